import { expect, test } from 'vitest';
import { insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0061');
const { pool, insert, migrateOn } = before;
const paymentId = '01950000-0000-7000-8000-000000000040';

test('an existing payment has no notice and no known page; a notice is stored once, and deleted with its payment', async () => {
  await insertOldOrder(before);
  await insert('payment', {
    id: paymentId,
    order_id: OLD.orderId,
    method: 'upi',
    status: 'created',
    amount: 700,
    currency_code: 'INR',
  });
  await migrateOn();
  const { rows } = await pool.query('SELECT seen_at FROM payment');
  expect(rows).toEqual([{ seen_at: null }]);
  const insertNotice = (kind: string) => insert('payment_notice', { payment_id: paymentId, kind });
  await insertNotice('failed');
  await expect(insertNotice('failed')).rejects.toThrow('payment_notice_pkey');
  await expect(insertNotice('another')).rejects.toThrow('payment_notice_kind_check');
  await pool.query('DELETE FROM payment');
  expect((await pool.query('SELECT FROM payment_notice')).rowCount).toBe(0);
});
