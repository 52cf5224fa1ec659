import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../catalog/schema.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { placeRandomOrder, type Run } from './testing/simulation/placeRandomOrder.ts';
import { expectAmounts, expectEnded } from './testing/simulation/expectAmounts.ts';
import { randomOf, type Random } from './testing/simulation/random.ts';
import { deliverAll, finishRun } from './testing/simulation/finishRun.ts';
import { EXCHANGE_ACTIONS } from './testing/simulation/exchangeActions.ts';
import { gatewayKiller } from './testing/simulation/killGateway.ts';
import { startTestSystem } from './testing/simulation/startTestSystem.ts';
import { SCHEDULED_JOBS, OUTSIDE_ACTIONS } from './testing/simulation/outsideActions.ts';
import { pickOrder, readRun } from './testing/simulation/readOrder.ts';
import { SHOPPER_ACTIONS, type Action } from './testing/simulation/shopperActions.ts';
import { TRANSPORT_ACTIONS } from './testing/simulation/transportActions.ts';

/**
 * `pnpm --filter @lunette/gateway simulation` does 500 runs, each with another seed, and kills a gateway in 50 of them. One
 * run is repeated with `SIMULATION_RUNS=1 SIMULATION_SEED=` and its seed.
 */
const RUNS = Number(process.env.SIMULATION_RUNS ?? 20);
const KILLS = Math.min(RUNS, Number(process.env.SIMULATION_KILLS ?? 1));
const SEED = Number(
  process.env.SIMULATION_SEED ?? (process.env.SIMULATION_RUNS ? Date.now() % 1_000_000_000 : 22),
);
const drawn = (...lists: (typeof SHOPPER_ACTIONS)[]) =>
  lists.flat().flatMap(([action, often]) => Array.from({ length: often }, () => action));
const ACTIONS = drawn(SHOPPER_ACTIONS, EXCHANGE_ACTIONS, OUTSIDE_ACTIONS, TRANSPORT_ACTIONS);
/** The actions after the delivery: mostly returns and exchanges. */
const LATER_ACTIONS = [
  ...ACTIONS,
  ...drawn(...Array.from({ length: 3 }, () => [EXCHANGE_ACTIONS, TRANSPORT_ACTIONS]).flat()),
];
/** The longest time that a gateway works before it is killed, in milliseconds. */
const LONGEST_MS = 400;
/** The longest time of a run: it can wait ten seconds for a circuit breaker before it ends. */
const LONGEST_RUN_MS = 40_000;
const PIECES = 100_000_000;
/** The actions before and after a delivery are fewer than this. */
const MOST_ACTIONS = 14;

const system = await startTestSystem();
const { app, provider, outside, transport, bank } = system;
let cutOff = 0;
const killer = await gatewayKiller(system);
await app.db.update(stock).set({ quantity: PIECES });
await app.db.execute(sql`DELETE FROM stock_movement`);

test(
  `ORD-06 ORD-07 RET-07 RET-10 LPU-01 MONEY-01 after random actions on an order and its exchanges money, goods and papers add up and nothing stays open (seed ${SEED})`,
  async () => {
    const failed: string[] = [];
    let begun = 0;
    let killed = 0;
    for (let at = 0; at < RUNS; at += 1) {
      const seed = SEED + at;
      const steps: string[] = [];
      // When the store refused the order, the next run has the kill instead.
      const isKilled = KILLS > 0 && killed < Math.ceil(((at + 1) * KILLS) / RUNS);
      const isBegun = await simulate(randomOf(seed), steps, isKilled).catch((error: unknown) => {
        failed.push(`Run ${seed} (${steps.join(', ')}): ${String(error)}`);
        return true;
      });
      if (isBegun) begun += 1;
      if (steps.includes('killed')) killed += 1;
    }
    console.info(
      `${begun} orders placed, ${killed} gateways killed (${cutOff} calls cut off), ${failed.length} faults; ${await outcomes()}`,
    );
    expect(failed).toEqual([]);
    expect(begun).toBeGreaterThan(RUNS / 2);
    expect(killed).toBe(KILLS);
    await expectStock();
  },
  RUNS * LONGEST_RUN_MS + KILLS * 30_000,
);

