import { randomUUID } from 'node:crypto';
import { cartContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { orderContract } from '@lunette/orders-returns/contract';
import { moneyContract } from '@lunette/account/contract';
import { formatDate, formatMoney, refundDay } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sentinels } from '../../../seed/sentinels.ts';
import { fakeProvider } from '../../checkout/testing/fakeProvider.ts';
import { piecesOnShelf } from '../../checkout/testing/piecesOnShelf.ts';
import {
  completeCheckout,
  FRAME,
  pay,
  payByCard,
  readyToPay,
  type Ready,
} from '../../checkout/testing/shopper.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { call, guest, testGatewayApp } from '../../platform/testing/testGateway.ts';
import { newCustomer } from '../../identity/testing/customer.ts';
import { RETURN_TERMS } from '../returns/eligibility/returnTerms.ts';
import { shopperWhoCancels } from '../testing/cancelling.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });

const reasons = (orderId: string, token: string) =>
  call(app, orderContract.getCancelReasons, { params: { orderId } }, { token });
const cancel = shopperWhoCancels(app);
const pieces = () => piecesOnShelf(app.db);
const creditOf = async (token: string) =>
  (await call(app, moneyContract.getStoreCredits, undefined, { token })).result.balance.value;

/** An order with cash on delivery. */
async function cashOrder() {
  const ready = await readyToPay(app);
  return { ...ready, ...(await pay(app, ready, { paymentMethod: 'cod' })).result };
}

/** An order that was paid by card, of a customer or of a guest. */
async function cardOrder(token?: string) {
  const ready: Ready = token ? await readyOf(token) : await readyToPay(app);
  return { ...ready, ...(await payByCard(app, provider, ready)) };
}

async function readyOf(token: string): Promise<Ready> {
  await call(app, cartContract.addItem, { body: FRAME }, { token });
  return { token, total: await completeCheckout(app, token) };
}

