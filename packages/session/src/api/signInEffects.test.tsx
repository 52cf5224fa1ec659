import { api, closeExchange, storeExchange, openExchange } from '@lunette/api-client';
import { testGateway } from '@lunette/api-client/testing';
import { afterEach, expect, test } from 'vitest';
import { forgetTab } from '../browser/forgetTab.ts';
import { signInContract } from '../contract/index.ts';
import { aSignIn } from '../testing/fixtures.ts';
import { signInApi } from './signIn.ts';

afterEach(closeExchange);

let reads = 0;
const bagApi = api.injectEndpoints({
  endpoints: (build) => ({
    bagOfTheTest: build.query<number, void>({
      queryFn: () => ({ data: (reads += 1) }),
      providesTags: ['Cart'],
    }),
  }),
});

const open = () =>
  storeExchange(
    {
      method: 'NEWPRODUCT',
      orderId: '1300482917',
      itemId: 'item-alder',
      exchangeId: 'x1',
      returnStep: 'third',
      finalStep: '',
    },
    new Date(Date.now() + 3_600_000).toISOString(),
  );

async function readsAfterSignIn(): Promise<number> {
  reads = 0;
  const store = testGateway()
    .on(signInContract.authenticate, () => aSignIn())
    .store();
  const bag = store.dispatch(bagApi.endpoints.bagOfTheTest.initiate());
  await bag;
  const credentials = { body: { email: 'a@post.in', password: 'seven blue lamps' } };
  await store.dispatch(signInApi.endpoints.authenticate.initiate(credentials));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  bag.unsubscribe();
  return reads;
}

test('CART-25 after a sign-in the cart is fetched, except in an exchange flow', async () => {
  expect(await readsAfterSignIn()).toBe(2);
  open();
  expect(await readsAfterSignIn()).toBe(1);
});

test('an exchange ends in the browser of a customer who signs out', () => {
  open();
  forgetTab();
  expect(openExchange()).toBeNull();
});
