import { randomUUID } from 'node:crypto';
import { orderContract, refundContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { sendPayoutEvent } from '../fakeBank.ts';
import { courierStep, labStep, sendFulfilmentEvent } from '../fakeFulfilment.ts';
import { POWER, type Run, type TestSystem } from './placeRandomOrder.ts';
import type { Random } from './random.ts';
import { moveReturnOn, runScheduledJobs } from './outsideActions.ts';
import { readRun } from './readOrder.ts';
import { callerFor } from './callerFor.ts';
import { ACCOUNTS } from './shopperActions.ts';

/** The number of consecutive exchanges that a run can have; each turn finishes one of them. */
const TURNS = 4;

/** Finishes a run with the scheduled jobs, lab, courier and warehouse; afterwards nothing is open. */
export async function finishRun(system: TestSystem, run: Run, random: Random): Promise<void> {
  const { app, provider } = system;
  await untilAllAnswer(system);
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Payments that wait for the bank are decided.
    for (const intent of provider.intents.values())
      if (intent.status === 'processing') intent.status = 'failed';
    for (const { order } of await readRun(system, run)) await endReservation(system, order.id);
    await runScheduledJobs(system, true);
    await runScheduledJobs(system, true);
    await endRefunds(system, run);
    await deliverAll(system, run);
    for (const { order } of await readRun(system, run))
      while (await moveReturnOn(system, { ...run, orderId: order.id }, random)) await app.runJobs();
    await runScheduledJobs(system, true);
    await deliverRefused(system, run, random);
    await runScheduledJobs(system, true);
  }
}

/** Waits until all circuit breakers are closed; an open one rejects all calls for ten seconds. */
async function untilAllAnswer({ app: { services } }: TestSystem): Promise<void> {
  const { payment, bank, lab, courier, pickups, warehouse } = services;
  const calls = [
    async () => payment.of('IN').upi?.findAccount('nobody@nilgai'),
    async () => bank.findPayout(randomUUID()),
    ...[lab, courier, pickups, warehouse].map((service) => async () => service.cancel('nobody')),
  ];
  const answers = (ask: () => Promise<unknown>) =>
    ask().then(
      () => true,
      () => false,
    );
  for (const ask of calls)
    await expect.poll(() => answers(ask), { timeout: 15_000, interval: 500 }).toBe(true);
}

/** Lets the time limits of payments and exchanges end. */
async function endReservation({ app: { db } }: TestSystem, orderId: string): Promise<void> {
  await db.execute(sql`
    UPDATE orders SET reserved_until = now() - interval '1 hour' WHERE id = ${orderId} AND reserved_until IS NOT NULL`);
  await db.execute(
    sql`UPDATE payment SET updated_at = now() - interval '1 hour' WHERE order_id = ${orderId}`,
  );
  await db.execute(
    sql`UPDATE order_exchange SET expires_at = now() - interval '1 hour' WHERE order_id = ${orderId}`,
  );
}

/** Lets provider and bank finish their pending refunds; a refund that the bank has refused is sent to another account. */
async function endRefunds(system: TestSystem, run: Run): Promise<void> {
  const { app, provider, bank } = system;
  for (const refund of provider.refunds.filter(({ status }) => status === 'pending')) {
    refund.status = 'succeeded';
    const intent = provider.intents.get(refund.id);
    if (intent) await app.http.inject(webhook('refund.succeeded', { ...intent, refund: { ...refund } }));
  }
  for (const { order } of await readRun(system, run)) {
    const params = { orderId: order.id };
    const as = await callerFor(system, run, order.id);
    await call(app, refundContract.editNeft, { params, body: ACCOUNTS[1] }, as);
  }
  await runScheduledJobs(system, true);
  for (const payout of bank.payouts.filter(({ status }) => status === 'pending')) {
    payout.status = 'succeeded';
    await sendPayoutEvent(app, payout.reference, 'succeeded');
  }
}

/** Lets the courier deliver refused pieces to their shopper, or lose them. */
async function deliverRefused(system: TestSystem, run: Run, random: Random): Promise<void> {
  for (const { id } of (await readRun(system, run)).flatMap(({ refusedParcels }) => refusedParcels))
    for (const status of ['shipped', random.pick(['delivered', 'lost'] as const)] as const)
      await sendFulfilmentEvent(system.app, 'courier', courierStep(id, status));
}

/** Enters the missing power, and lets lab and courier finish all items that have not ended yet. */
export async function deliverAll(system: TestSystem, run: Run): Promise<void> {
  const { app } = system;
  const all = await readRun(system, run);
  for (const { order, items } of all)
    for (const { id: itemId, details, prescription } of items)
      if (details.powerRequired === 'POWER_REQUIRED' && JSON.stringify(prescription).includes('Call Me')) {
        const params = { orderId: order.id, itemId };
        const body = { prescription: POWER };
        const as = await callerFor(system, run, order.id);
        await call(app, orderContract.updatePrescription, { params, query: {}, body }, as);
      }
  await runScheduledJobs(system, true);
  for (const { id } of all.flatMap(({ items }) => items))
    await sendFulfilmentEvent(app, 'lab', labStep(id, 'packed'));
  await runScheduledJobs(system, true);
  for (const { id, courierId } of (await readRun(system, run)).flatMap(({ parcels }) => parcels))
    if (courierId)
      for (const status of ['shipped', 'out_for_delivery', 'delivered'] as const)
        await sendFulfilmentEvent(app, 'courier', courierStep(id, status));
}