describe('cancelling an order', () => {
  test('ORD-06 the order of another caller is not found, neither to read the reasons nor to cancel', async () => {
    const { orderId } = await cashOrder();
    const stranger = await guest(app);
    expect((await reasons(orderId, stranger)).status).toBe(404);
    expect((await cancel(orderId, stranger)).status).toBe(404);
    expect((await cancel('1999999999', stranger)).status).toBe(404);
  });

  test('ORD-06 after its lenses are cut cancelling is refused, and the reasons say why', async () => {
    const { orderId, token } = await cashOrder();
    await app.db.execute(sql`
      INSERT INTO item_status_history (item_id, status) SELECT id, 'lenses_cut' FROM order_item WHERE order_id = ${orderId}`);
    expect((await reasons(orderId, token)).result).toMatchObject({ cancellable: false });
    const { status, problem } = await cancel(orderId, token);
    expect([status, problem.code]).toEqual([409, 'not_cancellable']);
    expect(problem.detail).toContain(`within ${RETURN_TERMS.IN.windowDays} days of their delivery`);
  });

  test('ORD-06 a membership that has begun is not cancelled with this call, but the goods ordered with it are', async () => {
    const ready = await readyToPay(app, { items: [FRAME, { productId: sentinels.membership }] });
    const { orderId } = await payByCard(app, provider, ready);
    const { result } = await reasons(orderId, ready.token);
    const [frame, membership] = result.items;
    expect(frame).toMatchObject({ pieces: 1, message: null });
    expect(membership?.message).toContain('call us');
    const asked = {
      refundMethod: 'source' as const,
      items: [{ itemId: membership?.itemId ?? '', pieces: 1 }],
    };
    expect((await cancel(orderId, ready.token, asked)).problem.code).toBe('not_cancellable');
    const done = await cancel(orderId, ready.token, { refundMethod: 'source' });
    expect(done.result.orders[0]).toMatchObject({
      status: 'placed',
      items: [{ cancelled: 1 }, { cancelled: 0 }],
    });
    await app.runJobs();
  });

  test('ORD-06 cash on delivery has no refund methods; goods and fitting are released, and one message is sent', async () => {
    const before = await pieces();
    const { orderId, token } = await cashOrder();
    const { result } = await reasons(orderId, token);
    expect(result).toMatchObject({ cancellable: true, message: null, refundMethods: [] });
    expect(result.reasons.map(({ id }) => id)).toEqual([
      'changed_mind',
      'ordered_twice',
      'too_slow',
      'other',
    ]);
    await app.db.execute(sql`
      INSERT INTO appointment (kind, session_id, country, language, store_code, seat, order_id, starts_at, ends_at, name, phone)
      SELECT 'order', session_id, 'IN', 'en', (SELECT code FROM store WHERE country = 'IN' LIMIT 1), 'a chair', id,
        now() + interval '9 days', now() + interval '9 days 30 minutes', 'Ananya', '9822041377'
      FROM orders WHERE id = ${orderId}`);
    app.sent.mail.length = 0;
    const key = randomUUID();
    const answers = await Promise.all([cancel(orderId, token, {}, key), cancel(orderId, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await pieces()).toBe(before);
    const { rows } = await app.db.execute(sql`SELECT status FROM appointment WHERE order_id = ${orderId}`);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    const order = (await call(app, orderContract.getOrder, { params: { orderId }, query: {} }, { token }))
      .result.orders[0];
    expect(order).toMatchObject({
      status: 'cancelled',
      cancellableUntil: null,
      cancellation: { refundMethod: null },
    });
    expect(order?.items[0]?.statusHistory.at(-1)?.status).toBe('cancelled');
    expect(order?.items[0]?.nextStatus).toBeNull();
    await app.runJobs();
    await app.runJobs();
    expect(app.sent.mail.filter(({ subject }) => subject.includes('is cancelled'))).toHaveLength(1);
  });

  test('ORD-06 a shopper who cancels before the confirmation is sent gets only the message that the order is cancelled', async () => {
    const { orderId, token } = await cashOrder();
    await cancel(orderId, token);
    await app.runJobs();
    await app.runJobs();
    const subjects = app.sent.mail
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes(orderId));
    expect(subjects).toEqual([expect.stringContaining('is cancelled')]);
    const texts = app.sent.sms.map(({ text }) => text).filter((text) => text.includes(orderId));
    expect(texts).toEqual([expect.stringContaining('is cancelled')]);
  });

  test('ORD-06 a guest’s card is refunded by the provider, once and in full; another method is refused', async () => {
    const refundsBefore = provider.refunds.length;
    const { orderId, token, total } = await cardOrder();
    const { result } = await reasons(orderId, token);
    expect(result.refundMethods.map(({ id }) => id)).toEqual(['source']);
    expect(result.refundMethods[0]?.title).toBe('To the card ending 4242');
    expect(result.refundAmount).toEqual({ value: total, currencyCode: 'INR' });
    for (const refundMethod of [undefined, 'storecredit' as const])
      expect((await cancel(orderId, token, { refundMethod })).problem.fields).toEqual({
        refundMethod: 'Please choose how you would like your refund.',
      });
    app.sent.mail.length = 0;
    const cancelled = (await cancel(orderId, token, { refundMethod: 'source' })).result.orders[0];
    const dueOn = refundDay('IN', 'source', new Date());
    expect(cancelled?.cancellation).toMatchObject({ dueOn });
    await app.runJobs();
    const mail = app.sent.mail.find(({ subject }) => subject.includes(`${orderId} is cancelled`));
    expect(mail?.text).toContain(`the way you paid. Your bank shows it by ${formatDate(dueOn, 'en', 'IN')}.`);
    expect(provider.refunds.slice(refundsBefore).map(({ amountMinor }) => amountMinor)).toEqual([
      total * 100,
    ]);
  });

  test('ORD-06 a cancelled order is notified once when a gateway of the old version has enqueued its message', async () => {
    const { orderId, token, total } = await cardOrder();
    await cancel(orderId, token, { refundMethod: 'source' });
    // The state after the migration of such an order: job and refund name the order.
    await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs WHERE key LIKE 'order.cancelled-%'`);
    await app.db.execute(sql`UPDATE refund SET key = ${`cancelled-${orderId}`} WHERE order_id = ${orderId}`);
    await enqueue(app.db, 'order.tell-cancelled', { orderId }, { key: `order.cancelled-${orderId}` });
    app.sent.mail.length = 0;
    await app.runJobs();
    await app.runJobs();
    const sent = app.sent.mail.filter(({ subject }) => subject.includes(`${orderId} is cancelled`));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(formatMoney({ value: total, currencyCode: 'INR' }));
  });

  test('the payment of a cancelled order is not notified as failed or late', async () => {
    const { orderId, token } = await cardOrder();
    await cancel(orderId, token, { refundMethod: 'source' });
    await app.runJobs();
    const { result } = await call(app, paymentContract.getPayment, { params: { orderId } }, { token });
    expect(result).toMatchObject({ orderPlaced: false, orderCancelled: true, card: null, message: null });
  });

  test('ORD-06 a customer can have the refund as store credit at once, and nothing is refunded to the card', async () => {
    const { token } = await newCustomer(app);
    const { orderId, total } = await cardOrder(token);
    const refundsBefore = provider.refunds.length;
    const { result } = await cancel(orderId, token, {
      refundMethod: 'storecredit',
      comment: 'Too <i>green</i>',
    });
    expect(result.orders[0]?.cancellation).toMatchObject({
      refundMethod: 'storecredit',
      refundAmount: { value: total, currencyCode: 'INR' },
      dueOn: null,
    });
    expect(await creditOf(token)).toBe(total);
    await app.runJobs();
    expect(provider.refunds).toHaveLength(refundsBefore);
  });
});
