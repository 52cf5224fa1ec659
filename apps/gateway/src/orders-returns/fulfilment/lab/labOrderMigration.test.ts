import { beforeAll, expect, test } from 'vitest';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { insertOldItem, insertOldOrder, OLD } from '../../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';

const before = await databaseBefore('0051');
const prescription = { right: { sph: '-2.25' } };

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before, { prescription, lab_id: 'lab_1', lab_power: prescription });
  await before.migrateOn();
});

test('an existing item at the lab keeps its job there, and the lab gets its lenses and power again', async () => {
  const [item] = await itemsOf(before.db, OLD.orderId);
  expect(item).toMatchObject({ labId: 'lab_1', labOrder: null, prescription });
});
