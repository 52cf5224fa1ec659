import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stock } from '../catalog/schema.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { beginLife, type Life } from './testing/lives/beginLife.ts';
import { expectBooks, expectEnded } from './testing/lives/books.ts';
import { diceOf, type Dice } from './testing/lives/dice.ts';
import { bringHome, endLife } from './testing/lives/endLife.ts';
import { gatewayKiller } from './testing/lives/killGateway.ts';
import { openWorld } from './testing/lives/openWorld.ts';
import { CLOCK, OUTSIDE_ACTS } from './testing/lives/outsideActs.ts';
import { readOrder } from './testing/lives/readOrder.ts';
import { SHOPPER_ACTS } from './testing/lives/shopperActs.ts';

/**
 * `pnpm --filter @lunette/gateway lives:proof` lives 500 lives with 50 kills, each of another seed; one is lived again with
 * `LIVES=1 LIVES_SEED=` its number.
 */
const LIVES = Number(process.env.LIVES ?? 20);
const KILLS = Math.min(LIVES, Number(process.env.LIVES_KILLS ?? 1));
const SEED = Number(process.env.LIVES_SEED ?? (process.env.LIVES ? Date.now() % 1_000_000_000 : 22));
const ACTS = [...SHOPPER_ACTS, ...OUTSIDE_ACTS].flatMap(([act, often]) =>
  Array.from({ length: often }, () => act),
);
/** The longest that a gateway works before it is killed. */
const LONGEST_MS = 400;
const PIECES = 100_000_000;

const world = await openWorld();
const { app, provider, outside } = world;
let cutOff = 0;
const killer = await gatewayKiller(world);
await app.db.update(stock).set({ quantity: PIECES });
await app.db.execute(sql`DELETE FROM stock_movement`);

test(
  `ORD-06 RET-07 LPU-01 MONEY-01 whatever happens to an order, money, goods and papers add up and nothing stays open (seed ${SEED})`,
  async () => {
    const failed: string[] = [];
    let begun = 0;
    let killed = 0;
    for (let at = 0; at < LIVES; at += 1) {
      const seed = SEED + at;
      const lived: string[] = [];
      // Lives of which the store did not take the order hand their kill on.
      const isKilled = KILLS > 0 && killed < Math.ceil(((at + 1) * KILLS) / LIVES);
      const isBegun = await live(diceOf(seed), lived, isKilled).catch((fault: unknown) => {
        failed.push(`Life ${seed} (${lived.join(', ')}): ${String(fault)}`);
        return true;
      });
      if (isBegun) begun += 1;
      if (lived.includes('killed')) killed += 1;
    }
    console.info(
      `${begun} orders lived, ${killed} gateways killed (${cutOff} calls cut off), ${failed.length} faults`,
    );
    expect(failed).toEqual([]);
    expect(begun).toBeGreaterThan(LIVES / 2);
    expect(killed).toBe(KILLS);
    await expectStock();
  },
  LIVES * 20_000 + KILLS * 30_000,
);

/** Lives one life; false where the store did not take the order. */
async function live(dice: Dice, lived: string[], isKilled: boolean): Promise<boolean> {
  calm();
  app.sent.mail.length = app.sent.sms.length = 0;
  await app.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
  const life = await beginLife(world, dice);
  if (!life) return false;
  await acts(life, dice, lived);
  const isLate = dice.chance(50);
  if (isKilled && !isLate) await kill(life, dice, lived);
  if (dice.chance(60)) {
    calm();
    lived.push('home');
    await bringHome(world, life);
    await acts(life, dice, lived);
  }
  if (isKilled && isLate) await kill(life, dice, lived);
  calm();
  lived.push('end');
  await endLife(world, life, dice);
  expectEnded(world, await readOrder(world, life.orderId));
  return true;
}

async function acts(life: Life, dice: Dice, lived: string[]): Promise<void> {
  for (let left = dice.below(12); left > 0; left -= 1) {
    const act = dice.pick(ACTS);
    lived.push(act.name);
    await act(world, life, dice);
    expectBooks(world, await readOrder(world, life.orderId));
  }
}

/** Some acts of a gateway that is killed in the middle of them, after which the other one goes on. */
async function kill(life: Life, dice: Dice, lived: string[]): Promise<void> {
  const some = Array.from({ length: 2 + dice.below(4) }, () => dice.pick(ACTS));
  lived.push('killed', `[${some.map(({ name }) => name).join(', ')}]`);
  for (const name of CLOCK) await enqueue(app.db, name, {});
  await app.db.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  cutOff += await killer.kill({
    work: (there) => some.map((act) => act(there, life, dice)),
    until: () => sleep(dice.below(LONGEST_MS)),
  });
  expectBooks(world, await readOrder(world, life.orderId));
  for (const news of world.unheard.splice(0)) await app.http.inject(news);
  await app.runJobs();
  expectBooks(world, await readOrder(world, life.orderId));
}

function calm() {
  provider.mode = 'up';
  provider.refundMode = 'done';
  outside.isDown = false;
}

/** What lies on the shelves is what was there with all that was taken and put back. */
async function expectStock(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    SELECT product_id, quantity FROM stock WHERE quantity <> ${PIECES} + coalesce(
      (SELECT sum(moved.quantity) FROM stock_movement moved WHERE moved.product_id = stock.product_id::text), 0)`);
  expect(rows).toEqual([]);
}
