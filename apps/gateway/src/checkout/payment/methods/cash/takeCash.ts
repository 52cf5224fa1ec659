import { and, eq, sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../../../platform/events.ts';
import { FINAL_ITEM_STATUSES } from '../../../order/finalItemStatuses.ts';
import { payment } from '../../../schema.ts';

/**
 * Settles cash on delivery: the payment is paid when no item of the order is on its way any more and at least one was
 * delivered. The caller has locked the order.
 */
export async function takeCash(
  { orderId, status }: DomainEvents['onItemsMoved'],
  { tx }: EventContext,
): Promise<void> {
  if (!FINAL_ITEM_STATUSES.includes(status)) return;
  const hasArrived = sql`EXISTS (
    SELECT FROM order_item item JOIN item_status_history step ON step.item_id = item.id
    WHERE item.order_id = ${orderId} AND step.status = 'delivered')`;
  const isOnItsWay = sql`EXISTS (
    SELECT FROM order_item item WHERE item.order_id = ${orderId} AND NOT EXISTS (
      SELECT FROM item_status_history step
      WHERE step.item_id = item.id AND step.status IN ${FINAL_ITEM_STATUSES}))`;
  await tx
    .update(payment)
    .set({ status: 'paid', updatedAt: new Date() })
    .where(
      and(eq(payment.orderId, orderId), eq(payment.status, 'cash_due'), hasArrived, sql`NOT ${isOnItsWay}`),
    );
}
