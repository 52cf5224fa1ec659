import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0070');
const { pool, insert, migrateOn } = before;
const RETURN = {
  group_id: '10000001',
  order_id: OLD.orderId,
  refund_method: 'source',
};

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before, { quantity: 2 });
  await insert('order_return', {
    ...RETURN,
    id: '10000001',
    kind: 'parcel',
    status: 'rejected',
    mode: 'warehouse',
  });
  await insert('refused_parcel', {
    return_id: '10000001',
    status: 'shipped',
    expected_on: '2026-11-20',
  });
  await migrateOn();
});

test('an existing parcel keeps its status and can be lost, and one claim refunds it', async () => {
  const { rows } = await pool.query<{ id: string; status: string }>('SELECT id, status FROM refused_parcel');
  expect(rows.map(({ status }) => status)).toEqual(['shipped']);
  await pool.query(`UPDATE refused_parcel SET status = 'lost'`);
  const claim = { ...RETURN, kind: 'claim', status: 'inspected', lost_parcel: rows[0]?.id };
  await insert('order_return', { ...claim, id: '10000002' });
  await expect(insert('order_return', { ...claim, id: '10000003' })).rejects.toThrow(
    'order_return_lost_parcel_key',
  );
  await expect(pool.query(`UPDATE refused_parcel SET status = 'eaten'`)).rejects.toThrow(
    'refused_parcel_status_check',
  );
});
