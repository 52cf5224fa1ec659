import { beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder } from '../../testing/oldOrder.ts';

const before = await databaseBefore('0032');
const { pool, insert, migrateOn } = before;

/** Existing orders: how each was cancelled, and its payments with the mark of their refund. */
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
    await insertOldOrder(before, { id, status: cancelled ? 'cancelled' : 'placed' });
    await insert('order_item', { order_id: id, product_id: '7', quantity: 3, facts: {} });
    await insert('stock_movement', { order_id: id, product_id: '7', reason: 'ordered', quantity: -3 });
    if (cancelled)
      await insert('order_cancellation', {
        order_id: id,
        reason: 'other',
        refund_method: cancelled,
        refund_amount: payments[0][1],
        cancelled_at: '2026-10-21',
      });
    for (const [index, [status, amount, refund]] of payments.entries()) {
      // A late payment was updated before its order was cancelled.
      const at = index === 0 ? '2026-10-22' : '2026-10-20T12:00:00Z';
      await insert('payment', {
        order_id: id,
        method: 'cc',
        status,
        amount,
        currency_code: 'INR',
        refund,
        updated_at: at,
        created_at: at,
      });
    }
  }
  await migrateOn();
});

test('refunds from before the table keep their amount, their state and the key that the provider has', async () => {
  const { rows } = await pool.query<Record<string, unknown>>(`
    SELECT refund.order_id AS id, reason, refund.method, refund.amount, refund.status, surplus,
      key = 'refund-' || payment.id OR refund.method = 'storecredit' AS known
    FROM refund JOIN payment ON payment.id = payment_id ORDER BY refund.order_id, payment.created_at DESC`);
  const row = (...[id, reason, method, amount, status, surplus]: unknown[]) => ({
    id,
    reason,
    method,
    amount,
    status,
    surplus,
    known: true,
  });
  expect(rows).toEqual([
    row('1', 'cancelled', 'source', 500, 'done', false),
    row('2', 'cancelled', 'source', 700, 'done', false),
    row('2', 'surplus', 'source', 700, 'due', true),
    row('3', 'cancelled', 'storecredit', 900, 'done', false),
    row('4', 'surplus', 'source', 100, 'due', true),
  ]);
});

test('existing orders that were cancelled completely have all their pieces cancelled, and keep the stock that they took', async () => {
  const { rows } = await pool.query<Record<string, unknown>>(`
    SELECT cancelled.order_id AS id, pieces FROM cancelled_item
    JOIN order_cancellation cancelled ON cancelled.id = cancellation_id ORDER BY 1`);
  expect(rows).toEqual(['1', '2', '3'].map((id) => ({ id, pieces: 3 })));
  const moved = await pool.query('SELECT DISTINCT reason, quantity, item_id FROM stock_movement');
  expect(moved.rows).toEqual([{ reason: 'ordered', quantity: -3, item_id: null }]);
});
