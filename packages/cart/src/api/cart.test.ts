import { Refusal, testGateway } from '@lunette/api-client/testing';
import { describe, expect, test } from 'vitest';
import { cartApi } from './cart.ts';
import { cartContract, type Cart } from '../contract/index.ts';
import { aCart, aCartLine, aLastPiece } from '../testing/fixtures.ts';

const { getCart, addItem, increaseItem, decreaseItem, updatePower, clearCart } = cartApi.endpoints;

function withCart(cart = aCart()) {
  const gateway = testGateway().on(cartContract.getCart, () => cart);
  const store = gateway.store();
  const calls = () => gateway.received.map(({ method, path }) => `${method} ${path}`);
  const cached = () => getCart.select()(store.getState()).data;
  return { gateway, store, calls, cached };
}

describe('reading the cart', () => {
  test('CART-01 a cart has its id, items, counts, currency, discount text, totals and whether the wallet is applied', async () => {
    const { store } = withCart(
      aCart(undefined, { discounts: [{ type: 'implicit', amount: 500, label: 'Bag discount' }] }),
    );
    const { data } = await store.dispatch(getCart.initiate());
    expect(data).toMatchObject({
      id: 'cart-1',
      itemsQty: 2,
      itemsCount: 2,
      currencyCode: 'INR',
      discountDescription: 'Two frames or more: ₹500 off. Applied automatically.',
      walletApplied: false,
      totals: {
        subTotal: 7900,
        totalDiscount: 500,
        totalTax: 725.85,
        shipping: 0,
        total: 7400,
        discounts: [{ type: 'implicit', amount: 500 }],
      },
    });
    expect(data?.items.map(({ name }) => name)).toEqual([
      'Alder, Havana tortoise',
      'Marram, Honey, olive lens',
    ]);
  });

  for (const status of [401, 404])
    test(`CART-13 an answer with status ${status} resets the cart to an empty one`, async () => {
      const { gateway, store, cached } = withCart();
      await store.dispatch(getCart.initiate());
      gateway.on(cartContract.getCart, () => {
        throw new Refusal(status, 'session_invalid', 'This session is over.');
      });
      const { data, error } = await store.dispatch(getCart.initiate(undefined, { forceRefetch: true }));
      expect(error).toBeUndefined();
      expect(data).toMatchObject({ items: [], itemsQty: 0, currencyCode: 'INR', totals: { total: 0 } });
      expect(cached()?.itemsQty).toBe(0);
    });

  test('CART-13 the wallet is applied when the query asks for it', async () => {
    const { gateway, store } = withCart();
    await store.dispatch(getCart.initiate({ query: { applyWallet: 'true' } }));
    expect(gateway.received[0]?.query).toEqual({ applyWallet: 'true' });
  });

  test('GLOB-07 any other failure is kept as the error of the cart', async () => {
    const { gateway, store } = withCart();
    gateway.on(cartContract.getCart, () => {
      throw new Refusal(503, 'unavailable', 'The store is resting.');
    });
    const { data, error } = await store.dispatch(getCart.initiate());
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      status: 503,
      data: { code: 'unavailable', detail: 'The store is resting.' },
    });
  });
});

