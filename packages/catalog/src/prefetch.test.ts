import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test, vi } from 'vitest';
import { catalogApi } from './api/catalog.ts';
import { categoryContract, homeContract } from './contract/index.ts';
import { aCategory, aHomePage } from './testing/fixtures/index.ts';
import { categoryArgs } from './api/listingArgs.ts';
import { prefetchHome, prefetchListing, prefetchSearch } from './prefetch.ts';

const { getCategory } = catalogApi.endpoints;
const at = (search: string) => new URLSearchParams(search);

function gatewayWithListings() {
  return testGateway()
    .on(categoryContract.getCategory, ({ params, query }) => {
      if (params.id === '404') throw new Refusal(404, 'unknown_category', 'There is no such category.');
      if (query.material === 'glass')
        throw new Refusal(503, 'catalog_unavailable', 'The goods cannot be read now.');
      return aCategory({ id: params.id, page: query.page });
    })
    .on(categoryContract.getSearch, ({ query }) => aCategory({ page: query.page }));
}

test('HOME-01 every home page key is requested under its own path', async () => {
  const page = aHomePage();
  const gateway = testGateway().on(homeContract.getHomePage, ({ params }) => ({ ...page, key: params.key }));
  const store = gateway.store();
  const keys = [
    'home',
    'eyeglasses',
    'sunglasses',
    'premium-eyeglasses',
    'premium-sunglasses',
    'promo-summer',
  ];
  for (const key of keys) expect((await prefetchHome(store, key)).key).toBe(key);
  expect(gateway.received.map(({ path }) => path)).toEqual(keys.map((key) => `/static/pages/${key}.json`));
});

test('HOME-04 a home page is requested with the start of its three minutes, and only once during that time', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T10:01:30Z'), toFake: ['Date'] });
  const gateway = testGateway().on(homeContract.getHomePage, () => aHomePage());
  const store = gateway.store();
  await prefetchHome(store, 'home');
  await prefetchHome(store, 'home');
  const began = String(Date.parse('2026-11-25T10:00:00Z'));
  expect(gateway.received.map(({ query }) => query.v)).toEqual([began]);
  vi.setSystemTime(new Date('2026-11-25T10:03:00Z'));
  await prefetchHome(gateway.store(), 'home');
  expect(gateway.received[1]?.query.v).toBe(String(Number(began) + 180_000));
  vi.useRealTimers();
});

test('CATG-02 the page in the URL is the page that is requested', async () => {
  const gateway = gatewayWithListings();
  const category = await prefetchListing(gateway.store(), '2001', at('page=2&frame_shape=round'));
  expect(gateway.received[0]?.query).toEqual({ page: '1', frame_shape: 'round' });
  expect(category.page).toBe(1);
});

test('a page that is already loaded needs no call, also if it is not the first page', async () => {
  const gateway = gatewayWithListings();
  const store = gateway.store();
  await prefetchListing(store, '2001', at(''));
  await store.dispatch(
    getCategory.initiate(categoryArgs('2001', {}), { direction: 'forward', subscribe: false }),
  );
  const category = await prefetchListing(store, '2001', at('page=2'));
  expect(category.page).toBe(1);
  expect(gateway.received).toHaveLength(2);
});

test('a page that is not next to the loaded ones starts the listing at that page', async () => {
  const gateway = gatewayWithListings();
  const store = gateway.store();
  await prefetchListing(store, '2001', at(''));
  await prefetchListing(store, '2001', at('page=9'));
  expect(getCategory.select(categoryArgs('2001', {}))(store.getState()).data?.pageParams).toEqual([8]);
  expect(gateway.received.map(({ query }) => query.page)).toEqual(['0', '8']);
});

test('an unknown category gives a 404', async () => {
  const store = gatewayWithListings().store();
  await expect(prefetchListing(store, '404', at(''))).rejects.toMatchObject({ init: { status: 404 } });
});

test('a failure keeps the page if the category is cached with other filters', async () => {
  const store = gatewayWithListings().store();
  await prefetchListing(store, '2001', at(''));
  await expect(prefetchListing(store, '2002', at('material=glass'))).rejects.toMatchObject({
    init: { status: 503 },
  });
  const category = await prefetchListing(store, '2001', at('material=glass'));
  expect(category.title).toBe('Eyeglasses');
  expect(getCategory.select(categoryArgs('2001', { material: 'glass' }))(store.getState()).status).toBe(
    'rejected',
  );
});

test('CATG-08 a search is requested by its text', async () => {
  const gateway = gatewayWithListings();
  await prefetchSearch(gateway.store(), 'round', at('q=round&sort=new&page=3'));
  expect(gateway.received[0]).toMatchObject({
    path: '/v2/products/category/search/query/round',
    query: { page: '2' },
  });
});
