import { beforeAll, expect, test } from 'vitest';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { insertOldItem, insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { withLab } from './withLab.ts';

const before = await databaseBefore('0060');

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before, { lab_id: 'lab_1' });
  await before.migrateOn();
});

test('the lab can be called about an existing item, by one call at a time', async () => {
  const stored = async () => (await itemsOf(before.db, OLD.orderId))[0];
  const item = await stored();
  expect(item).toMatchObject({ isLabAsked: true, labId: 'lab_1', labUntil: null });
  const during = await withLab(before.db, item?.id ?? '', stored);
  expect(during?.labUntil).toBeInstanceOf(Date);
  expect((await stored())?.labUntil).toBeNull();
});
