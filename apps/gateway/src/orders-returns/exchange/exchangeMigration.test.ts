import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, close, migrateOn } = await databaseBefore('0048');
const id = (last: number) => `01950000-0000-7000-8000-0000000000${last}`;

beforeAll(async () => {
  await pool.query(
    `INSERT INTO cart (id, session_id, country, status) VALUES
      ('${id(10)}', '${id(20)}', 'IN', 'ordered'), ('${id(11)}', '${id(20)}', 'IN', 'open')`,
  );
  await pool.query(`
    INSERT INTO orders (id, cart_id, session_id, country, language, currency_code, status, idempotency_key, totals, total,
      address, email, delivery_option, delivery_date, created_at, placed_at)
    VALUES ('1000000001', '${id(10)}', '${id(20)}', 'IN', 'en', 'INR', 'placed', 'key', '{}', 100, '{}', '', 'standard',
      '2026-06-17', '2026-06-01T10:00:00Z', '2026-06-01T10:05:00Z')`);
  await pool.query(`
    INSERT INTO payment (order_id, method, status, amount, currency_code) VALUES ('1000000001', 'cc', 'paid', 100, 'INR')`);
  await migrateOn();
});

afterAll(close);

test('carts and orders of before are for shopping, and one of each kind can be open', async () => {
  const { rows } = await pool.query('SELECT DISTINCT kind FROM cart');
  expect(rows).toEqual([{ kind: 'shopping' }]);
  const { rows: orders } = await pool.query('SELECT exchange_of FROM orders');
  expect(orders).toEqual([{ exchange_of: null }]);
  const { rows: payments } = await pool.query('SELECT origin_id, origin_method FROM payment');
  expect(payments).toEqual([{ origin_id: null, origin_method: null }]);
  const add = (kind: string) =>
    pool.query(`INSERT INTO cart (session_id, country, kind) VALUES ('${id(20)}', 'IN', '${kind}')`);
  await add('exchange');
  await expect(add('exchange')).rejects.toThrow('cart_open');
  await expect(add('shopping')).rejects.toThrow('cart_open');
});
