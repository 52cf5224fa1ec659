import { api, dehydrate, makeStore, type ApiError } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import type { Visitor } from '@lunette/country-config';
import { expect, test } from 'vitest';
import { scriptJson } from './dehydratedState.ts';

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

test('the state of a page is written completely, and nothing in it ends its element or its line', async () => {
  const store = makeStore(testContext());
  await store.dispatch(questions.question.initiate('</script>₹\u2028'));
  await store.dispatch(questions.refused.initiate());
  await store.dispatch(questions.pages.initiate());
  const state = { ...INDIA, texts: ['shop'], state: dehydrate(store) };
  const text = scriptJson(state);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(state).replaceAll('\u2028', ' ')));
});
