import { setTimeout as sleep } from 'node:timers/promises';
import { orderContract, upgradeContract } from '@lunette/orders-returns/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { itemsOf, lockOrder } from '../checkout/order/ownOrder.ts';
import { paymentsOf } from '../checkout/payment/orderPayments.ts';
import { addRefund } from '../checkout/payment/refunds/addRefund.ts';
import { refundsOf } from '../checkout/payment/refunds/refunds.ts';
import { webhook } from '../checkout/testing/fakeProvider.ts';
import { FRAME, payByCard, readyToPay } from '../checkout/testing/shopper.ts';
import { call } from '../platform/testing/testGateway.ts';
import { historyOf } from './fulfilment/itemHistory.ts';
import { parcel } from './fulfilment/schema.ts';
import { paper } from './papers/schema.ts';
import { courierStep, labStep, sendFulfilmentEvent } from './testing/fakeFulfilment.ts';
import { lockOrderRow } from './testing/simulation/lockOrderRow.ts';
import { gatewayKiller } from './testing/simulation/killGateway.ts';
import { startTestSystem } from './testing/simulation/startTestSystem.ts';

const system = await startTestSystem();
const { app, provider } = system;

/** `hear` is called once an outside service has handled such a call for a gateway, which does not get the answer. */
let awaited: { path: RegExp; hear: () => void } | null = null;
const killer = await gatewayKiller(system, async (method, path) => {
  if (method !== 'POST' || !awaited?.path.test(path)) return;
  awaited.hear();
  await sleep(30_000, undefined, { ref: false });
});
const doneAt = (path: RegExp) => () => new Promise<void>((hear) => (awaited = { path, hear }));

const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const GLASSES = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision' as const,
  packageId: 'clear-156',
  prescription: POWER,
};

async function paid(items: Parameters<typeof readyToPay>[1] & object = { items: [FRAME] }) {
  const ready = await readyToPay(app, items);
  const { orderId, paymentId } = await payByCard(app, provider, ready);
  await app.runJobs();
  return { ...ready, orderId, paymentId, intent: provider.intentOf(paymentId) };
}

type PaidOrder = Awaited<ReturnType<typeof paid>>;

test('MONEY-01 a refund whose gateway is killed before it gets the answer is sent once and done', async () => {
  const { orderId, paymentId, intent } = await paid();
  await killer.kill({
    work: () => [
      app.db.transaction(async (tx) =>
        addRefund(tx, await lockOrder(tx, orderId), {
          key: `killed-${orderId}`,
          paymentId,
          amount: 100,
          method: 'source',
          reason: 'cancelled',
        }),
      ),
    ],
    until: doneAt(/\/refunds$/),
  });
  expect((await refundsOf(app.db, orderId)).map(({ status }) => status)).not.toContain('done');
  await app.runJobs();
  await app.runJobs();
  expect((await refundsOf(app.db, orderId)).map(({ status }) => status)).toEqual(['done']);
  expect(provider.refunds.filter(({ id }) => id === intent.id)).toHaveLength(1);
  expect(provider.intents.get(intent.id)?.refundedMinor).toBe(100);
}, 180_000);

test('LPU-01 a lens change whose gateway is killed while it opens the payment is paid once and made', async () => {
  const { orderId, token } = await paid({ items: [GLASSES] });
  const as = { token };
  const [item] = await itemsOf(app.db, orderId);
  const params = { orderId, itemId: item?.id ?? '' };
  const { powerTypes } = (await call(app, upgradeContract.getUpgradePackage, { params }, as)).result;
  const thin = powerTypes.flatMap(({ packages }) => packages).find(({ id }) => id === 'thin-160');
  const query = { updateFrom: 'clear-156', updateTo: 'thin-160' };
  const body = { expectedDifference: thin?.difference.value ?? 0 };
  const change = (on: Pick<typeof app, 'http'>) =>
    call(on, upgradeContract.updatePackage, { params, query, body }, as);
  const known = provider.intents.size;
  const cutOff = await killer.kill({ work: (there) => [change(there.app)], until: doneAt(/\/intents$/) });
  expect(cutOff).toBe(1);
  expect(provider.intents.size).toBe(known + 1);
  // Its shopper, who has seen an error, tries again.
  const again = await change(app);
  expect(again.status).toBe(200);
  const open = (await paymentsOf(app.db, orderId)).filter(({ purpose }) => purpose === 'amendment');
  const intents = [...provider.intents.values()].filter(({ reference }) =>
    open.some(({ id }) => id === reference),
  );
  for (const { id } of intents.slice(0, 1)) {
    const event = webhook('payment.succeeded', provider.decide(id, 'succeeded'));
    for (let time = 0; time < 2; time += 1) await app.http.inject(event);
  }
  await app.runJobs();
  const amendments = (await paymentsOf(app.db, orderId)).filter(({ purpose }) => purpose === 'amendment');
  expect(amendments.filter(({ status }) => status === 'paid')).toHaveLength(1);
  expect((await itemsOf(app.db, orderId))[0]?.details.options[0]?.oid).toBe('thin-160');
}, 180_000);

