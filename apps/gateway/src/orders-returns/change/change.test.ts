import { paymentContract, type NewAddress } from '@lunette/checkout/contract';
import type { CountryCode } from '@lunette/country-config';
import { latestOrderContract, orderChangeContract, orderContract } from '@lunette/orders-returns/contract';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { arrival } from '../../catalog/delivery/delivery.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { anAddress, pay, payByCard, readyToPay } from '../../checkout/testing/shopper.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

async function cashOrder() {
  const ready = await readyToPay(app);
  return { ...ready, ...(await pay(app, ready, { paymentMethod: 'cod' })).result };
}
const read = async (orderId: string, token: string) =>
  (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token })).result.orders[0];
const change = (orderId: string, token: string, address: NewAddress, country: CountryCode = 'IN') =>
  call(
    app,
    orderChangeContract.changeShippingAddress,
    { params: { orderId }, body: { address } },
    { token, country },
  );
const confirm = (orderId: string, token: string) =>
  call(app, orderChangeContract.confirmCash, { params: { orderId } }, { token });
const packed = (orderId: string) =>
  app.db.execute(sql`
    INSERT INTO item_status_history (item_id, status) SELECT id, 'packed' FROM order_item WHERE order_id = ${orderId}`);
const daysToPune = sql`(
  SELECT min(days) FROM delivery_zone WHERE country = 'IN' AND 411001 BETWEEN from_code AND to_code)`;
/** Books a visit to a store for an order; the time is an SQL expression on the order. */
const bookVisit = (orderId: string, startsAt: SQL) =>
  app.db.execute(sql`
    INSERT INTO appointment (kind, session_id, country, language, store_code, seat, order_id, starts_at, ends_at, name, phone)
    SELECT 'order', session_id, 'IN', 'en', (SELECT code FROM store WHERE country = 'IN' LIMIT 1), id, id,
      ${startsAt}, ${startsAt} + interval '1 hour', 'Ananya', '9822041377'
    FROM orders WHERE id = ${orderId}`);
const OTHER = anAddress('IN', {
  firstName: 'Maximiliane-Alexandra',
  addressline1: 'Rao Design Studio, 3rd floor',
  email: 'somebody.else@post.in',
});

