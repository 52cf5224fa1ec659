import { Refusal, testGateway } from '@lunette/api-client/testing';
import { configurationApi, SHELL_CONFIGURATION } from '@lunette/session';
import { configurationContract } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { catalogApi } from './catalog.ts';
import { categoryContract } from '../contract/index.ts';
import { aCategory } from '../testing/fixtures/index.ts';
import { categoryArgs, searchArgs } from './listingArgs.ts';

const { getCategory, getSearch } = catalogApi.endpoints;
const configuration = configurationApi.endpoints.getConfiguration.initiate(SHELL_CONFIGURATION);

function shop(pageSize: () => number) {
  const gateway = testGateway()
    .on(configurationContract.getConfiguration, () => ({ category_page_size: pageSize() }))
    .on(categoryContract.getCategory, ({ query }) => aCategory({ page: query.page }))
    .on(categoryContract.getSearch, ({ query }) => aCategory({ page: query.page }));
  const sizes = () =>
    gateway.received.filter(({ path }) => path.includes('/category/')).map(({ query }) => query['page-size']);
  return { gateway, store: gateway.store(), sizes };
}

test('CATG-02 CATG-08 every page is requested with the page size of the common configuration', async () => {
  const { store, sizes } = shop(() => 24);
  await store.dispatch(configuration);
  await store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  await store.dispatch(getCategory.initiate(categoryArgs('2001', {}), { direction: 'forward' }));
  await store.dispatch(getSearch.initiate(searchArgs('round', {})));
  expect(sizes()).toEqual(['24', '24', '24']);
});

test('CATG-02 a listing that is requested while the configuration is loading waits for it and does not request it again', async () => {
  const { gateway, store, sizes } = shop(() => 24);
  const asking = store.dispatch(configuration);
  await store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  await asking;
  expect(sizes()).toEqual(['24']);
  expect(gateway.received).toHaveLength(2);
});

test('CATG-02 without a configuration no page size is sent, and the gateway uses its own', async () => {
  const { store, sizes } = shop(() => {
    throw new Refusal(503, 'unavailable', 'Not now.');
  });
  await store.dispatch(configuration);
  const { data } = await store.dispatch(getCategory.initiate(categoryArgs('2001', {})));
  expect(sizes()).toEqual([undefined]);
  expect(data?.pages).toHaveLength(1);
});