/** Does one run; returns false when the store refused the order. */
async function simulate(random: Random, steps: string[], isKilled: boolean): Promise<boolean> {
  endOutages();
  app.sent.mail.length = app.sent.sms.length = 0;
  await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
  const run = await placeRandomOrder(system, random);
  if (!run) return false;
  await doActions(run, random, steps, ACTIONS);
  const deliveries = random.below(4);
  const killedAt = isKilled ? random.below(deliveries + 1) : null;
  if (killedAt === 0) await kill(run, random, steps, ACTIONS);
  // Sometimes delivered goods are exchanged, and the new goods are delivered too.
  for (let delivery = 1; delivery <= deliveries; delivery += 1) {
    endOutages();
    steps.push('delivered');
    await deliverAll(system, run);
    await doActions(run, random, steps, LATER_ACTIONS);
    if (killedAt === delivery) await kill(run, random, steps, LATER_ACTIONS);
  }
  endOutages();
  steps.push('end');
  await finishRun(system, run, random);
  expectEnded(system, await readRun(system, run));
  return true;
}

async function doActions(run: Run, random: Random, steps: string[], from: readonly Action[]): Promise<void> {
  for (let left = random.below(MOST_ACTIONS); left > 0; left -= 1) {
    const action = random.pick(from);
    steps.push(action.name);
    await action(system, await pickOrder(system, run, random), random);
    expectAmounts(system, await readRun(system, run));
  }
}

/** Does some actions at a gateway that is killed in the middle of them; the other gateway then continues. */
async function kill(run: Run, random: Random, steps: string[], from: readonly Action[]): Promise<void> {
  const some = Array.from({ length: 2 + random.below(4) }, () => random.pick(from));
  steps.push('killed', `[${some.map(({ name }) => name).join(', ')}]`);
  const which = await pickOrder(system, run, random);
  for (const name of SCHEDULED_JOBS) await enqueue(app.db, name, {});
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  cutOff += await killer.kill({
    work: (there) => some.map((action) => action(there, which, random)),
    until: () => sleep(random.below(LONGEST_MS)),
  });
  expectAmounts(system, await readRun(system, run));
  for (const event of system.unanswered.splice(0)) await app.http.inject(event);
  await app.runJobs();
  expectAmounts(system, await readRun(system, run));
}

/** The final statuses of the records of all runs. */
async function outcomes(): Promise<string> {
  const { rows } = await app.db.execute<{ what: string; count: number }>(sql`
    SELECT what, count(*)::int AS count FROM (
      SELECT 'exchange ' || status AS what FROM order_exchange
      UNION ALL SELECT 'payment by ' || method || ' ' || status FROM payment
      UNION ALL SELECT 'pieces cancelled ' || CASE WHEN reason = 'late' THEN 'by the store' ELSE 'late' END
        FROM order_cancellation WHERE reason NOT IN ('undelivered', 'lost')
          AND EXISTS (SELECT FROM cancelled_item WHERE cancellation_id = order_cancellation.id AND at_fault)
      UNION ALL SELECT 'refund by ' || method || ' ' || status FROM refund
      UNION ALL SELECT 'return by ' || coalesce(mode, kind) || ' ' || status FROM order_return
      UNION ALL SELECT 'parcel of refused pieces ' || status FROM refused_parcel) met
    GROUP BY 1 ORDER BY 1`);
  return rows.map(({ what, count }) => `${what}: ${count}`).join(', ');
}

function endOutages() {
  provider.mode = 'up';
  provider.refundMode = 'done';
  outside.isDown = transport.isDown = false;
  bank.mode = 'up';
  bank.answers = 'pending';
}

/** Expects that the stock is the initial one less everything taken plus everything returned. */
async function expectStock(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    SELECT product_id, quantity FROM stock WHERE quantity <> ${PIECES} + coalesce(
      (SELECT sum(moved.quantity) FROM stock_movement moved WHERE moved.product_id = stock.product_id::text), 0)`);
  expect(rows).toEqual([]);
}