describe('changing the address of an order', () => {
  test('CHK-07 the address can be changed until something is packed, and the e-mail address of the order stays', async () => {
    const { orderId, token } = await cashOrder();
    expect((await read(orderId, token))?.addressOpen).toBe(true);
    const [order] = (await change(orderId, token, OTHER)).result.orders;
    expect(order?.shippingAddress).toMatchObject({
      firstName: 'Maximiliane-Alexandra',
      addressline1: 'Rao Design Studio, 3rd floor',
    });
    expect(order?.shippingAddress.email.toLowerCase()).toBe('ananya.rao@post.in');
    expect(order?.acts.at(-1)).toMatchObject({ act: 'address_changed', by: 'You' });
    await packed(orderId);
    const late = await change(orderId, token, OTHER);
    expect([late.status, late.problem.code]).toEqual([409, 'address_closed']);
    expect((await read(orderId, token))?.addressOpen).toBe(false);
  });

  test('CHK-07 a missing value is reported at its field, and a place that is not served is refused', async () => {
    const { orderId, token } = await cashOrder();
    const short = await change(orderId, token, { ...OTHER, postcode: '4110' });
    expect([short.status, Object.keys(short.problem.fields ?? {})]).toEqual([422, ['address.postcode']]);
    const { rows } = await app.db.execute<{ code: string }>(sql`
      SELECT lpad(code::text, 6, '0') AS code FROM generate_series(100000, 999999, 997) code
      WHERE NOT EXISTS (SELECT 1 FROM delivery_zone WHERE country = 'IN' AND code BETWEEN from_code AND to_code) LIMIT 1`);
    const far = await change(orderId, token, { ...OTHER, postcode: rows[0]?.code ?? '' });
    expect([far.status, far.problem.code]).toEqual([422, 'not_serviceable']);
    const abroad = await change(orderId, token, anAddress('SG'));
    expect(abroad.problem.code).toBe('address_invalid');
  });

  test('CHK-07 on the store of another country, the address is one of the order’s country', async () => {
    const { orderId } = await cashOrder();
    const { id, token } = await newCustomer(app, { country: 'AE' });
    await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
    const short = await change(orderId, token, { ...OTHER, postcode: '4110' }, 'AE');
    expect(Object.keys(short.problem.fields ?? {})).toEqual(['address.postcode']);
    const [order] = (await change(orderId, token, OTHER, 'AE')).result.orders;
    expect(order?.shippingAddress).toMatchObject({ addressline1: OTHER.addressline1, country: 'IN' });
  });

  test('CHK-07 a place without express or cash is refused for an order that was paid for it', async () => {
    const { orderId, token } = await cashOrder();
    await app.db.execute(sql`UPDATE orders SET delivery_option = 'express' WHERE id = ${orderId}`);
    const slow = await zone(sql`express_days IS NULL`);
    if (slow)
      expect((await change(orderId, token, { ...OTHER, postcode: slow })).problem.code).toBe(
        'no_express_there',
      );
    await app.db.execute(sql`UPDATE orders SET delivery_option = 'standard' WHERE id = ${orderId}`);
    const cashless = await zone(sql`NOT cash_on_delivery`);
    if (cashless)
      expect((await change(orderId, token, { ...OTHER, postcode: cashless })).problem.code).toBe(
        'no_cash_there',
      );
    expect([slow, cashless].filter(Boolean).length).toBeGreaterThan(0);
  });

  test('CHK-07 in another state of India the tax has other names and the same amount', async () => {
    const { orderId, token } = await cashOrder();
    const before = (await read(orderId, token))?.amount;
    expect(before?.taxLines?.[0]?.parts.map(({ name }) => name)).toEqual(['IGST']);
    const there = { ...OTHER, state: 'Karnataka', city: 'Bengaluru', postcode: '560001' };
    const after = (await change(orderId, token, there)).result.orders[0]?.amount;
    expect(after?.taxLines?.[0]?.parts.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(after?.totalTax).toBe(before?.totalTax);
  });

  test('CHK-07 a place that is further away moves the day, but not beyond a booked fitting', async () => {
    const { orderId, token } = await cashOrder();
    const before = (await read(orderId, token))?.deliveryOption.deliveryDate ?? '';
    const far = (await zone(sql`cash_on_delivery AND days > ${daysToPune}`)) ?? '';
    await bookVisit(orderId, sql`delivery_date + interval '8 hours'`);
    expect((await change(orderId, token, { ...OTHER, postcode: far })).problem.code).toBe('fitting_before');
    await app.db.execute(sql`DELETE FROM appointment WHERE order_id = ${orderId}`);
    const [order] = (await change(orderId, token, { ...OTHER, postcode: far })).result.orders;
    expect((order?.deliveryOption.deliveryDate ?? '') > before).toBe(true);
  });

  test('CHK-07 CART-08 a booked eye test of a studio order does not prevent a new address', async () => {
    const { orderId, token } = await cashOrder();
    await app.db.execute(sql`
      UPDATE orders SET studio_code = (SELECT code FROM store WHERE country = 'IN' LIMIT 1) WHERE id = ${orderId}`);
    await bookVisit(orderId, sql`now() + interval '1 hour'`);
    expect((await change(orderId, token, OTHER)).status).toBe(200);
  });

  test('CHK-07 the day of a fitting is that of its store', async () => {
    const { orderId, token } = await cashOrder();
    await bookVisit(orderId, sql`delivery_date - interval '8 hours'`);
    expect((await change(orderId, token, OTHER)).problem.code).toBe('fitting_before');
    await app.db.execute(sql`UPDATE store SET time_zone = 'Pacific/Kiritimati' WHERE country = 'IN'`);
    expect((await change(orderId, token, OTHER)).status).toBe(200);
    await app.db.execute(sql`UPDATE store SET time_zone = 'Asia/Kolkata' WHERE country = 'IN'`);
  });

  test('CHK-07 changing the address back and forth delays the order once, and the own days of open items with it', async () => {
    const { orderId, token } = await cashOrder();
    const far = (await zone(sql`cash_on_delivery AND days > ${daysToPune}`)) ?? '';
    const { rows } = await app.db.execute<{ more: number }>(sql`
      SELECT min(days) - ${daysToPune} AS more FROM delivery_zone
      WHERE country = 'IN' AND ${Number(far)} BETWEEN from_code AND to_code`);
    const later = (day: string) => arrival('IN', new Date(`${day}T12:00:00Z`), rows[0]?.more ?? 0);
    const before = (await read(orderId, token))?.deliveryOption.deliveryDate ?? '';
    const own = later(before);
    await app.db.execute(sql`UPDATE order_item SET expected_on = ${own} WHERE order_id = ${orderId}`);
    const goTo = async (postcode: string) => {
      const [order] = (await change(orderId, token, { ...OTHER, postcode })).result.orders;
      const arrives = order?.items[0]?.expectedStatuses.find(({ status }) => status === 'delivered');
      return [order?.deliveryOption.deliveryDate, arrives?.date];
    };
    const moved = [later(before), later(own)];
    expect(await goTo(far)).toEqual(moved);
    expect(await goTo('411001')).toEqual(moved);
    expect(await goTo(far)).toEqual(moved);
    expect(await goTo('411001')).toEqual(moved);
  });

  test('CHK-07 the day of an item that was cancelled stays; that of an open item moves, also with lenses to be paid', async () => {
    const { orderId, token } = await cashOrder();
    const far = (await zone(sql`cash_on_delivery AND days > ${daysToPune}`)) ?? '';
    await app.db.execute(sql`
      INSERT INTO order_item (order_id, product_id, quantity, details)
      SELECT order_id, product_id, quantity, details FROM order_item WHERE order_id = ${orderId}`);
    await app.db.execute(sql`
      UPDATE order_item SET expected_on = '2030-01-07', promised_on = '2030-01-02' WHERE order_id = ${orderId}`);
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status)
      SELECT id, 'cancelled' FROM order_item WHERE order_id = ${orderId} ORDER BY id DESC LIMIT 1`);
    await app.db.execute(sql`
      INSERT INTO order_amendment (order_id, item_id, kind, from_lens, to_lens, details, delta, expected_on, status, actor)
      SELECT order_id, id, 'package', '{}', '{}', details, 100, '2030-01-09', 'open', 'guest' FROM order_item
      WHERE order_id = ${orderId} ORDER BY id LIMIT 1`);
    expect((await change(orderId, token, { ...OTHER, postcode: far })).status).toBe(200);
    const { rows } = await app.db.execute<{ own: string; promised: string }>(sql`
      SELECT expected_on::text AS own, promised_on::text AS promised FROM order_item
      WHERE order_id = ${orderId} ORDER BY id`);
    const [open, ended] = rows;
    expect([(open?.own ?? '') > '2030-01-07', (open?.promised ?? '') > '2030-01-02']).toEqual([true, true]);
    expect(ended).toEqual({ own: '2030-01-07', promised: '2030-01-02' });
    const amended = await app.db.execute<{ day: string }>(sql`
      SELECT expected_on::text AS day FROM order_amendment WHERE order_id = ${orderId}`);
    expect((amended.rows[0]?.day ?? '') > '2030-01-09').toBe(true);
  });

  test('CHK-07 in the United States an address with a different sales tax is refused', async () => {
    const { token, total } = await readyToPay(app, { country: 'US' });
    const as = { token, country: 'US' as const };
    const paid = await call(
      app,
      paymentContract.payOrder,
      { body: { paymentMethod: 'cc', expectedTotal: total } },
      { ...as, idempotencyKey: 'an-order-in-america' },
    );
    const { orderId, paymentId } = paid.result;
    provider.decide(provider.intentOf(paymentId).id, 'succeeded');
    await call(app, paymentContract.getPayment, { params: { orderId } }, as);
    const there = anAddress('US', { city: 'Albany', postcode: '12207' });
    expect((await change(orderId, token, there, 'US')).problem.code).toBe('other_tax_there');
    const near = anAddress('US', { addressline1: '5 Water Street' });
    expect((await change(orderId, token, near, 'US')).status).toBe(200);
  });

  test('CHK-07 when a change and the packing race, the parcel and the order have the same address', async () => {
    const { orderId, token } = await cashOrder();
    const pack = app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM orders WHERE id = ${orderId} FOR UPDATE`);
      await tx.execute(sql`
        INSERT INTO item_status_history (item_id, status) SELECT id, 'packed' FROM order_item WHERE order_id = ${orderId}`);
    });
    const [answer] = await Promise.all([change(orderId, token, OTHER), pack]);
    const acts = (await read(orderId, token))?.acts.map(({ act }) => act);
    expect(acts?.includes('address_changed')).toBe(answer.status === 200);
  });
});

