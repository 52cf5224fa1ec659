import { customerAddressContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { newCustomer } from '../../identity/testing/customer.ts';
import type { Transaction } from './database.ts';
import { statement } from './statement.ts';
import { call, testGatewayApp } from '../testing/testGateway.ts';

const app = await testGatewayApp();
const { db } = app;
await db.execute(sql`CREATE TABLE counter (name text PRIMARY KEY, value int NOT NULL)`);

const set = (one: number, other: number) =>
  db.execute(sql`INSERT INTO counter VALUES ('one', ${one}), ('other', ${other})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
const values = async () =>
  (await db.execute<{ value: number }>(sql`SELECT value FROM counter ORDER BY name`)).rows.map(
    ({ value }) => value,
  );
const add = (name: string) => statement('UPDATE counter SET value = value + 1 WHERE name = $1', [name]);

async function deadlocks(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns a barrier: it lets callers continue once it was called the given number of times. */
function meeting(count: number): () => Promise<void> {
  const complete = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) complete.resolve();
    return complete.promise;
  };
}

test('two transactions that wait for each other are both committed, each once', async () => {
  await set(0, 0);
  const met = meeting(2);
  let begun = 0;
  const cross = (first: string, second: string) =>
    db.transaction(async (tx) => {
      begun += 1;
      await tx.execute(add(first));
      await met();
      await tx.execute(add(second));
      return first;
    });
  expect(await Promise.all([cross('one', 'other'), cross('other', 'one')])).toEqual(['one', 'other']);
  expect(begun).toBe(3);
  expect(await values()).toEqual([2, 2]);
});

test('two serializable transactions that conflict are both committed, each once', async () => {
  await set(0, 0);
  const met = meeting(2);
  const count = () =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ value: number }>(
          sql`SELECT value FROM counter WHERE name = 'one'`,
        );
        await met();
        await tx.execute(sql`UPDATE counter SET value = ${(rows[0]?.value ?? 0) + 1} WHERE name = 'one'`);
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([count(), count()]);
  expect(await values()).toEqual([2, 0]);
});

test('a conflict that stays is tried four times in all, any other error once', async () => {
  const failing = (code: string) =>
    vi.fn(async (tx: Transaction) => tx.execute(statement(`DO $$ BEGIN RAISE SQLSTATE '${code}'; END $$`)));
  for (const [code, times] of [
    ['40001', 4],
    ['40P01', 4],
    ['22012', 1],
  ] as const) {
    const work = failing(code);
    await expect(db.transaction(work)).rejects.toMatchObject({ cause: { code } });
    expect(work).toHaveBeenCalledTimes(times);
  }
});

test('a call that meets a deadlock still succeeds', async () => {
  const { token } = await newCustomer(app);
  const address = {
    firstName: 'Ananya',
    lastName: 'Rao',
    phone: '9822041377',
    country: 'IN' as const,
    email: 'ananya@post.in',
    addressline1: 'Flat 4, Bluebell',
    postcode: '411001',
    city: 'Pune',
    state: 'Maharashtra',
  };
  for (const city of ['Pune', 'Nashik'])
    await call(
      app,
      customerAddressContract.addAddress,
      { body: { address: { ...address, city }, defaultAddress: false } },
      { token, idempotencyKey: crypto.randomUUID() },
    );
  const { result } = await call(app, customerAddressContract.getAddresses, undefined, { token });
  const [first, second] = result.addresses;
  expect(result.addresses).toHaveLength(2);
  const lock = (id?: string) => sql`SELECT FROM customer_address WHERE id = ${id} FOR UPDATE`;
  const isLocked = Promise.withResolvers<void>();
  const isWaiting = Promise.withResolvers<void>();
  // Locks the row that the call locks last, then the row that the call has locked meanwhile.
  const stranger = db.transaction(async (tx) => {
    await tx.execute(lock(second?.id));
    isLocked.resolve();
    await isWaiting.promise;
    await tx.execute(lock(first?.id));
  });
  await isLocked.promise;
  const before = await deadlocks();
  const calling = call(
    app,
    customerAddressContract.deleteAddress,
    { params: { addressId: first?.id ?? '' } },
    { token },
  );
  await vi.waitUntil(async () => {
    const { rows } = await db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  isWaiting.resolve();
  const [answer] = await Promise.all([calling, stranger]);
  await expect.poll(deadlocks, { timeout: 10_000 }).toBe(before + 1);
  expect(answer.status).toBe(200);
  expect(answer.result.addresses).toMatchObject([{ id: second?.id, defaultAddress: true }]);
});
