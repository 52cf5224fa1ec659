import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const { pool, close, migrateOn } = await databaseBefore('0031');
const id = (last: number) => `01950000-0000-7000-8000-0000000000${last}`;

beforeAll(async () => {
  await pool.query(`INSERT INTO cart (id, session_id, country) VALUES ('${id(10)}', '${id(20)}', 'IN')`);
  await pool.query(`
    INSERT INTO orders (id, cart_id, session_id, country, language, currency_code, status, idempotency_key, totals, total,
      address, email, delivery_option, delivery_date, created_at, placed_at)
    VALUES ('1000000001', '${id(10)}', '${id(20)}', 'IN', 'en', 'INR', 'cancelled', 'key', '{}', 100, '{}', '', 'standard',
      '2026-06-17', '2026-06-01T10:00:00Z', '2026-06-01T10:05:00Z')`);
  await pool.query(`
    INSERT INTO order_item (id, order_id, product_id, quantity, facts) VALUES ('${id(30)}', '1000000001', '1', 1, '{}')`);
  await pool.query(`
    INSERT INTO item_status_history (item_id, status, at)
    VALUES ('${id(30)}', 'placed', '2026-06-01T10:05:00Z'), ('${id(30)}', 'confirmed', '2026-06-01T12:00:00Z')`);
  await pool.query(`
    INSERT INTO payment (order_id, method, status, amount, currency_code) VALUES ('1000000001', 'cc', 'paid', 100, 'INR')`);
  await pool.query(`
    INSERT INTO order_cancellation (order_id, reason, cancelled_at) VALUES ('1000000001', 'other', '2026-06-02T10:00:00Z')`);
  await migrateOn();
});

afterAll(close);

test('orders that were placed before have what is known of them written down', async () => {
  const { rows } = await pool.query('SELECT actor, actor_id, act, at, item_id FROM order_act ORDER BY at');
  expect(rows).toEqual([
    { actor: 'guest', actor_id: id(20), act: 'placed', at: new Date('2026-06-01T10:00:00Z'), item_id: null },
    { actor: 'provider', actor_id: null, act: 'paid', at: new Date('2026-06-01T10:05:00Z'), item_id: null },
    {
      actor: 'store',
      actor_id: null,
      act: 'confirmed',
      at: new Date('2026-06-01T12:00:00Z'),
      item_id: id(30),
    },
    {
      actor: 'guest',
      actor_id: id(20),
      act: 'cancelled',
      at: new Date('2026-06-02T10:00:00Z'),
      item_id: null,
    },
  ]);
});
