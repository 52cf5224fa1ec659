import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { upiContract, type UpiFlow } from '@lunette/checkout/contract';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cart } from '../../../../cart/schema.ts';
import { stock } from '../../../../catalog/schema.ts';
import { expectAmounts } from '../../../../orders-returns/testing/simulation/expectAmounts.ts';
import { gatewayKiller } from '../../../../orders-returns/testing/simulation/killGateway.ts';
import { lockOrderRow, lockRows } from '../../../../orders-returns/testing/simulation/lockOrderRow.ts';
import { startTestSystem } from '../../../../orders-returns/testing/simulation/startTestSystem.ts';
import { readOrder } from '../../../../orders-returns/testing/simulation/readOrder.ts';
import { call, type TestGateway } from '../../../../platform/testing/testGateway.ts';
import { orders } from '../../../order/schema.ts';
import { payment, refund } from '../../../schema.ts';
import { webhook } from '../../../testing/fakeProvider.ts';
import { FRAME, pay, readyToPay, type Ready } from '../../../testing/shopper.ts';
import { timePasses } from '../../../testing/timePasses.ts';
import { paymentsOf } from '../../orderPayments.ts';

const system = await startTestSystem();
const { app, provider } = system;

/** Calls `hear` once the provider has handled such a call for a gateway; that gateway does not get the answer. */
let awaited: { call: RegExp; hear: () => void } | null = null;
const killer = await gatewayKiller(system, async (method, path) => {
  if (!awaited?.call.test(`${method} ${path}`)) return;
  awaited.hear();
  await sleep(30_000, undefined, { ref: false });
});
const doneAt = (outward: RegExp) => () => new Promise<void>((hear) => (awaited = { call: outward, hear }));

const ASKED = /^POST .*\/upi\/intents$/;
const READ = /^GET .*\/intents\/[^/]+$/;
const WITHDRAWN = /^POST .*\/cancel$/;
const REFUNDED = /^POST .*\/refunds$/;

const FRAME_ID = Number(FRAME.productId);
const FLOWS: UpiFlow[] = ['collect', 'qr', 'intent'];
const byUpi = (flow: UpiFlow) =>
  ({ paymentMethod: 'upi', upi: { flow, vpa: flow === 'collect' ? 'ananya.rao@nilgai' : '' } }) as const;

type HttpGateway = Pick<TestGateway, 'http'>;

const statusOf = async (on: HttpGateway, { token }: Ready, orderId: string, flow: UpiFlow = 'collect') =>
  call(
    on,
    flow === 'qr' ? upiContract.getQrStatus : upiContract.getUpiStatus,
    { params: { orderId } },
    { token },
  );
const refundsIn = (orderId: string) => app.db.select().from(refund).where(eq(refund.orderId, orderId));

/** The intents that the provider has opened for an order. */
async function intentsOf(orderId: string) {
  const references = (await paymentsOf(app.db, orderId)).map(({ id }) => id);
  return [...provider.intents.values()].filter(({ reference }) => references.includes(reference));
}

/** The only order that a test has made so far. */
async function onlyOrder(before: number): Promise<string> {
  const made = await app.db.select({ id: orders.id }).from(orders).orderBy(orders.createdAt);
  expect(made).toHaveLength(before + 1);
  return made.at(-1)?.id ?? '';
}
const countOrders = () => app.db.$count(orders);

/** The webhook of a payment that the shopper approves in the app. */
const approve = (id: string) => webhook('payment.succeeded', provider.decide(id, 'succeeded'));

/** Expects that the order is placed with one payment, that other payments are refunded, and that the amounts add up. */
async function expectPaidOnce(ready: Ready, orderId: string): Promise<void> {
  await app.runJobs();
  expect((await statusOf(app, ready, orderId)).result).toMatchObject({ status: 'paid', orderPlaced: true });
  const paid = (await intentsOf(orderId)).filter(({ status }) => status === 'succeeded');
  const left = paid.reduce((all, { amountMinor, refundedMinor }) => all + amountMinor - refundedMinor, 0);
  expect(left).toBe(Math.round(ready.total * 100));
  const good = (await paymentsOf(app.db, orderId)).filter(
    ({ status, surplus }) => status === 'paid' && !surplus,
  );
  expect(good).toHaveLength(1);
  expectAmounts(system, [await readOrder(system, orderId)]);
}