test('ORD-02 a gateway that is killed while it gets events of the courier loses none, and invoice numbers have no gap', async () => {
  const orders: PaidOrder[] = [];
  for (let at = 0; at < 12; at += 1) orders.push(await paid({ items: [{ productId: sentinels.solution }] }));
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin')`);
  await app.runJobs();
  for (const { orderId } of orders)
    for (const { id } of await itemsOf(app.db, orderId))
      await sendFulfilmentEvent(app, 'lab', labStep(id, 'packed'));
  await app.runJobs();
  const orderIds = orders.map(({ orderId }) => orderId);
  const parcels = await app.db.select().from(parcel).where(inArray(parcel.orderId, orderIds));
  expect(parcels).toHaveLength(orders.length);
  const events = parcels.map(({ id }) => courierStep(id, 'shipped'));
  const held = await lockOrderRow(app.db, parcels.at(-1)?.orderId ?? '');
  let answered = 0;
  const cutOff = await killer.kill({
    work: (there) =>
      events.map(async (step, at) => {
        try {
          await sendFulfilmentEvent(there.app, 'courier', step);
          answered += 1;
        } finally {
          if (at === events.length - 1) await held.release();
        }
      }),
    until: () => expect.poll(() => answered, { interval: 1, timeout: 30_000 }).toBeGreaterThanOrEqual(3),
  });
  expect(cutOff).toBeGreaterThan(0);
  // Events without an answer are sent again.
  expect(new Set(await Promise.all(events.map((step) => sendFulfilmentEvent(app, 'courier', step))))).toEqual(
    new Set([200]),
  );
  const history = await historyOf(app.db, orderIds);
  for (const steps of history.values())
    expect(steps.filter(({ status }) => status === 'shipped')).toHaveLength(1);
  const papers = await app.db.select().from(paper).where(eq(paper.kind, 'invoice')).orderBy(paper.number);
  expect(papers.map(({ number }) => number)).toEqual(orders.map((_order, at) => at + 1));
  await app.runJobs();
  const sent = app.sent.mail.filter(({ subject }) => subject.includes('is on its way'));
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(sent.length);
}, 180_000);

test('ORD-06 a cancellation whose gateway is killed is applied completely or not at all', async () => {
  const orders: PaidOrder[] = [];
  for (let at = 0; at < 6; at += 1) orders.push(await paid());
  const body = { reason: 'changed_mind' as const, refundMethod: 'source' as const };
  const cancel = (on: Pick<typeof app, 'http'>, { orderId, token }: PaidOrder) =>
    call(
      on,
      orderContract.cancelOrder,
      { params: { orderId }, body },
      { token, idempotencyKey: `killed-${orderId}` },
    );
  await killer.kill({
    work: (there) => orders.map((order) => cancel(there.app, order)),
    until: () => sleep(25),
  });
  for (const order of orders) {
    const refunds = await refundsOf(app.db, order.orderId);
    const { status } = await app.db.transaction((tx) => lockOrder(tx, order.orderId));
    expect(refunds.map(({ amount }) => amount)).toEqual(status === 'cancelled' ? [order.total * 100] : []);
    expect((await cancel(app, order)).status).toBe(200);
  }
  await app.runJobs();
  await app.runJobs();
  for (const { intent, total } of orders)
    expect(
      provider.refunds.filter(({ id }) => id === intent.id).map(({ amountMinor }) => amountMinor),
    ).toEqual([total * 100]);
}, 180_000);
