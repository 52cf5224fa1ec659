import { upgradeContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sentinels } from '../../seed/sentinels.ts';
import { findOrder, itemsOf, lockOrder } from '../checkout/order/ownOrder.ts';
import { paymentsOf } from '../checkout/payment/orderPayments.ts';
import { addRefund } from '../checkout/payment/refunds/addRefund.ts';
import { receivedOf, refundsOf } from '../checkout/payment/refunds/refunds.ts';
import { fakeProvider } from '../checkout/testing/fakeProvider.ts';
import { FRAME, payByCard, readyToPay } from '../checkout/testing/shopper.ts';
import { call, testGatewayApp, type TestGateway } from '../platform/testing/testGateway.ts';
import { historyOf } from './fulfilment/itemHistory.ts';
import { returnsOf } from './returns/orderReturns.ts';
import { shopperWhoCancels } from './testing/cancelling.ts';
import { fakeFulfilment, labStep, sendFulfilmentEvent } from './testing/fakeFulfilment.ts';
import { shopperWhoReturns } from './testing/returning.ts';

const provider = await fakeProvider();
const outside = fakeFulfilment();
const first = await testGatewayApp();
const gateway = () =>
  testGatewayApp({
    databaseUrl: first.databaseUrl,
    settings: { sandboxUrl: provider.url },
    services: outside.services(first.settings),
  });
const [app, other] = [await gateway(), await gateway()];
const ROUNDS = 8;
const GLASSES = {
  productId: sentinels.inStockFrame,
  powerType: 'single_vision' as const,
  packageId: 'thin-160',
  prescription: { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } },
};

/** A paid order with which the lab can begin. */
async function confirmed(items: Parameters<typeof readyToPay>[1] & object = { items: [FRAME] }) {
  const ready = await readyToPay(app, items);
  const { orderId, paymentId } = await payByCard(app, provider, ready);
  await app.db.execute(sql`SELECT graphile_worker.add_job('order.begin')`);
  await app.runJobs();
  await app.runJobs();
  const [item] = await itemsOf(app.db, orderId);
  return { ...ready, orderId, paymentId, itemId: item?.id ?? '' };
}

/** The received amount less refunds, and the current value of the order, in minor units. */
async function booksOf(orderId: string) {
  const order = await findOrder(app.db, orderId);
  const received = (await paymentsOf(app.db, orderId)).reduce((sum, paid) => sum + receivedOf(paid), 0);
  const back = (await refundsOf(app.db, orderId)).reduce((sum, { amount }) => sum + amount, 0);
  return { netReceived: received - back, worth: order?.status === 'cancelled' ? 0 : order?.total };
}

async function stepsOf(orderId: string): Promise<string[]> {
  return [...(await historyOf(app.db, [orderId])).values()].flat().map(({ status }) => status);
}

test('ORD-06 an order is either cancelled at one gateway or packed at the other, and its money matches', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, token, itemId } = await confirmed();
    const cancel = shopperWhoCancels(app);
    const [cancelled] = await Promise.all([
      cancel(orderId, token, { refundMethod: 'source' }),
      sendFulfilmentEvent(other, 'lab', labStep(itemId, 'packed')),
    ]);
    const steps = await stepsOf(orderId);
    expect(steps.at(-1)).toBe(cancelled.status === 200 ? 'cancelled' : 'packed');
    expect(steps.includes('packed')).toBe(cancelled.status !== 200);
    if (cancelled.status !== 200) expect(cancelled.problem.code).toBe('not_cancellable');
    const { netReceived, worth } = await booksOf(orderId);
    expect(netReceived).toBe(worth);
  }
}, 60_000);

test('RET-08 a return is either cancelled at one gateway or fetched at the other, never both', async () => {
  const shop = shopperWhoReturns(app, provider);
  const courier = shopperWhoReturns(other, provider);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await shop.delivered();
    const { returnId } = await shop.begin(order, 1);
    const [cancelled, fetched] = await Promise.all([
      shop.cancel(order, returnId),
      courier.move(returnId, { to: 'picked_up' }),
    ]);
    expect([cancelled.status, fetched.status].toSorted()).toEqual([200, 409]);
    const [now] = await returnsOf(app.db, order.orderId);
    expect(now?.status).toBe(cancelled.status === 200 ? 'cancelled' : 'picked_up');
    expect(now?.pieces.every(({ isReleased }) => isReleased)).toBe(cancelled.status === 200);
  }
}, 60_000);

test('LPU-01 lenses are either changed at one gateway or cut at the other, and the money matches the lenses that are made', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, token, itemId } = await confirmed({ items: [GLASSES] });
    const params = { orderId, itemId };
    const { powerTypes } = (await call(app, upgradeContract.getUpgradePackage, { params }, { token })).result;
    const clear = powerTypes.flatMap(({ packages }) => packages).find(({ id }) => id === 'clear-156');
    const query = { updateFrom: 'thin-160', updateTo: 'clear-156' };
    const body = { expectedDifference: clear?.difference.value ?? 0 };
    const [changed] = await Promise.all([
      call(app, upgradeContract.updatePackage, { params, query, body }, { token }),
      sendFulfilmentEvent(other, 'lab', labStep(itemId, 'lenses_cut')),
    ]);
    const [item] = await itemsOf(app.db, orderId);
    const isChanged = changed.status === 200;
    expect(item?.details.options[0]?.oid).toBe(isChanged ? 'clear-156' : 'thin-160');
    expect(await refundsOf(app.db, orderId)).toHaveLength(isChanged ? 1 : 0);
    const { netReceived, worth } = await booksOf(orderId);
    expect(netReceived).toBe(worth);
  }
}, 60_000);

test('MONEY-01 fifty refunds of one payment at two gateways never add up to more than was received', async () => {
  const { orderId, paymentId, total } = await confirmed();
  const tenth = Math.floor((total * 100) / 10);
  const refund = (at: Pick<TestGateway, 'db'>, key: string) =>
    at.db.transaction(async (tx) =>
      addRefund(tx, await lockOrder(tx, orderId), {
        key,
        paymentId,
        amount: tenth,
        method: 'source',
        reason: 'cancelled',
      }),
    );
  const made = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => refund(at % 2 ? app : other, `race-${orderId}-${at}`)),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await Promise.all([app.runJobs(), other.runJobs()]);
  const { id } = provider.intentOf(paymentId);
  expect(provider.refunds.filter((sent) => sent.id === id)).toHaveLength(10);
  expect(provider.intents.get(id)?.refundedMinor).toBe(tenth * 10);
}, 60_000);