describe('changing the cart', () => {
  test('CART-14 adding sends the item once; the answer becomes the cart with its count, without a second call', async () => {
    const { gateway, store, calls, cached } = withCart(aCart([]));
    gateway.on(cartContract.addItem, () => aCart([aCartLine()]));
    const subscription = store.dispatch(getCart.initiate());
    await subscription;
    await store.dispatch(addItem.initiate({ body: { productId: '148001' }, idempotencyKey: 'key-1' }));
    await expect.poll(() => cached()?.itemsQty).toBe(1);
    expect(calls()).toEqual(['GET /v2/carts', 'POST /v2/carts']);
    expect(gateway.received[1]?.headers['idempotency-key']).toBe('key-1');
    subscription.unsubscribe();
  });

  test('CART-15 PUT update-item increases by count, DELETE with count decreases, DELETE without count removes the line', async () => {
    const { gateway, store, cached } = withCart();
    gateway
      .on(cartContract.increaseItem, ({ query }) => aCart([aCartLine({ quantity: 1 + query.count })]))
      .on(cartContract.decreaseItem, ({ query }) => aCart(query.count ? [aCartLine({ quantity: 2 })] : []));
    await store.dispatch(increaseItem.initiate({ params: { itemId: 'line-alder' }, query: { count: 2 } }));
    await expect.poll(() => cached()?.itemsQty).toBe(3);
    await store.dispatch(decreaseItem.initiate({ params: { itemId: 'line-alder' }, query: { count: 1 } }));
    await expect.poll(() => cached()?.itemsQty).toBe(2);
    await store.dispatch(decreaseItem.initiate({ params: { itemId: 'line-alder' } }));
    await expect.poll(() => cached()?.itemsQty).toBe(0);
    expect(gateway.received.map(({ method, path, query }) => [method, path, query.count])).toEqual([
      ['PUT', '/v2/carts/update-item/line-alder', '2'],
      ['DELETE', '/v2/carts/update-item/line-alder', '1'],
      ['DELETE', '/v2/carts/update-item/line-alder', undefined],
    ]);
  });

  test('CART-15 POST update-item sends the prescription of a changed power', async () => {
    const { gateway, store, cached } = withCart();
    gateway.on(cartContract.updatePower, ({ body }) =>
      aCart([aCartLine({ prescription: body.prescription })]),
    );
    const prescription = { right: { sph: '-1.00' }, left: { sph: '-1.25' } };
    await store.dispatch(
      updatePower.initiate({
        params: { itemId: 'line-alder' },
        body: { powerType: 'single_vision', prescription },
      }),
    );
    expect(gateway.received[0]).toMatchObject({ method: 'POST', path: '/v2/carts/update-item/line-alder' });
    await expect.poll(() => cached()?.items[0]?.prescription).toEqual(prescription);
  });

  test('CART-14 a read that starts before a write and is answered after it is repeated', async () => {
    const { gateway, store, cached } = withCart();
    let answerRead: (cart: Cart) => void = () => undefined;
    gateway.on(cartContract.addItem, () => aCart([aCartLine({ quantity: 2 })]));
    gateway.on(
      cartContract.getCart,
      () =>
        new Promise<Cart>((resolve) => {
          answerRead = resolve;
        }),
    );
    const subscription = store.dispatch(getCart.initiate());
    await store.dispatch(addItem.initiate({ body: { productId: '148001' }, idempotencyKey: 'key-1' }));
    await expect.poll(() => cached()?.itemsQty).toBe(2);
    const answerOld = answerRead;
    gateway.on(cartContract.getCart, () => aCart([aCartLine({ quantity: 2 })]));
    answerOld(aCart([aCartLine({ quantity: 1 })]));
    await subscription;
    await expect.poll(() => gateway.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    await expect.poll(() => cached()?.itemsQty).toBe(2);
    subscription.unsubscribe();
  });

  test('a refused write leaves the cart unchanged, and the cart is read again', async () => {
    const { gateway, store, calls, cached } = withCart(aCart([aLastPiece()]));
    gateway.on(cartContract.increaseItem, () => {
      throw new Refusal(422, 'out_of_stock', 'Only one is left.');
    });
    const subscription = store.dispatch(getCart.initiate());
    await subscription;
    const answer = await store.dispatch(increaseItem.initiate({ params: { itemId: 'line-marram' } }));
    expect(answer.error).toMatchObject({ status: 422, data: { detail: 'Only one is left.' } });
    await expect
      .poll(calls)
      .toEqual(['GET /v2/carts', 'PUT /v2/carts/update-item/line-marram', 'GET /v2/carts']);
    await expect.poll(() => cached()?.itemsQty).toBe(1);
    subscription.unsubscribe();
  });

  test('when two lines are changed at once, both changes are shown in whichever order the answers arrive', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const [alder, marram] = [aCartLine(), aLastPiece()];
      const { gateway, store, calls, cached } = withCart(aCart([alder, marram]));
      const answers: (() => void)[] = [];
      const states = [
        aCart([aCartLine({ quantity: 2 }), marram]),
        aCart([aCartLine({ quantity: 2 }), aLastPiece({ quantity: 2 })]),
      ];
      const later = (cart: Cart) => {
        gateway.on(cartContract.getCart, () => cart);
        return new Promise<Cart>((resolve) => answers.push(() => resolve(cart)));
      };
      gateway.on(cartContract.increaseItem, () => later(states[answers.length] ?? aCart([])));
      const subscription = store.dispatch(getCart.initiate());
      await subscription;
      const writes = [];
      for (const { id } of [alder, marram]) {
        const args = { params: { itemId: id }, query: { count: 1 } };
        writes.push(store.dispatch(increaseItem.initiate(args)));
        await expect.poll(() => answers.length).toBe(writes.length);
      }
      for (const at of order) {
        answers[at]?.();
        await writes[at];
      }
      await expect.poll(calls).toHaveLength(4);
      await expect.poll(() => cached()?.itemsQty).toBe(4);
      expect(calls().at(-1)).toBe('GET /v2/carts');
      subscription.unsubscribe();
    }
  });

  test('after the cart is cleared, the cached cart is empty', async () => {
    const { gateway, store, cached } = withCart();
    gateway.on(cartContract.clearCart, () => aCart([]));
    await store.dispatch(clearCart.initiate(undefined));
    await expect.poll(() => cached()?.itemsQty).toBe(0);
  });
});
