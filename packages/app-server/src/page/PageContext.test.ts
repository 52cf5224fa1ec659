import { api, makeStore } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import { createElement, Suspense } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { PageContext, useTexts } from './PageContext.tsx';
import { makeTexts } from './texts.ts';

const bagApi = api.injectEndpoints({
  endpoints: (build) => ({ countOfBag: build.query<number, void>({ queryFn: () => ({ data: 0 }) }) }),
});

test('GLOB-08 what wakes up late is drawn from the state that the page began with, whatever was answered since', () => {
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

test('a part that is no route of its own waits for its words', async () => {
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

test('words that could not be fetched are asked for again', async () => {
  let asked = 0;
  const fetched = () =>
    ++asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve([{ default: { word: ['w'] } }]);
  const texts = makeTexts({ late: { en: fetched, ar: fetched } }, 'en');
  await expect(texts.need('late')).rejects.toThrow('offline');
  await texts.need('late');
  expect(texts.messages()).toEqual({ word: ['w'] });
  await texts.need('late');
  expect(asked).toBe(2);
});
