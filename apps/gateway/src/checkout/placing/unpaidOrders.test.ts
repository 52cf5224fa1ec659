import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { solveCaptcha } from '../../identity/testing/customer.ts';
import { stock } from '../../catalog/schema.ts';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { CASH_FEE, FRAME, payByCard, readyToPay, type Ready } from '../testing/shopper.ts';
import { deleteOldUnpaid } from './unpaidOrders.ts';

const MOST = 3;
const provider = await fakeProvider();
const app = await testGatewayApp({
  settings: {
    sandboxUrl: provider.url,
    limits: { calls: 1_000_000, newSessions: 1_000_000, unpaidOrders: MOST },
  },
});

beforeEach(async () => {
  await app.db.execute(sql`DELETE FROM unpaid_order`);
  await app.db.execute(sql`UPDATE stock SET quantity = 500 WHERE product_id = ${Number(FRAME.productId)}`);
});

type Method = 'cod' | 'cc';

/** Places an order from a network address. */
function place(
  { token, total }: Ready,
  address: string,
  { method = 'cod', captcha, key = randomUUID() }: { method?: Method; captcha?: string; key?: string } = {},
) {
  const expectedTotal = method === 'cod' ? total + CASH_FEE : total;
  return call(
    app,
    paymentContract.payOrder,
    { body: { paymentMethod: method, expectedTotal, captcha } },
    { token, idempotencyKey: key, headers: { 'x-forwarded-for': address } },
  );
}

async function placeMany(count: number, addressOf: (index: number) => string, method: Method = 'cod') {
  for (let index = 0; index < count; index += 1) {
    const { status } = await place(await readyToPay(app), addressOf(index), { method });
    expect(status).toBe(200);
  }
}

const pieces = async () => {
  const [row] = await app.db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(FRAME.productId)));
  return row?.quantity;
};

test('after some unpaid orders from an address the next one needs a captcha, takes no stock, and is placed with one', async () => {
  await placeMany(MOST, () => '192.0.2.1');
  const ready = await readyToPay(app);
  const left = await pieces();
  const key = randomUUID();
  expect((await place(ready, '192.0.2.1', { key })).problem).toMatchObject({
    status: 403,
    code: 'captcha_required',
  });
  expect(await pieces()).toBe(left);
  const cart = (await call(app, cartContract.getCart, undefined, { token: ready.token })).result;
  expect(cart.items).toHaveLength(1);
  const captcha = await solveCaptcha(app);
  const placed = await place(ready, '192.0.2.1', { key, captcha });
  expect(placed.result.orderPlaced).toBe(true);
  // The answer was lost: the same call again returns the same order, whatever has become of its captcha.
  expect((await place(ready, '192.0.2.1', { key, captcha })).result.orderId).toBe(placed.result.orderId);
  const again = await place(await readyToPay(app), '192.0.2.1', { captcha });
  expect(again.problem.code).toBe('captcha_required');
});

test('cards that are not charged count, paid ones do not, and a caller with another address needs no captcha', async () => {
  for (let index = 0; index < MOST + 1; index += 1) {
    const paid = await readyToPay(app);
    await payByCard(app, provider, paid);
  }
  const { rows } = await app.db.execute(sql`SELECT FROM unpaid_order`);
  expect(rows).toHaveLength(0);
  await placeMany(MOST, () => '192.0.2.2', 'cc');
  const { problem } = await place(await readyToPay(app), '192.0.2.2', { method: 'cc' });
  expect(problem.code).toBe('captcha_required');
  expect((await place(await readyToPay(app), '192.0.2.3')).status).toBe(200);
});

test('an order of several products that needs a captcha takes none of them from stock', async () => {
  await placeMany(MOST, () => '192.0.2.4');
  const items = [FRAME, { productId: '500101' }];
  const ready = await readyToPay(app, { items });
  const left = await pieces();
  expect((await place(ready, '192.0.2.4')).problem.code).toBe('captcha_required');
  expect(await pieces()).toBe(left);
});

test('changing addresses of one IPv6 customer count together, and so do those of all callers', async () => {
  await placeMany(MOST, (index) => `2001:db8:1:1::${index + 1}`);
  expect((await place(await readyToPay(app), '2001:db8:1:1::ff')).problem.code).toBe('captcha_required');
  expect((await place(await readyToPay(app), '2001:db8:1:2::1')).status).toBe(200);
  await placeMany(MOST * 25 - MOST - 1, (index) => `198.51.100.${index}`);
  expect((await place(await readyToPay(app), '203.0.113.1')).problem.code).toBe('captcha_required');
  const captcha = await solveCaptcha(app);
  expect((await place(await readyToPay(app), '203.0.113.1', { captcha })).status).toBe(200);
});

test('after an hour unpaid orders no longer count, and are deleted', async () => {
  await placeMany(MOST, () => '192.0.2.5');
  await app.db.execute(sql`UPDATE unpaid_order SET at = at - interval '61 minutes'`);
  expect((await place(await readyToPay(app), '192.0.2.5')).status).toBe(200);
  await deleteOldUnpaid(app.db);
  const { rows } = await app.db.execute(sql`SELECT FROM unpaid_order`);
  expect(rows).toHaveLength(2);
});
