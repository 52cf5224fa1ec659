import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { testDatabase } from '../../platform/testing/testDatabase.ts';
import { historyOf } from './itemHistory.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../migrations');
const { pool, close } = await testDatabase(2, 'template1');
const before = mkdtempSync(join(tmpdir(), 'lunette-migrations-'));
const id = (last: number) => `01950000-0000-7000-8000-0000000000${last}`;

beforeAll(async () => {
  const own = readdirSync(MIGRATIONS).find((name) => name.endsWith('-fulfilment.sql')) ?? '';
  for (const name of readdirSync(MIGRATIONS).filter((one) => one < own))
    copyFileSync(join(MIGRATIONS, name), join(before, name));
  await migrate(pool, before);
  await pool.query(`INSERT INTO cart (id, session_id, country) VALUES ('${id(10)}', '${id(20)}', 'IN')`);
  await pool.query(`
    INSERT INTO orders (id, cart_id, session_id, country, language, currency_code, status, idempotency_key, totals, total,
      address, email, delivery_option, delivery_date, created_at, placed_at)
    VALUES ('1000000001', '${id(10)}', '${id(20)}', 'IN', 'en', 'INR', 'placed', 'key', '{}', 100, '{}', '', 'standard',
      '2026-06-17', '2026-06-01T10:00:00Z', '2026-06-01T10:05:00Z')`);
  await pool.query(`
    INSERT INTO order_item (id, order_id, product_id, quantity, facts) VALUES ('${id(30)}', '1000000001', '1', 1, '{}')`);
  await pool.query(`
    INSERT INTO item_status_history (item_id, status, at)
    VALUES ('${id(30)}', 'shipped', '2026-06-03T10:05:00Z'), ('${id(30)}', 'placed', '2026-06-01T10:05:00Z')`);
  await migrate(pool);
});

afterAll(async () => {
  await close();
  rmSync(before, { recursive: true });
});

test('orders of before keep their steps, wait to be moved on, and can be out for delivery twice but placed once', async () => {
  const steps = async () => (await historyOf(drizzle({ client: pool }), ['1000000001'])).get(id(30)) ?? [];
  expect((await steps()).map(({ status }) => status)).toEqual(['placed', 'shipped']);
  const { rows } = await pool.query(`SELECT advance_at <= now() AS due FROM orders`);
  expect(rows).toEqual([{ due: true }]);
  const insert = (status: string) =>
    pool.query(`INSERT INTO item_status_history (item_id, status) VALUES ('${id(30)}', '${status}')`);
  await insert('out_for_delivery');
  await insert('out_for_delivery');
  await expect(insert('placed')).rejects.toThrow(/item_status_once/);
  expect(await steps()).toHaveLength(4);
});
