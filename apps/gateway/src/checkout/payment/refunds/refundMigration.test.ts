import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const { pool, close, migrateOn } = await databaseBefore('0032');

/** Orders of before: how each was cancelled, and its payments with the mark of their refund. */
const ORDERS = [
  { id: '1', cancelled: 'source', payments: [['paid', 500, 'done']] },
  {
    id: '2',
    cancelled: 'source',
    payments: [
      ['paid', 700, 'done'],
      ['paid', 700, 'due'],
    ],
  },
  { id: '3', cancelled: 'storecredit', payments: [['paid', 900, null]] },
  {
    id: '4',
    cancelled: null,
    payments: [
      ['expired', 100, null],
      ['paid', 100, 'due'],
    ],
  },
  { id: '5', cancelled: null, payments: [['paid', 300, null]] },
] as const;

beforeAll(async () => {
  for (const { id, cancelled, payments } of ORDERS) {
    const status = cancelled ? 'cancelled' : 'placed';
    await pool.query(
      `WITH session AS (
         INSERT INTO session (token_hash, country, expires_at)
         VALUES (sha256(convert_to($1::text, 'UTF8')), 'IN', now() + interval '1 day') RETURNING id),
       cart AS (
         INSERT INTO cart (session_id, country, status) SELECT id, 'IN', 'ordered' FROM session RETURNING id, session_id)
       INSERT INTO orders (id, cart_id, session_id, country, language, currency_code, status, idempotency_key,
         totals, total, address, email, delivery_option, delivery_date, placed_at)
       SELECT $1, id, session_id, 'IN', 'en', 'INR', $2, 'key', '{}', 700, '{}', 'a@b.in', 'standard', '2026-11-01',
         '2026-10-20' FROM cart`,
      [id, status],
    );
    await pool.query(
      `INSERT INTO order_item (order_id, product_id, quantity, facts) VALUES ($1, '7', 3, '{}')`,
      [id],
    );
    await pool.query(
      `INSERT INTO stock_movement (order_id, product_id, reason, quantity) VALUES ($1, '7', 'ordered', -3)`,
      [id],
    );
    if (cancelled)
      await pool.query(
        `INSERT INTO order_cancellation (order_id, reason, refund_method, refund_amount, cancelled_at)
         VALUES ($1, 'other', $2, $3, '2026-10-21')`,
        [id, cancelled, payments[0][1]],
      );
    for (const [index, [state, amount, refund]] of payments.entries())
      await pool.query(
        `INSERT INTO payment (order_id, method, status, amount, currency_code, refund, updated_at, created_at)
         VALUES ($1, 'cc', $2, $3, 'INR', $4, $5, $5)`,
        // What came too late was touched before its order was cancelled.
        [id, state, amount, refund, index === 0 ? '2026-10-22' : '2026-10-20T12:00:00Z'],
      );
  }
  await migrateOn();
});

afterAll(close);

test('money that went back before the table keeps its amount, its state and the key that the provider knows', async () => {
  const { rows } = await pool.query<Record<string, unknown>>(`
    SELECT refund.order_id AS id, reason, refund.method, refund.amount, refund.status, surplus,
      key = 'refund-' || payment.id OR refund.method = 'storecredit' AS known
    FROM refund JOIN payment ON payment.id = payment_id ORDER BY refund.order_id, payment.created_at DESC`);
  const row = (...[id, reason, method, amount, status, surplus]: unknown[]) => ({
    ...{ id, reason, method, amount, status, surplus, known: true },
  });
  expect(rows).toEqual([
    row('1', 'cancelled', 'source', 500, 'done', false),
    row('2', 'cancelled', 'source', 700, 'done', false),
    row('2', 'surplus', 'source', 700, 'due', true),
    row('3', 'cancelled', 'storecredit', 900, 'done', false),
    row('4', 'surplus', 'source', 100, 'due', true),
  ]);
});

test('orders that were cancelled as a whole have all their pieces cancelled, and keep what they took from the stock', async () => {
  const { rows } = await pool.query<Record<string, unknown>>(`
    SELECT cancelled.order_id AS id, pieces FROM cancelled_item
    JOIN order_cancellation cancelled ON cancelled.id = cancellation_id ORDER BY 1`);
  expect(rows).toEqual(['1', '2', '3'].map((id) => ({ id, pieces: 3 })));
  const moved = await pool.query('SELECT DISTINCT reason, quantity, item_id FROM stock_movement');
  expect(moved.rows).toEqual([{ reason: 'ordered', quantity: -3, item_id: null }]);
});
