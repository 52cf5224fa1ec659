import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0031');
const { pool, insert, migrateOn } = before;

beforeAll(async () => {
  const { orderId, itemId } = OLD;
  await insertOldOrder(before, { status: 'cancelled' });
  await insertOldItem(before);
  await insert(
    'item_status_history',
    { item_id: itemId, status: 'placed', at: '2026-06-01T10:05:00Z' },
    { item_id: itemId, status: 'confirmed', at: '2026-06-01T12:00:00Z' },
  );
  await insert('payment', {
    order_id: orderId,
    method: 'cc',
    status: 'paid',
    amount: 700,
    currency_code: 'INR',
  });
  await insert('order_cancellation', {
    order_id: orderId,
    reason: 'other',
    cancelled_at: '2026-06-02T10:00:00Z',
  });
  await migrateOn();
});

test('existing orders get acts for what is known of them', async () => {
  const { rows } = await pool.query('SELECT actor, actor_id, act, at, item_id FROM order_act ORDER BY at');
  expect(rows).toEqual([
    {
      actor: 'guest',
      actor_id: OLD.sessionId,
      act: 'placed',
      at: new Date('2026-06-01T10:00:00Z'),
      item_id: null,
    },
    { actor: 'provider', actor_id: null, act: 'paid', at: new Date('2026-06-01T10:05:00Z'), item_id: null },
    {
      actor: 'store',
      actor_id: null,
      act: 'confirmed',
      at: new Date('2026-06-01T12:00:00Z'),
      item_id: OLD.itemId,
    },
    {
      actor: 'guest',
      actor_id: OLD.sessionId,
      act: 'cancelled',
      at: new Date('2026-06-02T10:00:00Z'),
      item_id: null,
    },
  ]);
});
