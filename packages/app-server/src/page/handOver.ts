import { dehydrate, type AppStore, type RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import { jsonText, keptJsonText } from './jsonText.ts';
import type { Texts } from './texts.ts';

const ELEMENT = 'hand-over';

/** What a rendered page tells the browser that goes on with it. */
export interface HandOver extends Visitor {
  texts: string[];
  state: Partial<RootState>;
}

/** The state as the text of a script element. The answers in it are those of many pages: the text of each is kept. */
export function handOverText(store: AppStore, texts: Texts, visitor: Visitor): string {
  const { queries, ...rest } = dehydrate(store).api;
  const entries = Object.entries(queries).map(([key, { data, ...query } = {}]) => {
    const entry = jsonText(query);
    return `${jsonText(key)}:${data === undefined ? entry : withField(entry, 'data', answerText(data))}`;
  });
  const state = `{"api":${withField(jsonText(rest), 'queries', `{${entries.join()}}`)}}`;
  return withField(jsonText({ ...visitor, texts: texts.groups() }), 'state', state);
}

/** The text of an object with one more field at its end. */
function withField(object: string, name: string, text: string): string {
  return `${object.slice(0, -1)},"${name}":${text}}`;
}

/** The text of an answer; a list that is loaded page by page is each store's own, and its pages are the answers. */
function answerText(answer: unknown): string {
  if (!isPaged(answer)) return keptJsonText(answer);
  const { pages, pageParams } = answer;
  return `{"pages":[${pages.map(keptJsonText).join()}],"pageParams":${jsonText(pageParams)}}`;
}

function isPaged(answer: unknown): answer is InfiniteData<unknown, unknown> {
  return typeof answer === 'object' && answer !== null && 'pages' in answer && 'pageParams' in answer;
}

export const HAND_OVER_ID = ELEMENT;

/** Reads what the page handed over. */
export function readHandOver(): HandOver {
  return JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as HandOver;
}
