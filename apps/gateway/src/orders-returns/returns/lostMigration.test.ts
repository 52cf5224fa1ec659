import { beforeAll, expect, test } from 'vitest';
import { insertOldItem, insertOldOrder, OLD } from '../../checkout/testing/oldOrder.ts';
import { databaseBefore } from '../../platform/testing/databaseBefore.ts';
import { returnsOf } from './orderReturns.ts';

const before = await databaseBefore('0052');
const { db, pool, insert, migrateOn } = before;
const OUTCOMES = ['resellable', 'scrap', 'back_to_sender', 'missing', null] as const;

beforeAll(async () => {
  await insertOldOrder(before);
  await insertOldItem(before, { quantity: OUTCOMES.length });
  await insert('order_return', {
    id: '10000001',
    group_id: 'group',
    order_id: OLD.orderId,
    kind: 'parcel',
    status: 'inspected',
    mode: 'warehouse',
    refund_method: 'source',
  });
  for (const [piece, outcome] of OUTCOMES.entries())
    await insert('return_item', {
      return_id: '10000001',
      item_id: OLD.itemId,
      piece,
      reason: 'other',
      outcome,
      worth: {},
    });
  await migrateOn();
});

test('existing pieces keep their outcome, one can be lost from now on, and an unknown outcome is refused', async () => {
  const outcomes = async () =>
    (await returnsOf(db, OLD.orderId)).flatMap(({ pieces }) => pieces.map(({ outcome }) => outcome));
  expect((await outcomes()).toSorted()).toEqual([...OUTCOMES].toSorted());
  await pool.query(`UPDATE return_item SET outcome = 'lost' WHERE outcome IS NULL`);
  expect(await outcomes()).toContain('lost');
  await expect(pool.query(`UPDATE return_item SET outcome = 'eaten'`)).rejects.toThrow(
    'return_item_outcome_check',
  );
});
