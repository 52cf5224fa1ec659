import { setTimeout as sleep } from 'node:timers/promises';
import { returnContract } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { stock } from '../../../catalog/schema.ts';
import { call, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { gatewayKiller } from '../../testing/simulation/killGateway.ts';
import { startTestSystem } from '../../testing/simulation/startTestSystem.ts';
import { FRAMES, shopperWhoReturns } from '../../testing/returning.ts';

const system = await startTestSystem();
const { app, provider, transport } = system;
const second = await testGatewayApp({
  databaseUrl: app.databaseUrl,
  settings: { sandboxUrl: provider.url },
  services: transport.services(app.settings),
});
await app.db.update(stock).set({ quantity: 900 });
const { delivered, begin, cancel, details } = shopperWhoReturns(app, provider);

let answer = () => {};
let asked = 0;
/** From now on neither courier nor warehouse answers, until `answer` is called. */
function hang(): void {
  const answered = new Promise<void>((resolve) => (answer = resolve));
  asked = 0;
  transport.onCall = () => {
    asked += 1;
    return answered;
  };
}
const reached = () => expect.poll(() => asked, { interval: 10, timeout: 10_000 }).toBeGreaterThan(0);
afterEach(() => {
  transport.onCall = async () => undefined;
  answer();
  awaited = null;
});

/** Runs the jobs that are due at both gateways until both outside services have answered. */
async function runJobs(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await Promise.all([app.runJobs(), second.runJobs()]);
  }
}

/** A return of a frame that the courier fetches on the first of two days. */
async function toBeFetched() {
  const order = await delivered([FRAMES]);
  const { orderId, token } = order;
  const query = { pincode: '411001' };
  const { modes } = (await call(app, returnContract.getReturnModes, { query }, { token })).result;
  const free = modes[0]?.days.filter(({ slots }) => slots.some((slot) => slot.free > 0)) ?? [];
  const [day = '', other = ''] = free.map(({ date }) => date);
  const pickup = { date: day, from: '12:00' };
  const { returnId } = await begin(order, 1, { returnMode: 'schedule_pickup', pickup });
  const change = (date: string, at = app) =>
    call(
      at,
      returnContract.changePickup,
      { params: { orderId, returnId }, body: { date, from: '12:00' } },
      { token },
    );
  return {
    order,
    orderId,
    returnId,
    day,
    other,
    change,
    cancel: () => cancel(order, returnId),
    booked: () => transport.booked.get(returnId),
    announced: () => transport.announced.get(returnId),
  };
}

/** Locks the order and the return without waiting; fails where another transaction has locked one. */
async function lockNow(orderId: string, returnId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM orders WHERE id = ${orderId} FOR UPDATE NOWAIT`);
    await tx.execute(sql`SELECT FROM order_return WHERE id = ${returnId} FOR UPDATE NOWAIT`);
  });
}
const inTransaction = () =>
  app.db.$count(sql`pg_stat_activity
    WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
const advisoryLocks = () =>
  app.db.$count(sql`pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);

test('RET-07 while the courier does not answer no row is locked, and the shopper’s changes reach it afterwards', async () => {
  const begunReturn = await toBeFetched();
  const locksBefore = await advisoryLocks();
  hang();
  const running = app.runJobs();
  await reached();
  expect(await inTransaction()).toBe(0);
  expect(await advisoryLocks()).toBe(locksBefore);
  await lockNow(begunReturn.orderId, begunReturn.returnId);
  expect((await begunReturn.change(begunReturn.other)).status).toBe(200);
  answer();
  await running;
  await runJobs();
  expect(begunReturn.booked()).toMatchObject({
    pickup: { date: begunReturn.other, from: '12:00' },
    isCancelled: false,
  });
  expect(begunReturn.announced()).toMatchObject({ isCancelled: false });
});

test('RET-08 a return that is cancelled while the courier does not answer is stopped at courier and warehouse', async () => {
  const begunReturn = await toBeFetched();
  hang();
  const running = app.runJobs();
  await reached();
  expect((await begunReturn.cancel()).result.returns[0]?.status).toBe('cancelled');
  answer();
  await running;
  await runJobs();
  expect(begunReturn.booked()?.isCancelled).toBe(true);
  expect(begunReturn.announced()?.isCancelled ?? true).toBe(true);
});

test('RET-07 days that are changed at two gateways at once reach the courier one after the other, and it comes on the last one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const begunReturn = await toBeFetched();
    transport.onCall = () => sleep(Math.random() * 40);
    const days = [begunReturn.other, begunReturn.day, begunReturn.other, begunReturn.day];
    await Promise.all([
      ...days.map((date, turn) => begunReturn.change(date, turn % 2 ? second : app)),
      ...[app, second, app, second].map((gateway) => gateway.runJobs()),
    ]);
    transport.onCall = async () => undefined;
    await runJobs();
    const [wanted] = (await details(begunReturn.order)).result.returns;
    expect(begunReturn.booked()?.pickup).toMatchObject({ date: wanted?.pickup?.date });
  }
});

/** `hear` is called once courier or warehouse has handled such a call for a gateway, which does not get the answer. */
let awaited: { path: RegExp; hear: () => void } | null = null;
const killer = await gatewayKiller(system, async (method, path) => {
  if (method !== 'PUT' || !awaited?.path.test(path)) return;
  awaited.hear();
  await sleep(30_000, undefined, { ref: false });
});
/** Kills the gateway after the courier has booked and before the answer is stored. */
function killedWhileBooking(): Promise<number> {
  // Set before the gateway starts, as its workers begin at once.
  const booked = new Promise<void>((hear) => (awaited = { path: /\/collections\//, hear }));
  return killer.kill({ work: () => [], until: () => booked });
}

test('RET-07 a gateway that is killed between the call and the write books once, and the return goes on', async () => {
  const begunReturn = await toBeFetched();
  await killedWhileBooking();
  expect(begunReturn.booked()).toBeDefined();
  expect(
    await app.db.$count(sql`order_return WHERE id = ${begunReturn.returnId} AND booked_round IS NOT NULL`),
  ).toBe(0);
  await begunReturn.change(begunReturn.other);
  await begunReturn.change(begunReturn.day);
  await runJobs();
  expect(new Set(transport.calls.filter((path) => path.includes(begunReturn.returnId))).size).toBe(2);
  expect(begunReturn.booked()).toMatchObject({ pickup: { date: begunReturn.day }, isCancelled: false });
  expect(begunReturn.announced()).toMatchObject({ isCancelled: false });
  const calls = transport.calls.length;
  await runJobs();
  expect(transport.calls).toHaveLength(calls);
}, 120_000);

test('RET-08 a return is stopped when it is cancelled after its gateway was killed while booking, also where its job is lost', async () => {
  const begunReturn = await toBeFetched();
  await killedWhileBooking();
  await begunReturn.cancel();
  await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
  await app.db.execute(
    sql`UPDATE order_return SET created_at = now() - interval '2 minutes' WHERE id = ${begunReturn.returnId}`,
  );
  await app.db.execute(sql`SELECT graphile_worker.add_job('return.find-overdue', '{}'::json)`);
  await runJobs();
  expect(begunReturn.booked()?.isCancelled).toBe(true);
}, 120_000);
