import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { historyOf } from './itemHistory.ts';

const { pool, close, migrateOn } = await databaseBefore('0039');
const id = (last: number) => `01950000-0000-7000-8000-0000000000${last}`;

beforeAll(async () => {
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
  await migrateOn();
});

afterAll(close);

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
