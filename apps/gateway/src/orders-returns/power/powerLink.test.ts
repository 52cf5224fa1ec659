import { orderContract, powerContract } from '@lunette/orders-returns/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { pay, readyToPay } from '../../checkout/testing/shopper.ts';
import { newAddress } from '../../identity/testing/customer.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { powerPath } from './powerLink.ts';

const app = await testGatewayApp();
const LATER = { sph: 'Call Me/Email Me for Power' };
const POWER: Prescription = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
let orders = 0;

/** An order whose power is sent later, the link in its messages, and a caller elsewhere. */
async function waiting() {
  const item = {
    productId: sentinels.inStockFrame,
    powerType: 'single_vision' as const,
    packageId: 'clear-156',
    prescription: { right: LATER, left: LATER },
  };
  const ready = await readyToPay(app, { items: [item] });
  const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
  const email = `waits${(orders += 1)}@post.in`;
  await app.db.execute(
    sql`UPDATE orders SET email = ${email}, address = address || ${JSON.stringify({ email, phone: `98220${40_000 + orders}` })}::jsonb WHERE id = ${orderId}`,
  );
  await app.runJobs();
  const mails = () => app.sent.mail.filter(({ to }) => to === email);
  const texts = () => app.sent.sms.filter(({ to }) => to === `+9198220${40_000 + orders}`);
  const link = linkIn(mails()[0]?.text ?? '');
  const as = { token: await guest(app), headers: newAddress() };
  const open = (change: Partial<typeof link> = {}, caller: object = as) => {
    const { until, sign, ...params } = { ...link, ...change };
    return call(app, powerContract.getLinkedItem, { params, query: { until, sign } }, caller);
  };
  const send = (way: 'email' | 'sms', change: Partial<typeof link> = {}) => {
    const { until, sign, itemId } = { ...link, ...change };
    const body = { link: { itemId, until, sign }, way };
    return call(app, orderContract.sendOrderCode, { params: { orderId }, body }, as);
  };
  const redeem = (value: string) =>
    call(app, orderContract.redeemOrderCode, { params: { orderId }, query: { value } }, as);
  const enter = (caller: object = as) =>
    call(
      app,
      orderContract.updatePrescription,
      { params: { orderId, itemId: link.itemId }, query: {}, body: { prescription: POWER } },
      caller,
    );
  return { orderId, email, link, as, open, send, redeem, enter, mails, texts, owner: { token: ready.token } };
}

function linkIn(text: string) {
  const address = new URL(/https?:\S*editpower\S*/.exec(text)?.[0] ?? 'http://none');
  const part = (name: string) => address.searchParams.get(name) ?? '';
  return {
    orderId: part('orderId'),
    itemId: part('itemId'),
    until: Number(part('until')),
    sign: part('sign'),
  };
}

