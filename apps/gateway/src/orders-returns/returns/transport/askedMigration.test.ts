import { expect, test } from 'vitest';
import { insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0063');
const { pool, insert, migrateOn } = before;

/** Inserts a return of the old version with what courier and warehouse have of it. */
async function add(id: string, known: Record<string, string>) {
  await insert('order_return', {
    id,
    group_id: id,
    order_id: OLD.orderId,
    kind: 'parcel',
    status: 'label',
    mode: 'warehouse',
    refund_method: 'source',
    ...known,
  });
}

test('existing returns have stored what was requested from courier and warehouse', async () => {
  await insertOldOrder(before);
  await add('10000001', { courier_id: 'col_1', booked_round: '', warehouse_id: 'ret_1' });
  await add('10000002', { courier_id: 'col_2', booked_round: '2026-11-26 12' });
  await add('10000003', {});
  await migrateOn();
  const { rows } = await pool.query<Record<string, unknown>>(
    'SELECT asked_round, is_announced, transport_until FROM order_return ORDER BY id',
  );
  expect(rows.map(({ asked_round, is_announced }) => [asked_round, is_announced])).toEqual([
    ['', true],
    ['2026-11-26 12', false],
    [null, false],
  ]);
  expect(rows.every(({ transport_until }) => transport_until === null)).toBe(true);
});
