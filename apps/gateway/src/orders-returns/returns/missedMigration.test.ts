import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { returnsOf } from './orderReturns.ts';
import { isMissed } from './mode/pickupRound.ts';

const before = await databaseBefore('0069');

test('for existing returns it is unknown whether the courier came', async () => {
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

test('an existing return whose pick-up was missed gets two weeks from then, and no other return does', async () => {
  const { db, insert, migrateOn } = await databaseBefore('0072');
  await insertOldOrder({ insert });
  const missed = {
    group_id: '10000001',
    order_id: OLD.orderId,
    kind: 'parcel',
    status: 'label',
    mode: 'schedule_pickup',
    refund_method: 'source',
    pickup_on: '2026-01-02',
    pickup_from: 12,
    send_by: '2026-01-10',
  };
  await insert('order_return', { ...missed, id: '10000001', missed_round: '2026-01-02 12' });
  await insert('order_return', { ...missed, id: '10000002', missed_round: '2026-01-01 12' });
  await insert('order_return', { ...missed, id: '10000003' });
  await migrateOn();
  const { rows } = await db.execute<{ id: string; days: number | null }>(
    sql`SELECT id, CASE WHEN send_by > '2026-01-10' THEN send_by - current_date END AS days FROM order_return ORDER BY id`,
  );
  expect(rows.map(({ days }) => days)).toEqual([14, null, null]);
});
