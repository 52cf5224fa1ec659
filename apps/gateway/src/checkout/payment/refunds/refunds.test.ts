import { cartContract } from '@lunette/cart/contract';
import { paymentContract } from '@lunette/checkout/contract';
import { moneyContract } from '@lunette/account/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { newCustomer } from '../../../identity/testing/customer.ts';
import { lockOrder } from '../../order/ownOrder.ts';
import { refund } from '../../schema.ts';
import { fakeProvider, webhook } from '../../testing/fakeProvider.ts';
import { completeCheckout, FRAME, payByCard, readyToPay, type Ready } from '../../testing/shopper.ts';
import { addRefund } from './addRefund.ts';
import { refundsOf } from './refunds.ts';
import { findRefund } from './settleRefund.ts';

const provider = await fakeProvider();
const app = await testGatewayApp({ settings: { sandboxUrl: provider.url } });
afterEach(() => {
  provider.mode = 'up';
  provider.refundMode = 'done';
});

/** An order that was paid by card, of a guest or of a customer. */
async function paidOrder(token?: string) {
  const ready: Ready = token ? await readyOf(token) : await readyToPay(app);
  const { orderId, paymentId } = await payByCard(app, provider, ready);
  return { ...ready, orderId, paymentId, amount: ready.total * 100, intent: provider.intentOf(paymentId) };
}

async function readyOf(token: string): Promise<Ready> {
  await call(app, cartContract.addItem, { body: FRAME }, { token });
  return { token, total: await completeCheckout(app, token) };
}

type PaidOrder = Awaited<ReturnType<typeof paidOrder>>;

const refundOf = ({ orderId, paymentId }: PaidOrder, amount: number, key: string) =>
  app.db.transaction(async (tx) =>
    addRefund(tx, await lockOrder(tx, orderId), {
      key,
      paymentId,
      amount,
      method: 'source',
      reason: 'cancelled',
    }),
  );
const sentFor = ({ intent }: PaidOrder) => provider.refunds.filter(({ id }) => id === intent.id);
const statesOf = async ({ orderId }: PaidOrder) =>
  (await refundsOf(app.db, orderId)).map(({ method, status }) => `${method} ${status}`);
const paymentOf = async ({ token, orderId }: PaidOrder) =>
  (await call(app, paymentContract.getPayment, { params: { orderId } }, { token })).result;
const eventOf = (paid: PaidOrder, reference: string, status: 'succeeded' | 'failed') =>
  webhook(`refund.${status}`, {
    ...paid.intent,
    refund: {
      reference,
      status,
      amountMinor: 100,
      failureCode: status === 'failed' ? 'card_closed' : null,
    },
  });

async function enqueueOverdue() {
  await enqueue(app.db, 'payment.find-overdue', {});
  await app.runJobs();
  await app.runJobs();
}

