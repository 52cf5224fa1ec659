import type { RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';

/** The script element that hands the server's state over to the browser. */
export const DEHYDRATED_STATE = { id: 'hand-over', type: 'application/json' };

/** What a rendered page tells the browser that goes on with it. */
export interface PageState extends Visitor {
  texts: string[];
  state: Partial<RootState>;
}

/** Reads what the page handed over. */
export function readDehydratedState(): PageState {
  return JSON.parse(document.getElementById(DEHYDRATED_STATE.id)?.textContent ?? '{}') as PageState;
}