/** Sends the webhook of a payment twice at the same moment; expects that it places the order once without a refund. */
async function expectSentAgainPaysOnce(
  yes: ReturnType<typeof approve>,
  ready: Ready,
  orderId: string,
): Promise<void> {
  const twice = await Promise.all([app.http.inject(yes), app.http.inject(yes)]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await expectPaidOnce(ready, orderId);
  expect(await refundsIn(orderId)).toEqual([]);
}

/** A shopper whose payment is open in the app. */
async function opened(flow: UpiFlow) {
  const ready = await readyToPay(app);
  const { result } = await pay(app, ready, byUpi(flow));
  return { ready, orderId: result.orderId, intent: provider.intentOf(result.paymentId) };
}

test.each(FLOWS)(
  'PAY-01 PAY-07 a gateway is killed between starting a payment (%s) and the answer: pressing again finds one order and one request, and it is paid once',
  async (flow) => {
    const before = await countOrders();
    const ready = await readyToPay(app);
    const key = randomUUID();
    const cutOff = await killer.kill({
      work: (there) => [pay(there.app, ready, byUpi(flow), key)],
      until: doneAt(ASKED),
    });
    expect(cutOff).toBe(1);
    const orderId = await onlyOrder(before);
    for (const again of [key, key, randomUUID()])
      expect((await pay(app, ready, byUpi(flow), again)).result).toMatchObject({
        orderId,
        status: 'created',
      });
    await onlyOrder(before);
    const [intent, ...others] = await intentsOf(orderId);
    expect(others).toEqual([]);
    const yes = approve(intent?.id ?? '');
    for (let time = 0; time < 2; time += 1) expect((await app.http.inject(yes)).statusCode).toBe(200);
    await expectPaidOnce(ready, orderId);
    expect(await refundsIn(orderId)).toEqual([]);
  },
  120_000,
);

test('PAY-01 a request whose gateway was killed is paid in the app without another press', async () => {
  const before = await countOrders();
  const ready = await readyToPay(app);
  await killer.kill({ work: (there) => [pay(there.app, ready, byUpi('collect'))], until: doneAt(ASKED) });
  const orderId = await onlyOrder(before);
  const [intent] = await intentsOf(orderId);
  await app.http.inject(approve(intent?.id ?? ''));
  await expectPaidOnce(ready, orderId);
}, 120_000);

test('PAY-10 a request whose gateway was killed, approved after its order has expired, restores the order once', async () => {
  const before = await countOrders();
  const ready = await readyToPay(app);
  await killer.kill({ work: (there) => [pay(there.app, ready, byUpi('qr'))], until: doneAt(ASKED) });
  const orderId = await onlyOrder(before);
  await timePasses(app, orderId);
  expect((await statusOf(app, ready, orderId)).result).toMatchObject({ orderCancelled: true });
  const [intent] = await intentsOf(orderId);
  const yes = approve(intent?.id ?? '');
  for (let time = 0; time < 2; time += 1) await app.http.inject(yes);
  await expectPaidOnce(ready, orderId);
  expect(await refundsIn(orderId)).toEqual([]);
}, 120_000);

test.each(['order', 'shelf', 'cart'] as const)(
  'PAY-10 a gateway is killed while it restores an expired order (before it changes the %s): the repeated webhook places the order once',
  async (what) => {
    const { ready, orderId, intent } = await opened('qr');
    await timePasses(app, orderId);
    const shelf = async () =>
      (await app.db.select().from(stock).where(eq(stock.productId, FRAME_ID)))[0]?.quantity;
    const before = Number(await shelf());
    const yes = approve(intent.id);
    const held = await holdOfBringBack(what, orderId);
    const cutOff = await killer.kill({
      work: (there) => [there.app.http.inject(yes).finally(held.release)],
      until: waitsForRow,
    });
    expect(cutOff).toBe(1);
    // Reading the payment would already restore the order.
    expect(await app.db.$count(orders, and(eq(orders.id, orderId), eq(orders.status, 'cancelled')))).toBe(1);
    expect(await shelf()).toBe(before);
    await expectSentAgainPaysOnce(yes, ready, orderId);
    expect(await shelf()).toBe(before - 1);
  },
  120_000,
);

test.each(FLOWS)(
  'PAY-07 a gateway is killed between reading an approved payment (%s) and the answer: the next poll places the order once',
  async (flow) => {
    const { ready, orderId, intent } = await opened(flow);
    provider.decide(intent.id, 'succeeded');
    const cutOff = await killer.kill({
      work: (there) => [statusOf(there.app, ready, orderId, flow)],
      until: doneAt(READ),
    });
    expect(cutOff).toBe(1);
    expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['created']);
    await statusOf(app, ready, orderId, flow);
    await app.http.inject(approve(intent.id));
    await expectPaidOnce(ready, orderId);
    expect(await refundsIn(orderId)).toEqual([]);
  },
  120_000,
);

