import { dehydrate, type AppStore } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import type { InfiniteData } from '@reduxjs/toolkit/query';
import { DEHYDRATED_STATE } from './dehydratedState.ts';
import { jsonText, keptJsonText } from './jsonText.ts';
import type { Texts } from './texts.ts';

const START = `<script id="${DEHYDRATED_STATE.id}" type="${DEHYDRATED_STATE.type}">`;

/**
 * A page with what it was drawn from in its place, if it has one; both read byte by byte. React would go through the long text
 * three times. What else is missing in the page is filled in on either side: the shorter the page, the sooner it is read.
 */
export function withHandOver(page: string, text: string, fillIn: (piece: string) => string): string {
  const start = page.lastIndexOf(START);
  if (start < 0) return fillIn(page);
  const at = start + START.length;
  return fillIn(page.slice(0, at)) + text + fillIn(page.slice(at));
}

/** The state as the text of a script element, byte by byte. The answers in it are those of many pages: the text of each is kept. */
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
