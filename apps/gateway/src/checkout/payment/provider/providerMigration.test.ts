import { expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder, OLD } from '../../testing/oldOrder.ts';

const before = await databaseBefore('0055');
const { pool, insert, migrateOn } = before;

const add = (method: string, columns = {}) =>
  insert('payment', {
    order_id: OLD.orderId,
    method,
    status: 'failed',
    amount: 700,
    currency_code: 'INR',
    ...columns,
  });

test('existing payments were opened at the sandbox, and only the three providers can be stored', async () => {
  await insertOldOrder(before);
  for (const method of ['cc', 'upi']) await add(method);
  await migrateOn();
  const { rows } = await pool.query('SELECT method, provider FROM payment ORDER BY method');
  expect(rows).toEqual(['cc', 'upi'].map((method) => ({ method, provider: 'sandbox' })));
  for (const provider of ['stripe', 'razorpay']) await add('cc', { provider });
  await expect(add('cc', { provider: 'another' })).rejects.toThrow('payment_provider_check');
});
