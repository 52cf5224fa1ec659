import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0075');
const { pool, insert, migrateOn } = before;
const [LATE, WAITED, LOST, CANCELLED] = [1, 2, 3, 4].map((n) => `0199aaaa-0000-7000-8000-00000000000${n}`);
const [OF_LOST, OF_CANCELLED] = [5, 6].map((n) => `0199aaaa-0000-7000-8000-00000000000${n}`);

beforeAll(async () => {
  await insertOldOrder(before, { delivery_date: '2026-06-10' });
  await insertOldItem(before);
  await insertOldItem(before, { id: LATE, expected_on: '2026-07-01' });
  await insertOldItem(before, { id: WAITED, expected_on: '2026-06-20' });
  await insertOldItem(before, { id: LOST, quantity: 2 });
  await insertOldItem(before, { id: CANCELLED });
  const told = { order_id: OLD.orderId, actor: 'store', act: 'delayed' };
  for (const at of ['2026-06-14T12:00:00Z', '2026-06-25T12:00:00Z'])
    await insert('order_act', { ...told, item_id: LATE, at });
  // The courier reported the delay: the later day is that of the parcel, not of the item.
  await insert('order_act', { ...told, item_id: OLD.itemId, at: '2026-06-14T12:00:00Z' });
  for (const [id, item, reason] of [
    [OF_LOST, LOST, 'lost'],
    [OF_CANCELLED, CANCELLED, 'other'],
  ] as const) {
    await insert('order_cancellation', { id, order_id: OLD.orderId, reason });
    await insert('cancelled_item', { cancellation_id: id, item_id: item, pieces: 1 });
  }
  await insert('parcel', { order_id: OLD.orderId, expected_on: '2026-06-15' });
  await migrateOn();
});

test('existing late items have the day before the first delay message as their promise', async () => {
  const { rows } = await pool.query<{ id: string; day: string | null }>(
    'SELECT id, promised_on::text AS day FROM order_item',
  );
  const dayOf = (itemId: string | undefined) => rows.find(({ id }) => id === itemId)?.day;
  expect(dayOf(LATE)).toBe('2026-06-13');
  expect([WAITED, OLD.itemId, LOST].map(dayOf)).toEqual([null, null, null]);
});

test('the store is at fault for existing lost pieces and no others, and no parcel is being stopped', async () => {
  const { rows } = await pool.query('SELECT item_id, at_fault FROM cancelled_item ORDER BY item_id');
  expect(rows).toEqual([
    { item_id: LOST, at_fault: true },
    { item_id: CANCELLED, at_fault: false },
  ]);
  expect((await pool.query('SELECT stopping_until FROM parcel')).rows).toEqual([{ stopping_until: null }]);
});
