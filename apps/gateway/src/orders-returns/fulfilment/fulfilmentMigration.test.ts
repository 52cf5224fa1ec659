import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { historyOf } from './itemHistory.ts';

const before = await databaseBefore('0039');
const { db, pool, insert, migrateOn } = before;

const add = (status: string, columns = {}) =>
  insert('item_status_history', { item_id: OLD.itemId, status, ...columns });

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before);
  await add('shipped', { at: '2026-06-03T10:05:00Z' });
  await add('placed', { at: '2026-06-01T10:05:00Z' });
  await migrateOn();
});

test('existing orders keep their steps, wait to be moved on, and can be out for delivery twice but placed once', async () => {
  const steps = async () => (await historyOf(db, [OLD.orderId])).get(OLD.itemId) ?? [];
  expect((await steps()).map(({ status }) => status)).toEqual(['placed', 'shipped']);
  const { rows } = await pool.query(`SELECT advance_at <= now() AS due FROM orders`);
  expect(rows).toEqual([{ due: true }]);
  await add('out_for_delivery');
  await add('out_for_delivery');
  await expect(add('placed')).rejects.toThrow(/item_status_once/);
  expect(await steps()).toHaveLength(4);
});
