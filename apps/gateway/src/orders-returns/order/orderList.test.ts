import { cartContract } from '@lunette/cart/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { completeCheckout, FRAME, pay } from '../../checkout/testing/shopper.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newCustomer } from '../../identity/testing/customer.ts';

const app = await testGatewayApp();
const owner = await newCustomer(app);
const list = (query: object, token?: string) =>
  call(app, orderContract.getOrders, { query: query as never }, { token });
const placed: string[] = [];

async function order(): Promise<string> {
  await call(app, cartContract.addItem, { body: FRAME }, { token: owner.token });
  const total = await completeCheckout(app, owner.token);
  return (await pay(app, { token: owner.token, total }, { paymentMethod: 'cod' })).result.orderId;
}

beforeAll(async () => {
  for (let number = 0; number < 3; number += 1) placed.unshift(await order());
});

describe('the list of orders', () => {
  test('ORD-03 the list is refused without a session and to a guest', async () => {
    expect((await list({})).status).toBe(401);
    expect((await list({}, await guest(app))).problem).toMatchObject({
      status: 403,
      code: 'sign_in_required',
    });
  });

  test('ORD-03 a page or size out of bounds is refused', async () => {
    for (const query of [{ page: -1 }, { page: 'x' }, { 'page-size': 0 }, { 'page-size': 51 }])
      expect((await list(query, owner.token)).status).toBe(422);
  });

  test('ORD-03 another customer’s list has none of the orders', async () => {
    const other = await newCustomer(app);
    expect((await list({}, other.token)).result).toEqual({ orders: [], totalOrder: 0 });
  });

  test('ORD-03 the orders are listed by page, the newest first, with their total number', async () => {
    const first = (await list({ page: 0, 'page-size': 2 }, owner.token)).result;
    expect(first.totalOrder).toBe(3);
    expect(first.orders.map(({ id }) => id)).toEqual(placed.slice(0, 2));
    const second = (await list({ page: 1, 'page-size': 2 }, owner.token)).result;
    expect(second.orders.map(({ id }) => id)).toEqual(placed.slice(2));
    expect((await list({ page: 2, 'page-size': 2 }, owner.token)).result).toEqual({
      orders: [],
      totalOrder: 3,
    });
  });

  test('ORD-03 each order equals that of its own page, without acts, and v2 is the same call', async () => {
    const { orders } = (await list({}, owner.token)).result;
    const own = await call(
      app,
      orderContract.getOrder,
      { params: { orderId: placed[0] ?? '' }, query: {} },
      { token: owner.token },
    );
    expect(orders[0]).toEqual({ ...own.result.orders[0], acts: [] });
    expect(orders[0]?.items[0]).toMatchObject({ productId: FRAME.productId });
    const older = await call(app, orderContract.getOrdersV2, { query: {} as never }, { token: owner.token });
    expect(older.result.orders).toEqual(orders);
  });

  test('ORD-03 an order that was cancelled before it was paid is not listed; one that was cancelled later is', async () => {
    await app.db.execute(
      sql`UPDATE orders SET status = 'cancelled', placed_at = NULL WHERE id = ${placed[0]}`,
    );
    await app.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${placed[1]}`);
    const { orders, totalOrder } = (await list({}, owner.token)).result;
    expect([orders.map(({ id }) => id), totalOrder]).toEqual([placed.slice(1), 2]);
  });
});
