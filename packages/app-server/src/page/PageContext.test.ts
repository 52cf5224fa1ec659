import { api, makeStore } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { PageContext } from './PageContext.tsx';
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
