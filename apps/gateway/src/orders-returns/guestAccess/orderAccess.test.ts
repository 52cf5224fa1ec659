import { reorderContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newAddress, newCustomer } from '../../identity/testing/customer.ts';
import { staffSession } from '../../identity/testing/staff.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const seller = await staffSession(app, 'salesman');
const { rows: packages } = await app.db.execute<{ id: string }>(
  sql`SELECT id FROM lens_package WHERE 'single_vision' = ANY(power_types) ORDER BY id LIMIT 1`,
);
const WITH_POWER = {
  productId: sentinels.inStockFrame,
  packageId: packages[0]?.id ?? '',
  powerType: 'single_vision' as const,
  prescription: { right: { sph: '-1.00', pd: '31.0' }, left: { sph: '-1.25', pd: '31.0' } },
};
const OTHER_POWER = { right: { sph: '-2.00', pd: '31.0' }, left: { sph: '-2.25', pd: '31.0' } };
let orders = 0;

/** A guest's order with a unique e-mail address, and all kinds of callers. */
async function anOrder() {
  const ready = await readyToPay(app, { items: [WITH_POWER] });
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const email = `access${(orders += 1)}@post.in`;
  await app.db.execute(sql`UPDATE orders SET email = ${email} WHERE id = ${orderId}`);
  const code = await guest(app);
  await enterCode(orderId, email, code);
  const callers = {
    owner: ready.token,
    code,
    guest: await guest(app),
    customer: (await newCustomer(app)).token,
    staff: seller.token,
  };
  return { orderId, email, callers };
}

async function enterCode(orderId: string, email: string, token: string): Promise<void> {
  const as = { token, headers: newAddress() };
  const params = { orderId };
  await call(app, orderContract.sendOrderCode, { params, body: { email } }, as);
  await app.runJobs();
  const value = /^\d{6}$/m.exec(app.sent.mail.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
  const redeemed = await call(app, orderContract.redeemOrderCode, { params, query: { value } }, as);
  expect(redeemed.status).toBe(200);
}

type Shop = Awaited<ReturnType<typeof anOrder>>;
type OrderCall = (shop: Shop, token: string, proof?: string) => Promise<{ status: number }>;

const as = (token: string) => ({ token, headers: newAddress(), idempotencyKey: crypto.randomUUID() });
const read: OrderCall = ({ orderId }, token, email) =>
  call(app, orderContract.getOrder, { params: { orderId }, query: email ? { email } : {} }, as(token));
const CHANGES: [string, OrderCall][] = [
  [
    'reading how it can be cancelled',
    ({ orderId }, token) => call(app, orderContract.getCancelReasons, { params: { orderId } }, as(token)),
  ],
  [
    'changing a power',
    async ({ orderId, callers }, token, email) => {
      const own = await call(
        app,
        orderContract.getOrder,
        { params: { orderId }, query: {} },
        as(callers.owner),
      );
      const params = { orderId, itemId: own.result.orders[0]?.items[0]?.id ?? '' };
      const body = { prescription: OTHER_POWER, ...(email && { powerUpdatedBy: email }) };
      return call(
        app,
        orderContract.updatePrescription,
        { params, query: email ? { email } : {}, body },
        as(token),
      );
    },
  ],
  [
    'asking how its payment stands',
    ({ orderId }, token) => call(app, paymentContract.getPayment, { params: { orderId } }, as(token)),
  ],
  [
    'cancelling',
    ({ orderId }, token) =>
      call(
        app,
        orderContract.cancelOrder,
        { params: { orderId }, body: { reason: 'changed_mind' } },
        as(token),
      ),
  ],
];

describe('access to an order', () => {
  test('ORD-01 owner and reader with the code read it completely, a caller with the e-mail address reads it masked, and others do not find it', async () => {
    const shop = await anOrder();
    const { owner, code, ...others } = shop.callers;
    expect((await read(shop, owner)).status).toBe(200);
    expect((await read(shop, code)).status).toBe(200);
    for (const token of Object.values(others)) expect((await read(shop, token)).status).toBe(404);
    expect((await read(shop, others.guest, shop.email)).status).toBe(200);
    expect((await read(shop, others.staff, shop.email)).status).toBe(404);
  });

  test.each(CHANGES)(
    'LPU-05 %s is allowed for the owner and for a caller who has entered the code',
    async (_name, change) => {
      const shop = await anOrder();
      const { owner, code, staff, ...others } = shop.callers;
      expect([403, 404]).toContain((await change(shop, staff, shop.email)).status);
      for (const token of Object.values(others)) {
        expect((await change(shop, token)).status).toBe(404);
        expect((await change(shop, token, shop.email)).status).toBe(404);
      }
      const second = await anOrder();
      expect((await change(second, second.callers.owner)).status).toBe(200);
      expect((await change(shop, code)).status).toBe(200);
      await app.db.execute(sql`UPDATE order_code SET expires_at = now() WHERE order_id = ${shop.orderId}`);
      expect((await change(shop, code)).status).toBe(404);
      expect(owner).not.toBe(code);
    },
  );

  test('ORD-01 ordering again copies the power only for a caller who may read it', async () => {
    const shop = await anOrder();
    const powers = async (token: string, emailId: string) => {
      const body = { orderId: shop.orderId, emailId };
      const { result } = await call(app, reorderContract.reorder, { body }, as(token));
      return result.items.map(({ prescription }) => prescription?.right?.sph ?? null);
    };
    expect(await powers(shop.callers.code, shop.email)).toEqual(['-1.00']);
    expect(await powers(shop.callers.guest, shop.email)).toEqual(['Call Me/Email Me for Power']);
  });

  test('acts of the order say who did them, and a masked order has none', async () => {
    const shop = await anOrder();
    await CHANGES[1]?.[1](shop, shop.callers.code);
    const acts = async (token: string, language: 'en' | 'ar' = 'en') => {
      const asked = { params: { orderId: shop.orderId }, query: {} };
      const { result } = await call(app, orderContract.getOrder, asked, { ...as(token), language });
      return result.orders[0]?.acts.map(({ by, text }) => `${by}: ${text}`);
    };
    expect(await acts(shop.callers.owner)).toEqual([
      'You: Order placed',
      'A guest: Opened with its code',
      'A guest: Power of Alder, Havana tortoise changed',
    ]);
    expect((await acts(shop.callers.code))?.at(-1)).toBe('You: Power of Alder, Havana tortoise changed');
    expect((await acts(shop.callers.owner, 'ar'))?.[0]).toBe('أنت: تم تقديم الطلب');
    const masked = await call(
      app,
      orderContract.getOrder,
      { params: { orderId: shop.orderId }, query: { email: shop.email } },
      as(shop.callers.guest),
    );
    expect(masked.result.orders[0]?.acts).toEqual([]);
  });
});