test.each([
  ['the request is withdrawn', WITHDRAWN],
  ['the code is made', ASKED],
] as const)(
  'PAY-10 a request is replaced by a code and its gateway is killed when %s: one of them is paid, and a late approval of the other is refunded',
  async (_when, at) => {
    const { ready, orderId, intent } = await opened('collect');
    const key = randomUUID();
    const change = { orderId, ...byUpi('qr') };
    const cutOff = await killer.kill({
      work: (there) => [pay(there.app, ready, change, key)],
      until: doneAt(at),
    });
    expect([cutOff, provider.intents.get(intent.id)?.status]).toEqual([1, 'expired']);
    for (const again of [key, randomUUID()])
      expect((await pay(app, ready, change, again)).result).toMatchObject({ orderId, status: 'created' });
    const codes = (await intentsOf(orderId)).filter(({ id }) => id !== intent.id);
    expect(codes).toHaveLength(1);
    for (const id of [codes[0]?.id ?? '', intent.id]) await app.http.inject(approve(id));
    await expectPaidOnce(ready, orderId);
    expect((await refundsIn(orderId)).map(({ status }) => status)).toEqual(['done']);
  },
  120_000,
);

/** Locks a row that the webhook of a payment has to change. */
const hold = (what: 'order' | 'payment', orderId: string) =>
  what === 'order'
    ? lockOrderRow(app.db, orderId)
    : lockRows(app.db, (tx) => tx.select().from(payment).where(eq(payment.orderId, orderId)).for('update'));

/** Locks a row that restoring an order has to change. */
const holdOfBringBack = (what: 'order' | 'shelf' | 'cart', orderId: string) => {
  if (what === 'order') return lockOrderRow(app.db, orderId);
  if (what === 'shelf')
    return lockRows(app.db, (tx) =>
      tx.select().from(stock).where(eq(stock.productId, FRAME_ID)).for('update'),
    );
  const ofSession = sql`session_id = (SELECT session_id FROM orders WHERE id = ${orderId}) AND status = 'open'`;
  return lockRows(app.db, (tx) => tx.select().from(cart).where(ofSession).for('update'));
};

/** Resolves once the gateway that is to be killed waits for a row lock. */
const waitsForRow = () =>
  expect
    .poll(
      () =>
        app.db.$count(
          sql`pg_stat_activity WHERE application_name = 'killed-gateway' AND wait_event_type = 'Lock'`,
        ),
      { interval: 10, timeout: 30_000 },
    )
    .toBeGreaterThan(0);

test.each([['collect', 'order'], ...FLOWS.map((flow) => [flow, 'payment'] as const)] as const)(
  'PAY-01 a gateway is killed while it applies the webhook of success (%s, before it changes the %s): the repeated webhook places the order once',
  async (flow, what) => {
    const { ready, orderId, intent } = await opened(flow);
    const yes = approve(intent.id);
    const held = await hold(what, orderId);
    const cutOff = await killer.kill({
      work: (there) => [there.app.http.inject(yes).finally(held.release)],
      until: waitsForRow,
    });
    expect(cutOff).toBe(1);
    expect((await paymentsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['created']);
    await expectSentAgainPaysOnce(yes, ready, orderId);
  },
  120_000,
);

test('PAY-10 MONEY-01 a second payment, whose gateway is killed between the refund and the answer, is refunded once', async () => {
  const { ready, orderId, intent } = await opened('collect');
  const { result } = await pay(app, ready, { orderId, ...byUpi('qr') });
  const code = provider.intentOf(result.paymentId);
  for (const id of [code.id, intent.id]) await app.http.inject(approve(id));
  // The gateway's worker may send the refund before the gateway is ready for calls.
  const isSent = doneAt(REFUNDED)();
  await killer.kill({ work: () => [], until: () => isSent });
  expect((await refundsIn(orderId)).map(({ status }) => status)).not.toContain('done');
  await expectPaidOnce(ready, orderId);
  expect((await refundsIn(orderId)).map(({ status }) => status)).toEqual(['done']);
  expect(provider.refunds.filter(({ id }) => [intent.id, code.id].includes(id))).toHaveLength(1);
}, 120_000);
