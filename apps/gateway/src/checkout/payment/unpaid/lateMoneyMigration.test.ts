import { expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder, OLD } from '../../testing/oldOrder.ts';

const before = await databaseBefore('0077');
const { pool, insert, migrateOn } = before;

test('an order that had ended before stays ended; an order that is restored takes each thing again once', async () => {
  await insertOldOrder(before, { status: 'cancelled', placed_at: null });
  const moved = (reason: string) =>
    insert('stock_movement', {
      order_id: OLD.orderId,
      product_id: '7',
      reason,
      quantity: reason === 'released' ? 3 : -3,
    });
  await pool.query(
    "INSERT INTO gift_voucher (code, country, currency_code, amount, balance) VALUES ('V1', 'IN', 'INR', 5, 5)",
  );
  const spent = (reason: string) =>
    insert('gift_voucher_entry', {
      code: 'V1',
      amount: reason === 'returned' ? 5 : -5,
      reason,
      order_id: OLD.orderId,
    });
  for (const reason of ['ordered', 'released']) await moved(reason);
  for (const reason of ['spent', 'returned']) await spent(reason);
  await migrateOn();
  expect((await pool.query('SELECT expired_at FROM orders')).rows).toEqual([{ expired_at: null }]);
  await moved('ordered_again');
  await spent('spent_again');
  for (const reason of ['ordered', 'released', 'ordered_again'])
    await expect(moved(reason)).rejects.toThrow('stock_movement_whole');
  for (const reason of ['spent', 'spent_again'])
    await expect(spent(reason)).rejects.toThrow('gift_voucher_spent');
  await expect(moved('eaten')).rejects.toThrow('stock_movement_reason');
});
