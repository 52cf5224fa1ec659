import { dehydrate, type AppStore, type RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import type { Texts } from './texts.ts';

const ELEMENT = 'hand-over';

/** What a rendered page tells the browser that goes on with it. */
export interface HandOver extends Visitor {
  texts: string[];
  state: Partial<RootState>;
}

/** The state as the text of a script element: JSON in which no tag can begin. */
export function handOverText(store: AppStore, texts: Texts, visitor: Visitor): string {
  const handOver: HandOver = { ...visitor, texts: texts.groups(), state: dehydrate(store) };
  return JSON.stringify(handOver)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, ' ');
}

export const HAND_OVER_ID = ELEMENT;

/** Reads what the page handed over. */
export function readHandOver(): HandOver {
  return JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as HandOver;
}