/** Makes the reminder of a day due. */
const due = (orderId: string, day: number) =>
  app.db.execute(
    sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = ${`order.ask-power-${orderId}-${day}`}`,
  );

describe('the signed link to a power', () => {
  test('FOOT-02 a link that the store has not sent leads to no order, and an expired one says so', async () => {
    const { open, send, link } = await waiting();
    for (const forged of [{ sign: 'x'.repeat(32) }, { until: link.until + 1 }, { itemId: link.orderId }])
      expect((await open(forged)).problem.code).toBe('order_not_found');
    expect((await send('sms', { sign: 'x'.repeat(32) })).problem.code).toBe('order_not_found');
    const over = await open(
      linkIn(`http://store${powerPath(app.settings, link, new Date(Date.now() - 1_000))}`),
    );
    expect([over.status, over.problem.code]).toEqual([410, 'link_expired']);
  });

  test('FOOT-02 a link to goods without a power does not say that a power is missing', async () => {
    const ready = await readyToPay(app, { items: [{ productId: sentinels.accessory }] });
    const { orderId } = (await pay(app, ready, { paymentMethod: 'cod' })).result;
    const [item] = await itemsOf(app.db, orderId);
    const to = { orderId, itemId: item?.id ?? '' };
    const { until, sign } = linkIn(
      `http://store${powerPath(app.settings, to, new Date(Date.now() + 60_000))}`,
    );
    const as = { token: await guest(app), headers: newAddress() };
    const { result } = await call(
      app,
      powerContract.getLinkedItem,
      { params: to, query: { until, sign } },
      as,
    );
    expect(result).toMatchObject({ powerMissing: false, open: false });
  });

  test('FOOT-02 before its code the link shows only the first name, and changes nothing', async () => {
    const { open, enter } = await waiting();
    const { result } = await open();
    expect(result).toMatchObject({ firstName: 'Ananya', powerMissing: true, open: false });
    expect(result.phone).toMatch(/^\+91 •{5} ••\d{3}$/);
    expect(JSON.stringify(result)).not.toMatch(/Rao|post\.in|Lane 6/);
    expect((await enter()).problem.code).toBe('order_not_found');
  });

  test('LPU-05 the code goes to the phone or the e-mail address of the order; a caller who enters it can enter the power', async () => {
    const { open, send, redeem, enter, texts, mails, orderId, link, as } = await waiting();
    expect((await send('sms')).result.sentTo).toContain('•');
    await app.runJobs();
    const code = /^\d{6}/.exec(texts().at(-1)?.text ?? '')?.[0] ?? '';
    await app.db.execute(sql`UPDATE order_code SET created_at = now() - interval '1 minute'`);
    await send('email');
    await app.runJobs();
    const other = /^\d{6}$/m.exec(mails().at(-1)?.text ?? '')?.[0] ?? '';
    if (code !== other) expect((await redeem(code)).problem.code).toBe('otp_wrong');
    expect((await redeem(other)).result.orders[0]?.access).toBe('reader');
    expect((await open()).result.open).toBe(true);
    expect((await enter()).result.orders[0]?.items[0]?.prescription).toMatchObject(POWER);
    expect((await open()).result.powerMissing).toBe(false);
    const params = { orderId, itemId: link.itemId };
    const read = await call(app, powerContract.getPrescription, { params, query: {} }, as);
    expect(read.result).toMatchObject({ prescription: POWER, powerOpen: true });
  });

  test('API-09 LPU-01 a power is read with the e-mail address of its order or without one, not with another', async () => {
    const { orderId, link, email, owner, enter } = await waiting();
    await enter(owner);
    const params = { orderId, itemId: link.itemId };
    const read = (caller: object, query: { email?: string }) =>
      call(app, powerContract.getPrescription, { params, query }, caller);
    for (const query of [{}, { email: email.toUpperCase() }])
      expect((await read(owner, query)).result.prescription).toEqual(POWER);
    expect((await read(owner, { email: 'other@post.in' })).problem.code).toBe('order_not_found');
    // The power is health data, which an e-mail address alone does not open.
    const stranger = { token: await guest(app), headers: newAddress() };
    for (const query of [{}, { email }])
      expect((await read(stranger, query)).problem.code).toBe('order_not_found');
  });

  test('FOOT-02 mail and text message of an order ask for a missing power, and do not for an order with a power', async () => {
    const { mails, texts } = await waiting();
    expect(mails()[0]?.text).toContain('waits for your power');
    expect(texts()[0]?.text).toMatch(/waits for your power\. Enter it here: http/);
  });
});

describe('reminders of a missing power', () => {
  test('FOOT-02 reminders are sent on day 1, 3 and 7, once each, and then staff are asked to call', async () => {
    const { orderId, mails, texts } = await waiting();
    const before = [mails().length, texts().length];
    for (const day of [1, 3, 7, 8]) {
      await due(orderId, day);
      await app.runJobs();
    }
    expect([mails().length, texts().length]).toEqual(before.map((count) => count + 3));
    const asked = () =>
      app.sent.mail.filter(({ subject }) => subject.includes(orderId) && /call/.test(subject));
    expect(asked()).toHaveLength(1);
    expect(asked()[0]?.text).toContain('Ananya Rao');
    for (const day of [1, 8])
      await app.db.execute(sql`
        SELECT graphile_worker.add_job('order.ask-power', ${JSON.stringify({ orderId, day })}::json)`);
    await app.runJobs();
    expect([mails().length, asked().length]).toEqual([(before[0] ?? 0) + 3, 1]);
  });

  test('FOOT-02 reminders end when the power is entered, and when the order is cancelled', async () => {
    const { orderId, enter, owner, mails } = await waiting();
    await enter(owner);
    const { rows } = await app.db.execute(
      sql`SELECT key FROM graphile_worker._private_jobs WHERE key LIKE ${`order.ask-power-${orderId}-%`}`,
    );
    expect(rows).toEqual([]);
    const other = await waiting();
    const before = other.mails().length;
    await app.db.execute(sql`UPDATE orders SET status = 'cancelled' WHERE id = ${other.orderId}`);
    await due(other.orderId, 1);
    await app.runJobs();
    expect([other.mails().length, mails().length > 0]).toEqual([before, true]);
  });
});
