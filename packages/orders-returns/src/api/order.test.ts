import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { orderApi } from './order.ts';
import { orderContract } from '../contract/order.ts';
import { anOrder } from '../testing/fixtures/index.ts';

const { getOrder } = orderApi.endpoints;

test('ORD-02 an order has its items with their history, its payments, its city and its totals', async () => {
  const store = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [anOrder()] }))
    .store();
  const { data } = await store.dispatch(getOrder.initiate({ params: { orderId: '1300482917' } }));
  expect(data?.orders[0]).toMatchObject({
    id: '1300482917',
    createdAt: '2026-11-14T12:50:00Z',
    payments: { paymentList: [{ method: 'cc' }] },
    shippingAddress: { city: 'Pune' },
    amount: { total: 7400 },
    finalTotal: [
      { id: 'subTotal', value: 7900 },
      { id: 'total', value: 7400 },
    ],
  });
  expect(data?.orders[0]?.items[0]).toMatchObject({
    productId: '148001',
    name: 'Alder',
    sku: 'eye-alder-132-havana',
    quantity: 1,
    classification: 'eyeframe',
    subcategory: 'eyeglasses',
    brandName: 'Lunette Studio',
    frameSize: 'Medium',
    frameType: 'Full rim',
    powerRequired: 'POWER_REQUIRED',
    options: [{ type: 'lens_package', oid: 'clear-156-screen' }, { type: 'coating' }],
    prescription: { powerType: 'single_vision' },
    lensType: 'single_vision',
    tierMembershipDuration: null,
    statusHistory: [
      { status: 'placed' },
      { status: 'confirmed' },
      { status: 'lenses_cut' },
      { status: 'packed' },
      { status: 'shipped' },
    ],
  });
});

test('ORD-01 an order is requested by its id, and in another browser with its e-mail address', async () => {
  const gateway = testGateway().on(orderContract.getOrder, () => ({ orders: [anOrder()] }));
  await gateway
    .store()
    .dispatch(
      getOrder.initiate({ params: { orderId: '1300482917' }, query: { email: 'ananya.rao@post.in' } }),
    );
  expect(gateway.received[0]).toMatchObject({
    method: 'GET',
    path: '/v3/orders/1300482917',
    query: { email: 'ananya.rao@post.in' },
  });
});

test('GLOB-07 an order that the visitor may not see gives an error instead of data', async () => {
  const store = testGateway()
    .on(orderContract.getOrder, () => {
      throw new Refusal(404, 'order_not_found', 'There is no such order.');
    })
    .store();
  const { data, error } = await store.dispatch(getOrder.initiate({ params: { orderId: '1' } }));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 404, data: { code: 'order_not_found' } });
});
