import { expect, test } from 'vitest';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { insertOldItem, insertOldOrder } from '../testing/oldOrder.ts';

const before = await databaseBefore('0078');

test('the stored description of an item of an existing order becomes its details', async () => {
  const { pool, migrateOn } = before;
  await insertOldOrder(before);
  await insertOldItem(before, { facts: { name: 'Alder' } });
  await migrateOn();
  const { rows } = await pool.query<{ name: string }>(`SELECT details ->> 'name' AS name FROM order_item`);
  expect(rows).toEqual([{ name: 'Alder' }]);
});
