import { expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder, OLD } from '../../testing/oldOrder.ts';

const before = await databaseBefore('0090');
const { pool, insert, migrateOn } = before;

test('an existing payment that is open belongs to the owner of its order, and every other one to nobody', async () => {
  await insertOldOrder(before);
  const row = { order_id: OLD.orderId, method: 'cc', amount: 700, currency_code: 'INR' };
  await insert('payment', { ...row, status: 'failed' }, { ...row, status: 'created' });
  await migrateOn();
  const { rows } = await pool.query('SELECT status, opener_id FROM payment ORDER BY status');
  expect(rows).toEqual([
    { status: 'created', opener_id: OLD.sessionId },
    { status: 'failed', opener_id: null },
  ]);
});
