import { expect, test } from 'vitest';
import { insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { returnsOf } from './orderReturns.ts';
import { isMissed } from './way/pickupRound.ts';

const before = await databaseBefore('0069');

test('of returns of before it is not known yet whether the courier came', async () => {
  const { db, insert, migrateOn } = before;
  await insertOldOrder(before);
  await insert('order_return', {
    id: '10000001',
    group_id: '10000001',
    order_id: OLD.orderId,
    kind: 'parcel',
    status: 'label',
    mode: 'schedule_pickup',
    refund_method: 'source',
    pickup_on: '2026-11-02',
    pickup_from: 12,
  });
  await migrateOn();
  expect((await returnsOf(db, OLD.orderId)).map(isMissed)).toEqual([false]);
});
