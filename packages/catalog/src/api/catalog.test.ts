import { Refusal, testGateway } from '@lunette/api-client/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogApi } from './catalog.ts';
import { categoryContract } from '../contract/index.ts';
import { aCategory } from '../testing/fixtures/index.ts';
import { categoryArgs, searchArgs } from './listingArgs.ts';

const { getCategory, getSearch } = catalogApi.endpoints;

afterEach(() => vi.useRealTimers());

function listings() {
  const gateway = testGateway()
    .on(categoryContract.getCategory, ({ params, query }) => aCategory({ id: params.id, page: query.page }))
    .on(categoryContract.getSearch, ({ query }) => aCategory({ title: 'Results', page: query.page }));
  return { gateway, store: gateway.store() };
}

test('CATG-01 the next page is appended to the listing, and the page counter increases', async () => {
  const { store } = listings();
  const args = categoryArgs('2001', {});
  const listing = store.dispatch(getCategory.initiate(args));
  await listing;
  const next = await store.dispatch(getCategory.initiate(args, { direction: 'forward' }));
  expect(next.data?.pages.flatMap((page) => page.product_list)).toHaveLength(30);
  expect(next.data?.pageParams).toEqual([0, 1]);
});

test('CATG-02 pages have fifteen goods; the first request is for page=0, and the counter is then 1', async () => {
  const { gateway, store } = listings();
  const { data } = await store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  expect(gateway.received[0]?.query).toEqual({ page: '0' });
  expect(data?.pages[0]?.product_list).toHaveLength(15);
  const counter = (data?.pageParams.at(-1) ?? 0) + 1;
  expect(counter).toBe(1);
});

test('CATG-03 a loading listing has no data, a loaded one has its goods, and other filters begin without data again', async () => {
  const { store } = listings();
  const loading = store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  const asked = getCategory.select(categoryArgs('2001', {}))(store.getState());
  expect(asked.status).toBe('pending');
  expect(asked.data).toBeUndefined();
  await loading;
  expect(getCategory.select(categoryArgs('2001', {}))(store.getState()).data?.pages[0]?.totalCount).toBe(226);
  void store.dispatch(getCategory.initiate(categoryArgs('2001', { frame_shape: 'round' })));
  const other = getCategory.select(categoryArgs('2001', { frame_shape: 'round' }))(store.getState());
  expect(other.status).toBe('pending');
  expect(other.data).toBeUndefined();
});

test('CATG-03 CATG-04 five listings are cached at most: half a second after a seventh was loaded, the two oldest are removed', async () => {
  vi.useFakeTimers();
  const { store } = listings();
  const ids = ['1', '2', '3', '4', '5', '6', '7'];
  for (const id of ids)
    await store.dispatch(getCategory.initiate(categoryArgs(id, {}), { subscribe: false }));
  const kept = () =>
    ids.filter((id) => getCategory.select(categoryArgs(id, {}))(store.getState()).data !== undefined);
  await vi.advanceTimersByTimeAsync(499);
  expect(kept()).toEqual(ids);
  await vi.advanceTimersByTimeAsync(1);
  expect(kept()).toEqual(['3', '4', '5', '6', '7']);
});

test('CATG-04 searches count too, and the listing on the screen is kept', async () => {
  vi.useFakeTimers();
  const { store } = listings();
  await store.dispatch(getCategory.initiate(categoryArgs('1', {})));
  await vi.advanceTimersByTimeAsync(600);
  for (const q of ['a', 'b', 'c', 'd', 'e'])
    await store.dispatch(getSearch.initiate(searchArgs(q, {}), { subscribe: false }));
  await vi.advanceTimersByTimeAsync(500);
  expect(getCategory.select(categoryArgs('1', {}))(store.getState()).data).toBeDefined();
  expect(getSearch.select(searchArgs('a', {}))(store.getState()).data).toBeUndefined();
  expect(getSearch.select(searchArgs('b', {}))(store.getState()).data).toBeDefined();
});

test('CATG-08 a category is requested by its id with page size, page, sort order and filters', async () => {
  const { gateway, store } = listings();
  await store.dispatch(
    getCategory.initiate(categoryArgs('2001', { sort: 'new', frame_shape: 'panto,round' })),
  );
  expect(gateway.received[0]).toMatchObject({
    method: 'GET',
    path: '/v2/products/category/2001',
    query: { page: '0', sort: 'new', frame_shape: 'panto,round' },
  });
});

test('CATG-08 a search is requested without the sort order', async () => {
  const { gateway, store } = listings();
  await store.dispatch(getSearch.initiate(searchArgs('round gold', { sort: 'new', material: 'titanium' })));
  expect(gateway.received[0]).toMatchObject({
    path: '/v2/products/category/search/query/round%20gold',
    query: { page: '0', material: 'titanium' },
  });
  expect(gateway.received[0]?.query).not.toHaveProperty('sort');
});

test('GLOB-07 a listing that fails has an error and no data', async () => {
  const gateway = testGateway().on(categoryContract.getCategory, () => {
    throw new Refusal(503, 'catalog_unavailable', 'The goods cannot be read now.');
  });
  const store = gateway.store();
  await store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  const { status, data, error } = getCategory.select(categoryArgs('2001', {}))(store.getState());
  expect(status).toBe('rejected');
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 503, data: { detail: 'The goods cannot be read now.' } });
});
