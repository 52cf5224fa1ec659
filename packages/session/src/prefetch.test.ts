import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { configurationApi } from './api/configuration.ts';
import { configurationContract } from './contract/index.ts';
import { aConfiguration, aNavigation } from './testing/fixtures.ts';
import { prefetchRoute, prefetchShell, SHELL_CONFIGURATION } from './prefetch.ts';

test('header and footer of a page need two calls, and no call after hydration', async () => {
  const gateway = testGateway()
    .on(configurationContract.getConfiguration, () => aConfiguration())
    .on(configurationContract.getNavigation, () => aNavigation());
  const store = gateway.store();
  await prefetchShell(store);
  expect(gateway.received.map(({ path }) => path).sort()).toEqual([
    '/static/navigation.json',
    '/v2/utility/redis',
  ]);
  await prefetchShell(store);
  expect(gateway.received).toHaveLength(2);
  expect(
    configurationApi.endpoints.getConfiguration.select(SHELL_CONFIGURATION)(store.getState()).data
      ?.category_page_size,
  ).toBe(15);
});

test('HOME-04 the phone reads its menus from a call of its own', async () => {
  const gateway = testGateway()
    .on(configurationContract.getConfiguration, () => aConfiguration())
    .on(configurationContract.getMobileNavigation, () => aNavigation());
  const store = gateway.store({ client: 'mobilesite' });
  await prefetchShell(store);
  expect(gateway.received.map(({ path }) => path).sort()).toEqual([
    '/static/mobile-navigation.json',
    '/v2/utility/redis',
  ]);
  const { data } = configurationApi.endpoints.getNavigation.select({ query: {} })(store.getState());
  expect(data).toEqual(aNavigation());
});

test('a page renders without its menus', async () => {
  const store = testGateway().store();
  await expect(prefetchShell(store)).resolves.toBeUndefined();
});

test('ROUTE-02 the gateway looks up the address of a page', async () => {
  const gateway = testGateway().on(configurationContract.getRoute, () => ({
    section: 'product' as const,
    productId: '100101',
    categoryId: null,
    canonicalUrl: null,
  }));
  expect(await prefetchRoute(gateway.store(), '/product/alder-100101')).toMatchObject({
    section: 'product',
    productId: '100101',
  });
  expect(gateway.received[0]?.query).toEqual({ url: '/product/alder-100101' });
});
