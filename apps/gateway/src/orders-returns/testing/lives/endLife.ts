import { randomUUID } from 'node:crypto';
import { orderContract, refundContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { webhook } from '../../../checkout/testing/fakeProvider.ts';
import { call } from '../../../platform/testing/testGateway.ts';
import { sendPayoutEvent } from '../fakeBank.ts';
import { courierStep, labStep, sendFulfilmentEvent } from '../fakeFulfilment.ts';
import { POWER, type Life, type World } from './beginLife.ts';
import type { Dice } from './dice.ts';
import { moveReturnOn, runScheduledJobs } from './outsideActs.ts';
import { readLife } from './readOrder.ts';
import { whoChanges } from './whoChanges.ts';
import { ACCOUNTS } from './shopperActs.ts';

/** As many exchanges can follow on each other in a life that each has its turn. */
const TURNS = 4;

/** Brings a life to its end as the store's own clocks, lab, courier and warehouse would: nothing is left to wait for. */
export async function endLife(world: World, life: Life, dice: Dice): Promise<void> {
  const { app, provider } = world;
  await untilAllAnswer(world);
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Who waits for the bank waits no longer.
    for (const intent of provider.intents.values())
      if (intent.status === 'processing') intent.status = 'failed';
    for (const { order } of await readLife(world, life)) await endReservation(world, order.id);
    await runScheduledJobs(world, true);
    await runScheduledJobs(world, true);
    await endRefunds(world, life);
    await bringHome(world, life);
    for (const { order } of await readLife(world, life))
      while (await moveReturnOn(world, { ...life, orderId: order.id }, dice)) await app.runJobs();
    await runScheduledJobs(world, true);
    await bringBackRefused(world, life, dice);
    await runScheduledJobs(world, true);
  }
}

/** Waits for circuit breakers: one that has opened lets no call through for ten seconds. */
async function untilAllAnswer({ app: { services } }: World): Promise<void> {
  const { payment, bank, lab, courier, collections, warehouse } = services;
  const calls = [
    async () => payment.of('IN').upi?.findAccount('nobody@nilgai'),
    async () => bank.findPayout(randomUUID()),
    ...[lab, courier, collections, warehouse].map((one) => async () => one.cancel('nobody')),
  ];
  const answers = (ask: () => Promise<unknown>) =>
    ask().then(
      () => true,
      () => false,
    );
  for (const ask of calls)
    await expect.poll(() => answers(ask), { timeout: 15_000, interval: 500 }).toBe(true);
}

/** Whatever was not paid or chosen in time is over. */
async function endReservation({ app: { db } }: World, orderId: string): Promise<void> {
  await db.execute(sql`
    UPDATE orders SET reserved_until = now() - interval '1 hour' WHERE id = ${orderId} AND reserved_until IS NOT NULL`);
  await db.execute(
    sql`UPDATE payment SET updated_at = now() - interval '1 hour' WHERE order_id = ${orderId}`,
  );
  await db.execute(
    sql`UPDATE order_exchange SET expires_at = now() - interval '1 hour' WHERE order_id = ${orderId}`,
  );
}

/** Provider and bank do what they took their time for; what the bank has refused goes to another account. */
async function endRefunds(world: World, life: Life): Promise<void> {
  const { app, provider, bank } = world;
  for (const one of provider.refunds.filter(({ status }) => status === 'pending')) {
    one.status = 'succeeded';
    const intent = provider.intents.get(one.id);
    if (intent) await app.http.inject(webhook('refund.succeeded', { ...intent, refund: { ...one } }));
  }
  for (const { order } of await readLife(world, life)) {
    const params = { orderId: order.id };
    const as = await whoChanges(world, life, order.id);
    await call(app, refundContract.editNeft, { params, body: ACCOUNTS[1] }, as);
  }
  await runScheduledJobs(world, true);
  for (const one of bank.payouts.filter(({ status }) => status === 'pending')) {
    one.status = 'succeeded';
    await sendPayoutEvent(app, one.reference, 'succeeded');
  }
}

/** The courier brings what was refused back to its shopper, or has lost it. */
async function bringBackRefused(world: World, life: Life, dice: Dice): Promise<void> {
  for (const { id } of (await readLife(world, life)).flatMap(({ refusedParcels }) => refusedParcels))
    for (const status of ['shipped', dice.pick(['delivered', 'lost'] as const)] as const)
      await sendFulfilmentEvent(world.app, 'courier', courierStep(id, status));
}

/** The power comes, the lab packs, and the courier brings what has not ended yet. */
export async function bringHome(world: World, life: Life): Promise<void> {
  const { app } = world;
  const all = await readLife(world, life);
  for (const { order, items } of all)
    for (const { id: itemId, details, prescription } of items)
      if (details.powerRequired === 'POWER_REQUIRED' && JSON.stringify(prescription).includes('Call Me')) {
        const params = { orderId: order.id, itemId };
        const body = { prescription: POWER };
        const as = await whoChanges(world, life, order.id);
        await call(app, orderContract.updatePrescription, { params, query: {}, body }, as);
      }
  await runScheduledJobs(world, true);
  for (const { id } of all.flatMap(({ items }) => items))
    await sendFulfilmentEvent(app, 'lab', labStep(id, 'packed'));
  await runScheduledJobs(world, true);
  for (const { id, courierId } of (await readLife(world, life)).flatMap(({ parcels }) => parcels))
    if (courierId)
      for (const status of ['shipped', 'out_for_delivery', 'delivered'] as const)
        await sendFulfilmentEvent(app, 'courier', courierStep(id, status));
}
