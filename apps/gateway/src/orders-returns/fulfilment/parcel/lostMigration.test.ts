import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0068');
const { pool, insert, migrateOn } = before;
const REASONS = ['ordered', 'cancelled', 'returned'] as const;

const moved = (reason: string) =>
  insert('stock_movement', {
    order_id: OLD.orderId,
    product_id: '7',
    item_id: OLD.itemId,
    reason,
    quantity: reason === 'ordered' ? -2 : 1,
  });

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before, { quantity: 2 });
  for (const reason of REASONS) await moved(reason);
  await migrateOn();
});

test('existing stock movements stay as they were, pieces can be lost from now on, and an unknown reason is refused', async () => {
  await moved('lost');
  const { rows } = await pool.query<{ reason: string }>('SELECT reason FROM stock_movement ORDER BY id');
  expect(rows.map(({ reason }) => reason)).toEqual([...REASONS, 'lost']);
  await expect(moved('eaten')).rejects.toThrow('stock_movement_reason');
});