describe('the refunds of a payment', () => {
  test('MONEY-01 fifty refunds at once never add up to more than was received', async () => {
    const paid = await paidOrder();
    const tenth = Math.floor(paid.amount / 10);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => refundOf(paid, tenth, `race-${paid.orderId}-${index}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await app.runJobs();
    const sums = sentFor(paid).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(sums).toBe(tenth * 10);
    expect(sums).toBeLessThanOrEqual(paid.amount);
  });

  test('MONEY-01 two refunds with the same key are one, also from two gateways at once', async () => {
    const paid = await paidOrder();
    const key = `twice-${paid.orderId}`;
    const made = await Promise.all([1, 2, 3].map(() => refundOf(paid, 100, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    await Promise.all([app.runJobs(), app.runJobs()]);
    expect(sentFor(paid)).toHaveLength(1);
  });

  test('MONEY-01 the payment is shown as partly refunded, then as refunded; its order stays placed and accepts no second payment', async () => {
    const paid = await paidOrder();
    await refundOf(paid, 100, `a-${paid.orderId}`);
    expect(await paymentOf(paid)).toMatchObject({ status: 'partly_refunded', orderPlaced: true });
    await refundOf(paid, paid.amount - 100, `b-${paid.orderId}`);
    await app.runJobs();
    expect(await paymentOf(paid)).toMatchObject({ status: 'refunded', orderPlaced: true });
    await expect(
      app.db.execute(sql`
        INSERT INTO payment (order_id, method, status, amount, currency_code)
        VALUES (${paid.orderId}, 'cc', 'created', 100, 'INR')`),
      'no second payment of the same order',
    ).rejects.toThrow();
  });
});

describe('failures', () => {
  test('MONEY-01 a refund whose answer was lost is found, and is sent once', async () => {
    const paid = await paidOrder();
    provider.refundMode = 'answer lost';
    await refundOf(paid, 100, `lost-${paid.orderId}`);
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source due']);
    provider.refundMode = 'done';
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source done']);
    expect(sentFor(paid)).toHaveLength(1);
  });

  test('MONEY-01 a refused refund has failed, although the provider has made another one of the same amount', async () => {
    const paid = await paidOrder();
    provider.refundMode = 'answer lost';
    await refundOf(paid, 100, `made-${paid.orderId}`);
    await app.runJobs();
    provider.refundMode = 'done';
    // The provider has less left than the store knows.
    provider.intentOf(paid.paymentId).amountMinor = 100;
    const { id } = await refundOf(paid, 100, `refused-${paid.orderId}`);
    await app.runJobs();
    expect(await findRefund(app.db, id)).toMatchObject({ status: 'failed', failureCode: 'refused' });
    expect(sentFor(paid)).toHaveLength(1);
  });

  test('MONEY-01 a provider that is down for days only delays a refund, also when its job has given up', async () => {
    const paid = await paidOrder();
    const { id } = await refundOf(paid, 100, `down-${paid.orderId}`);
    provider.mode = 'down';
    await app.runJobs();
    await app.db.execute(sql`
      UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = ${`refund.send-${id}`}`);
    await enqueueOverdue();
    expect(await statesOf(paid)).toEqual(['source due']);
    provider.mode = 'up';
    await expect
      .poll(
        async () => {
          await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
          await app.runJobs();
          return statesOf(paid);
        },
        { timeout: 40_000, interval: 1_000 },
      )
      .toEqual(['source done']);
    expect(sentFor(paid)).toHaveLength(1);
  }, 60_000);

  test('MONEY-01 a scheduled job finds a refund whose job was lost', async () => {
    const paid = await paidOrder();
    await refundOf(paid, 100, `forgotten-${paid.orderId}`);
    await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
    await enqueueOverdue();
    expect(await statesOf(paid)).toEqual(['source done']);
  });

  test('MONEY-01 a webhook that is faster than the answer, late or sent twice takes effect once', async () => {
    const paid = await paidOrder();
    const { id } = await refundOf(paid, 100, `early-${paid.orderId}`);
    const event = eventOf(paid, id, 'succeeded');
    await app.http.inject(event);
    expect(await statesOf(paid)).toEqual(['source done']);
    provider.refundMode = 'pending';
    await app.runJobs();
    await app.http.inject(event);
    await app.http.inject(eventOf(paid, id, 'succeeded'));
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source done']);
    const told = app.sent.mail.filter(
      ({ subject }) => subject.includes(paid.orderId) && subject.includes('on its way'),
    );
    expect(told).toHaveLength(1);
  });

  test('MONEY-01 a refund for which the bank needs time is sent, and done with its webhook', async () => {
    const paid = await paidOrder();
    provider.refundMode = 'pending';
    const { id } = await refundOf(paid, 100, `pending-${paid.orderId}`);
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source sent']);
    await app.http.inject(eventOf(paid, id, 'succeeded'));
    expect(await statesOf(paid)).toEqual(['source done']);
  });
});

describe('a closed card', () => {
  test('MONEY-01 the refund of a customer becomes store credit once, and the customer gets a message', async () => {
    const { token } = await newCustomer(app);
    const paid = await paidOrder(token);
    provider.refundMode = 'closed';
    const { id } = await refundOf(paid, 12_300, `closed-${paid.orderId}`);
    await app.runJobs();
    await app.http.inject(eventOf(paid, id, 'failed'));
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source failed', 'storecredit done']);
    const { result } = await call(app, moneyContract.getStoreCredits, undefined, { token });
    expect(result.balance.value).toBe(123);
    const told = app.sent.mail.filter(({ subject }) => subject.includes(paid.orderId));
    expect(told.map(({ subject }) => subject)).toContain(`Your money is store credit: order ${paid.orderId}`);
  });

  test('MONEY-01 the refund of a guest is left for the staff, and its amount can be refunded in another way', async () => {
    const paid = await paidOrder();
    provider.refundMode = 'closed';
    await refundOf(paid, paid.amount, `kept-${paid.orderId}`);
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source failed']);
    expect(await paymentOf(paid)).toMatchObject({ status: 'paid' });
    provider.refundMode = 'done';
    await refundOf(paid, paid.amount, `again-${paid.orderId}`);
    await app.runJobs();
    expect(await statesOf(paid)).toEqual(['source failed', 'source done']);
  });

  test('MONEY-01 a bank that returns a finished refund takes effect too', async () => {
    const { token } = await newCustomer(app);
    const paid = await paidOrder(token);
    const { id } = await refundOf(paid, 100, `returned-${paid.orderId}`);
    await app.runJobs();
    await app.http.inject(eventOf(paid, id, 'failed'));
    await app.http.inject(eventOf(paid, id, 'succeeded'));
    expect(await statesOf(paid)).toEqual(['source failed', 'storecredit done']);
  });

  test('a refund of another store is accepted and changes nothing', async () => {
    const paid = await paidOrder();
    for (const reference of ['someone-else', crypto.randomUUID()])
      expect((await app.http.inject(eventOf(paid, reference, 'failed'))).statusCode).toBe(200);
    expect(await app.db.$count(refund, eq(refund.orderId, paid.orderId))).toBe(0);
  });
});
