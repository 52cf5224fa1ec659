import { cartApi } from '@lunette/cart';
import { catalogApi } from '@lunette/catalog';
import { checkoutApi, checkoutState } from '@lunette/checkout';
import { testGatewayApp } from '@lunette/gateway/testing';
import { orderApi, orderState } from '@lunette/orders-returns';
import { expect, test } from 'vitest';
import { browserAt } from './browser.ts';

const gateway = await testGatewayApp();
const once = { subscribe: false } as const;

const address = {
  firstName: 'Ananya',
  lastName: 'Rao',
  phone: '9822041377',
  email: 'ananya.rao@post.example',
  addressline1: 'Neelkanth Residency, Lane 6',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN' as const,
};

test('SESS-01 CHK-08 CHK-03 ORD-05 the packages’ own calls lead a guest from a listing to an order, in one session, and fill the named state', async () => {
  const { store, calls } = browserAt(gateway);
  expect(checkoutState.checkoutStepKey(store.getState())).toBe(1);
  const listing = await store.dispatch(
    catalogApi.endpoints.getCategory.initiate(
      { params: { id: 'eyeglasses' }, query: {} },
      { ...once, initialPageParam: 0 },
    ),
  );
  expect(listing.data?.pages[0]?.product_list).toHaveLength(15);

  const productId = '100101';
  const packages = await store
    .dispatch(
      catalogApi.endpoints.getLensPackages.initiate(
        { params: { pid: productId }, query: { power_type: 'single_vision' } },
        once,
      ),
    )
    .unwrap();
  const packageId = packages.packages[0]?.id;
  const cart = await store
    .dispatch(
      cartApi.endpoints.addItem.initiate({
        body: { productId, powerType: 'single_vision', packageId },
        idempotencyKey: 'seam-add-1',
      }),
    )
    .unwrap();
  expect(cart.itemsQty).toBe(1);
  await expect.poll(() => cartApi.endpoints.getCart.select()(store.getState()).data?.itemsQty).toBe(1);

  await store.dispatch(checkoutApi.endpoints.saveShippingAddress.initiate({ body: { address } })).unwrap();
  await expect.poll(() => checkoutState.checkoutStepKey(store.getState())).toBe(2);
  expect(checkoutState.guestInfo(store.getState()).data).toMatchObject(address);
  const place = { postcode: '411001', shippingCountry: 'IN' as const };
  await store.dispatch(checkoutApi.endpoints.getDeliveryOptions.initiate({ query: place }, once)).unwrap();
  const offered = checkoutState.deliveryData(store.getState()).data ?? [];
  expect(offered.map(({ type }) => type)).toEqual(['standard', 'express']);
  const checkout = await store
    .dispatch(
      checkoutApi.endpoints.updateDeliveryOption.initiate({
        params: { type: 'standard' },
        query: { pincode: '411001', shippingCountry: 'IN' },
      }),
    )
    .unwrap();
  expect(checkout.checkoutStepKey).toBe(3);
  await expect.poll(() => checkoutState.checkoutStepKey(store.getState())).toBe(3);

  const methods = await store
    .dispatch(checkoutApi.endpoints.getPaymentMethods.initiate({ query: {} }, once))
    .unwrap();
  expect(checkoutState.paymentMethods(store.getState()).data).toEqual(methods.paymentMethods);
  const fee = methods.paymentMethods.find(({ id }) => id === 'cod')?.fee?.value ?? 0;
  const payment = await store
    .dispatch(
      checkoutApi.endpoints.payOrder.initiate({
        body: { paymentMethod: 'cod', expectedTotal: checkout.cart.totals.total + fee },
        idempotencyKey: 'seam-pay-1',
      }),
    )
    .unwrap();
  expect(payment).toMatchObject({ orderPlaced: true, status: 'cash_due' });
  const params = { orderId: payment.orderId };
  await store.dispatch(checkoutApi.endpoints.getPayment.initiate({ params }, once)).unwrap();
  expect(checkoutState.selectedPaymentMethod(store.getState()).data).toBe('cod');
  expect(checkoutState.orderPlaced(store.getState())).toBe(true);
  expect(checkoutState.paymentStatus(store.getState()).data).toBe('cash_due');
  expect(checkoutState.paymentError(store.getState())).toBeUndefined();

  const { orders } = await store
    .dispatch(orderApi.endpoints.getOrder.initiate({ params: { orderId: payment.orderId } }, once))
    .unwrap();
  expect(orders[0]).toMatchObject({ id: payment.orderId, status: 'placed' });
  expect(orderState.orderDetails(store.getState(), params)).toMatchObject({ success: true, data: orders[0] });
  expect(orderState.orderStatuses(store.getState(), params).data).toMatchObject([{ group: 'waiting' }]);
  await store
    .dispatch(orderApi.endpoints.getOrderCancelReasons.initiate({ params, query: {} }, once))
    .unwrap();
  expect(orderState.cancelReasons(store.getState()).data?.length).toBeGreaterThan(0);
  expect(orderState.refundMethods(store.getState()).data).toEqual([]);
  const after = await store
    .dispatch(cartApi.endpoints.getCart.initiate(undefined, { ...once, forceRefetch: true }))
    .unwrap();
  expect(after.itemsQty).toBe(0);
  expect(calls.filter((call) => call === 'POST /v2/sessions')).toHaveLength(1);
});

test('CART-13 a guest cannot reach the cart and the order of another guest', async () => {
  const mine = browserAt(gateway);
  await mine.store
    .dispatch(
      cartApi.endpoints.addItem.initiate({ body: { productId: '500101' }, idempotencyKey: 'seam-add-2' }),
    )
    .unwrap();
  const other = browserAt(gateway);
  const theirs = await other.store.dispatch(cartApi.endpoints.getCart.initiate(undefined, once)).unwrap();
  expect(theirs.itemsQty).toBe(0);
});
