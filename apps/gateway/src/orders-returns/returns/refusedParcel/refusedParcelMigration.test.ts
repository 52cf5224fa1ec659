import { expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0062');
const { pool, insert, migrateOn } = before;

/** Inserts a return of the old version with a piece in this state. */
async function add(
  id: string,
  piece: { outcome: string | null; has_arrived: boolean | null },
  hasCome = true,
) {
  await insert('order_return', {
    id,
    group_id: id,
    order_id: OLD.orderId,
    kind: 'parcel',
    status: 'rejected',
    mode: 'warehouse',
    refund_method: 'source',
  });
  const item = { return_id: id, item_id: OLD.itemId, piece: Number(id.at(-1)), reason: 'other', worth: {} };
  await insert('return_item', { ...item, ...piece });
  if (hasCome) await insert('return_status_history', { return_id: id, status: 'picked_up' });
}

test('pieces that were refused before this version are sent back from the warehouse, and no others', async () => {
  await insertOldOrder(before, { email: 'old@post.in' });
  await insertOldItem(before, { quantity: 5 });
  await add('10000001', { outcome: 'back_to_sender', has_arrived: true });
  await add('10000002', { outcome: 'back_to_sender', has_arrived: null });
  await add('10000003', { outcome: 'missing', has_arrived: false });
  await add('10000004', { outcome: 'back_to_sender', has_arrived: null }, false);
  await migrateOn();
  const { rows } = await pool.query('SELECT return_id, status FROM refused_parcel ORDER BY return_id');
  expect(rows).toEqual(['10000001', '10000002'].map((id) => ({ return_id: id, status: 'booked' })));
  await expect(pool.query(`UPDATE refused_parcel SET status = 'eaten'`)).rejects.toThrow(
    'refused_parcel_status_check',
  );
});
