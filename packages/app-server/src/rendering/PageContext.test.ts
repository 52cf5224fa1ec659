import { api, makeStore } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import { createElement, Suspense } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { PageContext, useTexts } from './PageContext.tsx';
import { makeTexts } from './texts.ts';

const bagApi = api.injectEndpoints({
  endpoints: (build) => ({ countOfBag: build.query<number, void>({ queryFn: () => ({ data: 0 }) }) }),
});

test('GLOB-08 a part that is hydrated late uses the state that the server rendered the page from, not later answers', () => {
  const store = makeStore(testContext());
  const answer = (value: number) =>
    store.dispatch(bagApi.util.upsertQueryEntries([{ endpointName: 'countOfBag', arg: undefined, value }]));
  answer(1);
  const Header = () => {
    answer(2);
    return null;
  };
  const Bag = () => useSelector(bagApi.endpoints.countOfBag.select()).data;
  const page = createElement(
    PageContext,
    {
      store,
      texts: makeTexts({}, 'en'),
      visitor: { country: 'IN', language: 'en' },
      children: null,
    },
    createElement(Header),
    createElement(Bag),
  );
  expect(renderToString(page)).toBe('1');
  expect(renderToString(page)).toBe('2');
});

test('a part that is not a route suspends until its texts are loaded', async () => {
  const late = {
    en: () => Promise.resolve([{ default: { 'late.word': ['there'] } }]),
    ar: () => Promise.resolve([]),
  };
  const texts = makeTexts({ late }, 'en');
  const Part = () => {
    useTexts('late');
    return Object.keys(texts.messages()).join(' ');
  };
  const page = createElement(
    PageContext,
    { store: makeStore(testContext()), texts, visitor: { country: 'IN', language: 'en' }, children: null },
    createElement(Suspense, null, createElement(Part)),
  );
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  expect(await new Response(stream).text()).toContain('late.word');
});

test('texts that failed to load fail at once when requested again, and are loaded again a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let asked = 0;
  const fetched = () =>
    ++asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve([{ default: { word: ['w'] } }]);
  const texts = makeTexts({ late: { en: fetched, ar: fetched } }, 'en');
  await expect(texts.load('late')).rejects.toThrow('offline');
  // React renders again after a rejection; if that started another load, the part would suspend again.
  await expect(texts.load('late')).rejects.toThrow('offline');
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await texts.load('late');
  expect(texts.messages()).toEqual({ word: ['w'] });
  await texts.load('late');
  expect(asked).toBe(2);
});

test('groups of texts that load in parallel are all loaded, in one object for all pages with the same groups', async () => {
  const group = (word: string, after: number) => async () => {
    for (let turn = 0; turn < after; turn++) await Promise.resolve();
    return [{ default: { [word]: [word] } }];
  };
  const slow = group('slow', 9);
  const quick = group('quick', 1);
  const page = async () => {
    const texts = makeTexts({ slow: { en: slow, ar: slow }, quick: { en: quick, ar: quick } }, 'en');
    await Promise.all([texts.load('slow'), texts.load('quick')]);
    return texts.messages();
  };
  const messages = await page();
  expect(messages).toEqual({ slow: ['slow'], quick: ['quick'] });
  expect(await page()).toBe(messages);
});