async function zone(where: ReturnType<typeof sql>): Promise<string | undefined> {
  const { rows } = await app.db.execute<{ code: string }>(sql`
    SELECT from_code::text AS code FROM delivery_zone one WHERE country = 'IN' AND ${where}
      AND NOT EXISTS (SELECT 1 FROM delivery_zone other WHERE other.country = 'IN' AND other.id <> one.id
        AND one.from_code BETWEEN other.from_code AND other.to_code AND other.days <= one.days) LIMIT 1`);
  return rows[0]?.code;
}

describe('confirming a cash order', () => {
  test('CHK-07 an order is confirmed once, however often the button is pressed, until something is packed', async () => {
    const { orderId, token } = await cashOrder();
    expect((await read(orderId, token))?.cashConfirmation).toEqual({ open: true, at: null });
    const twice = await Promise.all([confirm(orderId, token), confirm(orderId, token)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const order = await read(orderId, token);
    expect(order?.cashConfirmation).toEqual({ open: false, at: expect.any(String) as string });
    expect(order?.acts.filter(({ act }) => act === 'cash_confirmed')).toHaveLength(1);
    const late = await cashOrder();
    await packed(late.orderId);
    expect((await confirm(late.orderId, late.token)).problem.code).toBe('cash_closed');
  });

  test('CHK-07 an order that was paid by card has nothing to confirm', async () => {
    const ready = await readyToPay(app);
    const { orderId } = await payByCard(app, provider, ready);
    expect((await read(orderId, ready.token))?.cashConfirmation).toBeNull();
    expect((await confirm(orderId, ready.token)).problem.code).toBe('no_cash_due');
  });
});

describe('the latest order', () => {
  const latest = async (token: string) =>
    (await call(app, latestOrderContract.getLatestOrder, undefined, { token })).result.orders.map(
      ({ id }) => id,
    );
  const exists = async (token: string) =>
    (await call(app, latestOrderContract.getOrderExists, undefined, { token })).result;

  test('ORD-03 a guest has the latest order of their session, a new visitor has none, and an unpaid order does not count', async () => {
    const stranger = await guest(app);
    expect([await latest(stranger), await exists(stranger)]).toEqual([
      [],
      { exists: false, latestOrderId: null },
    ]);
    const { orderId, token } = await cashOrder();
    expect([await latest(token), await exists(token)]).toEqual([
      [orderId],
      { exists: true, latestOrderId: orderId },
    ]);
    const unpaid = await readyToPay(app);
    await pay(app, unpaid);
    expect((await exists(unpaid.token)).exists).toBe(false);
  });

  test('ORD-03 a customer has the latest order of the account on every device', async () => {
    const { orderId, token } = await cashOrder();
    const { id, token: signedIn } = await newCustomer(app);
    await app.db.execute(sql`UPDATE orders SET customer_id = ${id} WHERE id = ${orderId}`);
    expect(await latest(signedIn)).toEqual([orderId]);
    expect(await latest(token)).toEqual([]);
  });
});
