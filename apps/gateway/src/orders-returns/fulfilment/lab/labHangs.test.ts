import { setTimeout as sleep } from 'node:timers/promises';
import { orderContract, upgradeContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { stock } from '../../../catalog/schema.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { FRAME, payByCard, readyToPay } from '../../../checkout/testing/shopper.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { shopperWhoCancels } from '../../testing/cancelling.ts';
import { glassesAtLab } from '../../testing/glassesAtLab.ts';
import { gatewayKiller } from '../../testing/simulation/killGateway.ts';
import { startTestSystem } from '../../testing/simulation/startTestSystem.ts';

const system = await startTestSystem();
const { app, provider, outside } = system;
const second = await testGatewayApp({
  databaseUrl: app.databaseUrl,
  settings: { sandboxUrl: provider.url },
  services: outside.services(app.settings),
});
await app.db.update(stock).set({ quantity: 900 });
const POWER = { right: { sph: '-2.25', pd: '31.0' }, left: { sph: '-1.50', pd: '31.5' } };
const OTHER = { ...POWER, right: { sph: '-3.00', pd: '31.0' } };
/** More shoppers than a gateway of a test has database connections. */
const SHOPPERS = 6;

let answer = () => {};
let asked = 0;
/** From now on the lab does not answer, until `answer` is called. */
function hang(): void {
  const answered = new Promise<void>((resolve) => (answer = resolve));
  asked = 0;
  outside.onCall = () => {
    asked += 1;
    return answered;
  };
}
const reached = (calls: number) =>
  expect.poll(() => asked, { interval: 10, timeout: 10_000 }).toBeGreaterThanOrEqual(calls);
afterEach(() => {
  outside.onCall = async () => undefined;
  answer();
  awaited = null;
});

/** `hear` is called once the lab has accepted this item from a gateway, which does not get the answer. */
let awaited: { itemId: string; hear: () => void } | null = null;
const killer = await gatewayKiller(system, async (method, path) => {
  if (!awaited || method !== 'PUT' || !path.endsWith(awaited.itemId)) return;
  awaited.hear();
  await sleep(30_000, undefined, { ref: false });
});

/** Glasses that the lab has, and changes of them at either gateway. */
async function atLab() {
  const glasses = await glassesAtLab({ app, provider }, { packageId: 'thin-160', prescription: POWER });
  const { as, params } = glasses;
  const request = await glasses.changeTo('clear-156');
  return {
    ...glasses,
    change: (at = app) => call(at, upgradeContract.updatePackage, request, as),
    givePower: (at = app) =>
      call(at, orderContract.updatePrescription, { params, query: {}, body: { prescription: OTHER } }, as),
  };
}

/** Locks the order without waiting; fails where another transaction has locked it. */
const lockNow = (orderId: string) =>
  app.db.transaction((tx) => tx.execute(sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE NOWAIT`));
const inTransaction = () =>
  app.db.$count(sql`pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);

test('LPU-01 while the lab does not answer no order is locked, and other calls are answered by the same gateway', async () => {
  const all: Awaited<ReturnType<typeof atLab>>[] = [];
  while (all.length < SHOPPERS) all.push(await atLab());
  hang();
  const waiting = all.map(({ change, givePower }, turn) => (turn % 2 ? change() : givePower()));
  await reached(SHOPPERS);
  for (const { orderId } of all) await lockNow(orderId);
  expect(await inTransaction()).toBe(0);
  const other = await readyToPay(app, { items: [FRAME] });
  await payByCard(app, provider, other);
  answer();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(SHOPPERS).fill(200));
  await app.runJobs();
  for (const { itemId, lens } of all)
    expect(outside.jobs.get(itemId)).toMatchObject({ isHeld: false, lenses: { packageId: await lens() } });
});

test('LPU-01 an order that is cancelled while the lab does not answer is not changed, and the lab stops', async () => {
  const { orderId, itemId, as, change, lens } = await atLab();
  hang();
  const changing = change();
  await reached(1);
  const cancel = shopperWhoCancels(second);
  expect((await cancel(orderId, as.token, { refundMethod: 'source' })).status).toBe(200);
  answer();
  const refused = await changing;
  expect([refused.status, refused.problem.code]).toEqual([409, 'lenses_closed']);
  expect(await lens()).toBe('thin-160');
  await app.runJobs();
  expect(outside.jobs.get(itemId)?.cancelled).toBe(true);
});

test('LPU-01 two changes of one item at two gateways reach the lab one after the other, and it makes what the order has', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, itemId, change, givePower, lens } = await atLab();
    const answers = await Promise.all([change(app), givePower(second), change(second), givePower(app)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await app.runJobs();
    const [item] = await itemsOf(app.db, orderId);
    expect(outside.jobs.get(itemId)).toMatchObject({
      isHeld: false,
      lenses: { packageId: await lens() },
      prescription: item?.prescription,
    });
  }
});

test('LPU-01 after a change whose gateway stopped during its call to the lab, the lab goes on', async () => {
  const { orderId, itemId, change } = await atLab();
  await app.db.execute(
    sql`UPDATE order_item SET lab_until = now() - interval '1 second', lab_order = NULL WHERE id = ${itemId}`,
  );
  const job = outside.jobs.get(itemId);
  if (job) job.isHeld = true;
  await app.db.execute(sql`UPDATE orders SET advance_at = now() WHERE id = ${orderId}`);
  await enqueue(app.db, 'order.begin', {});
  await app.runJobs();
  await app.runJobs();
  expect(outside.jobs.get(itemId)).toMatchObject({ isHeld: false });
  expect((await change()).status).toBe(200);
});

test('ORD-06 an order is stopped at the lab when it is cancelled after its gateway was killed while sending it there', async () => {
  const ready = await readyToPay(app, {
    items: [{ ...FRAME, powerType: 'single_vision', packageId: 'thin-160', prescription: POWER }],
  });
  const { orderId } = await payByCard(app, provider, ready);
  await enqueue(app.db, 'order.begin', {});
  const [{ id: itemId } = { id: '' }] = await itemsOf(app.db, orderId);
  // Set before the gateway starts, as its workers begin at once.
  const ordered = new Promise<void>((hear) => (awaited = { itemId, hear }));
  await killer.kill({ work: () => [], until: () => ordered });
  expect(outside.jobs.get(itemId)?.cancelled).toBe(false);
  expect((await itemsOf(app.db, orderId))[0]?.labId).toBeNull();
  expect((await shopperWhoCancels(app)(orderId, ready.token, { refundMethod: 'source' })).status).toBe(200);
  await app.runJobs();
  await app.runJobs();
  expect(outside.jobs.get(itemId)?.cancelled).toBe(true);
}, 120_000);
