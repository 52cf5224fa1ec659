import { Refusal, testGateway } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderApi } from '../api/order.ts';
import { orderState } from '../api/orderState.ts';
import { returnApi } from '../api/return.ts';
import { orderChangeContract } from '../contract/change.ts';
import { orderContract } from '../contract/order.ts';
import { returnContract } from '../contract/return/return.ts';
import { anOrder, cancelReasonsOf } from '../testing/fixtures/index.ts';
import { orderPage } from '../testing/orderPage.ts';
import { refundsOf } from '../testing/refunds.ts';
import { heldAnswer, OPEN_ORDER, openOrderGateway, renderWithStore } from '../testing/renderWithStore.tsx';
import { OrderListScreen } from './OrderListScreen.tsx';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';

afterEach(cleanup);

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('ORD-05 ORD-04 the list of orders loads, succeeds, and has the pages before the last one', async () => {
  const { read } = renderWithStore(
    <OrderListScreen />,
    testGateway().on(orderContract.getOrders, ({ query }) => ({
      orders: [anOrder(undefined, { id: String(query.page) })],
      totalOrder: 12,
    })),
  );
  const numbers = (name: 'ordersList' | 'prevOrders') => read(orderState[name]).data?.map(({ id }) => id);
  expect(read(orderState.ordersList)).toMatchObject({ loading: true, success: false });
  await screen.findByText('1 of 12');
  expect(read(orderState.ordersList)).toMatchObject({ loading: false, success: true });
  expect([numbers('ordersList'), numbers('prevOrders')]).toEqual([['0'], []]);
  await press(/^Show more orders$/);
  await expect.poll(() => numbers('ordersList')).toEqual(['0', '1']);
  expect(numbers('prevOrders')).toEqual(['0']);
});

test('ORD-05 a list that fails has its error instead of data', async () => {
  const { read } = renderWithStore(
    <OrderListScreen />,
    testGateway().on(orderContract.getOrders, () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    }),
  );
  await screen.findByText(/The shop is busy/);
  expect(read(orderState.ordersList)).toEqual({
    loading: false,
    success: false,
    data: undefined,
    error: expect.objectContaining({ status: 503 }) as unknown,
  });
});

test('ORD-05 the page of an order fills details, statuses, cancel and refund details, and the pieces to cancel', async () => {
  const { read } = renderWithStore(
    <OrderSummaryScreen {...orderPage} orderId={OPEN_ORDER.id} />,
    openOrderGateway(),
  );
  await press(/^Cancel the order$/);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /changed my mind/ }));
  expect(read(orderState.orderDetails).data?.id).toBe(OPEN_ORDER.id);
  expect(read(orderState.orderStatuses).data).toEqual([
    { itemId: 'item-alder', status: 'shipped', group: 'on_its_way' },
    { itemId: 'item-marram', status: 'delivered', group: 'arrived' },
  ]);
  expect(read(orderState.cancelDetails)).toMatchObject({ success: true, data: null });
  await expect.poll(() => read(orderState.refundDetails).data).toEqual(refundsOf());
  expect(read(orderState.cancelReasons).data).toEqual(cancelReasonsOf().reasons);
  expect(read(orderState.refundMethods).data).toEqual(cancelReasonsOf().refundMethods);
  expect(read(orderState.currentCancelReason)).toBe('changed_mind');
  expect(read(orderState.cancelProducts)).toBeNull();
  const [way] = cancelReasonsOf().refundMethods;
  await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${way?.title ?? ''}`) }));
  expect(read(orderState.currentRefundMethod)).toBe(way?.id);
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
  await expect.poll(() => read(orderState.currentCancelReason)).toBeNull();
});

test('ORD-05 the confirmation of cash loads and succeeds', async () => {
  const answer = heldAnswer();
  const at = '2036-11-15T08:50:00Z';
  const gateway = openOrderGateway().on(orderChangeContract.confirmCash, async () => {
    await answer.wait();
    return { orders: [{ ...OPEN_ORDER, cashConfirmation: { open: false, at } }] };
  });
  const { read } = renderWithStore(<OrderSummaryScreen {...orderPage} orderId={OPEN_ORDER.id} />, gateway);
  await press(/^Confirm$/);
  await expect.poll(() => read(orderState.codConfirm)).toMatchObject({ loading: true, success: false });
  answer.letGo();
  await screen.findByText(/^You confirmed on/);
  expect(read(orderState.codConfirm)).toMatchObject({ loading: false, success: true, data: { at } });
});

test('ORD-05 a change of the address loads, then has the new address', async () => {
  const address = { ...OPEN_ORDER.shippingAddress, city: 'Mumbai' };
  const store = openOrderGateway()
    .on(orderChangeContract.changeShippingAddress, ({ body }) => ({
      orders: [{ ...OPEN_ORDER, shippingAddress: body.address }],
    }))
    .store();
  const { initiate } = orderApi.endpoints.changeShippingAddress;
  const change = store.dispatch(initiate({ params: { orderId: OPEN_ORDER.id }, body: { address } }));
  expect(orderState.addressUpdate(store.getState())).toMatchObject({ loading: true, success: false });
  await change;
  expect(orderState.addressUpdate(store.getState())).toMatchObject({
    success: true,
    data: { city: 'Mumbai' },
  });
});

test('ORD-05 RET-09 the rules of returns and pickups are loaded on request', async () => {
  const config = { windowDays: 14, eligibilityHistory: { others: ['delivered'] }, mostPhotos: 5 };
  const rules = {
    daysAhead: 6,
    windows: [{ from: '09:00', to: '12:00' }],
    restDays: [0],
    piecesPerPickup: 8,
  };
  const store = testGateway()
    .on(returnContract.getReturnConfig, () => config)
    .on(returnContract.getPickupRules, () => rules)
    .store();
  await store.dispatch(returnApi.endpoints.getReturnConfig.initiate());
  await store.dispatch(returnApi.endpoints.getPickupRules.initiate());
  expect(orderState.returnConfig(store.getState()).data).toEqual(config);
  expect(orderState.pfuConfig(store.getState()).data).toEqual(rules);
});
