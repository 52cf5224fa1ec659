import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { marketingContract } from '../contract/marketing.ts';
import { aSupportPage } from '../testing/fixtures.ts';
import { prefetchSupport } from '../prefetch.ts';

test('the support page is fetched once', async () => {
  const gateway = testGateway().on(marketingContract.getSupport, () => aSupportPage());
  const store = gateway.store();
  expect(await prefetchSupport(store)).toEqual(aSupportPage());
  await prefetchSupport(store);
  expect(gateway.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /static/support.json',
  ]);
});
