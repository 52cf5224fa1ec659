import { api, dehydrate, makeStore, type ApiError } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import type { Visitor } from '@lunette/country-config';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { handOverText, withHandOver } from './handOverText.ts';
import { jsonText } from './jsonText.ts';
import { DehydratedState } from './PageContext.tsx';
import { makeTexts } from './texts.ts';

const INDIA: Visitor = { country: 'IN', language: 'en' };
const questions = api.injectEndpoints({
  endpoints: (build) => ({
    question: build.query<{ words: string }, string>({ queryFn: (words) => ({ data: { words } }) }),
    refused: build.query<string, void>({
      queryFn: (): { error: ApiError } => ({
        error: { status: 'OFFLINE', data: { code: 'offline', detail: 'Away' } },
      }),
    }),
    pages: build.infiniteQuery<{ at: number }, void, number>({
      infiniteQueryOptions: { initialPageParam: 3, getNextPageParam: () => undefined },
      queryFn: ({ pageParam }) => ({ data: { at: pageParam } }),
    }),
  }),
}).endpoints;

test('what a page hands over is its whole state, and nothing in it ends the element', async () => {
  const store = makeStore(testContext());
  await store.dispatch(questions.question.initiate('</script>₹'));
  await store.dispatch(questions.refused.initiate());
  await store.dispatch(questions.pages.initiate());
  const texts = makeTexts({ shop: { en: () => Promise.resolve([]), ar: () => Promise.resolve([]) } }, 'en');
  await texts.need('shop');

  const text = handOverText(store, texts, INDIA);
  expect(text).not.toContain('<');
  expect(JSON.parse(Buffer.from(text, 'latin1').toString())).toEqual({
    ...INDIA,
    texts: ['shop'],
    state: dehydrate(store),
  });
  expect(handOverText(store, texts, INDIA)).toBe(text);
});

test('a page is handed over where it says so, and one without such a place stays as it is', () => {
  const page = renderToString(
    createElement('body', null, createElement(DehydratedState), createElement('p')),
  );
  const filledIn = (piece: string) => piece.replace('<p>', '<p>Goods');
  expect(withHandOver(page, '{"$&":"<p>"}', filledIn)).toBe(
    page.replace('></script>', () => '>{"$&":"<p>"}</script>').replace('<p></p>', '<p>Goods</p>'),
  );
  expect(withHandOver('<p></p>', '{}', filledIn)).toBe('<p>Goods</p>');
});

test('a line that only some readers of scripts end is a space', () => {
  expect(jsonText('a\u2028b\u2029c')).toBe('"a b c"');
});
