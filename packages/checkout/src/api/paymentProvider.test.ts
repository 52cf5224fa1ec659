import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { paymentProviderContract } from '../contract/index.ts';
import { anOrderPayment, aSavedCard } from '../testing/fixtures.ts';
import { checkoutState } from './checkoutState.ts';
import { paymentProviderApi } from './paymentProvider.ts';

const { getClientToken, getProviderPayment, getProviderSavedCards, initiateSdk } =
  paymentProviderApi.endpoints;
const orderId = '1300482917';
const opening = {
  clientToken: 'pi_5f2c9a01d4e84b7790c3',
  paymentRefId: 'pi_5f2c9a01d4e84b7790c3',
  paymentId: '019a0b7c-1f52-7c11-9d3e-5b8f0c2a6e41',
};

test('PAY-06 initiating the payment SDK sets the flag on success, and a failure clears it', async () => {
  let isOpen = true;
  const gateway = testGateway().on(paymentProviderContract.initiateSdk, () => {
    if (!isOpen) throw new Refusal(409, 'no_card_payment', 'No card payment of this order is open.');
    return { initiated: true as const, ...opening };
  });
  const store = gateway.store();
  const initiate = () => store.dispatch(initiateSdk.initiate({ query: { orderId } }, { forceRefetch: true }));
  const flag = () => checkoutState.initiated(store.getState());
  expect(flag()).toBe(false);
  await initiate();
  expect(flag()).toBe(true);
  expect(gateway.received[0]).toMatchObject({ path: '/v2/payments/sdk/initiate', query: { orderId } });
  isOpen = false;
  await initiate();
  expect(flag()).toBe(false);
  isOpen = true;
  await initiate();
  expect(flag()).toBe(true);
});

test('PAY-03 the provider’s client token, saved cards and payment are asked for at their addresses', async () => {
  const gateway = testGateway()
    .on(paymentProviderContract.getClientToken, () => opening)
    .on(paymentProviderContract.getProviderSavedCards, () => ({ savedCards: [aSavedCard()] }))
    .on(paymentProviderContract.getProviderPayment, () => anOrderPayment());
  const store = gateway.store();
  const { paymentRefId, paymentId } = opening;
  const token = await store.dispatch(getClientToken.initiate({ query: { orderId } }));
  const cards = await store.dispatch(getProviderSavedCards.initiate());
  const payment = await store.dispatch(
    getProviderPayment.initiate({ params: { paymentRefId }, query: { paymentId } }),
  );
  expect(token.data).toEqual(opening);
  expect(cards.data?.savedCards).toEqual([aSavedCard()]);
  expect(payment.data).toEqual(anOrderPayment());
  expect(gateway.received.map(({ method, path, query }) => [method, path, query])).toEqual([
    ['GET', '/v2/payments/provider/clientToken', { orderId }],
    ['GET', '/v2/payments/provider/savedCards', {}],
    ['GET', `/v2/payments/${paymentRefId}/status`, { paymentId }],
  ]);
});
