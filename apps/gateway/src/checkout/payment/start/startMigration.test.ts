import { expect, test } from 'vitest';
import { databaseBefore } from '../../../platform/testing/databaseBefore.ts';
import { insertOldOrder, OLD } from '../../testing/oldOrder.ts';
import { claimStart } from './claimStart.ts';

const before = await databaseBefore('0059');
const { db, insert, migrateOn } = before;
const id = (last: number) => `01950000-0000-7000-8000-0000000000${last}`;

const add = (paymentId: string, columns = {}) =>
  insert('payment', {
    id: paymentId,
    order_id: OLD.orderId,
    method: 'cc',
    status: 'expired',
    amount: 700,
    currency_code: 'INR',
    ...columns,
  });

test('an existing payment that was not opened yet can be opened by one gateway, and one that was opened or has ended by none', async () => {
  await insertOldOrder(before);
  await add(id(40), { status: 'created' });
  await add(id(41));
  await add(id(42), { status: 'failed', intent_id: 'pi_1' });
  await migrateOn();
  const claims = [id(40), id(41), id(42)].map((paymentId) =>
    claimStart(db, paymentId, { openerId: null, savedCardId: null }),
  );
  expect(await Promise.all(claims)).toEqual([true, false, false]);
});
