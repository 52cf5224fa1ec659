import { and, eq, sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../../../platform/events.ts';
import { payment } from '../../../schema.ts';

/** What is paid at the door is paid once the last of the order's goods was handed over. Its row is locked. */
export async function takeCash(
  { orderId, status }: DomainEvents['onItemsMoved'],
  { tx }: EventContext,
): Promise<void> {
  if (status !== 'delivered') return;
  const isOnItsWay = sql`EXISTS (
    SELECT FROM order_item item WHERE item.order_id = ${orderId} AND NOT EXISTS (
      SELECT FROM item_status_history step
      WHERE step.item_id = item.id AND step.status IN ('delivered', 'cancelled', 'returned_to_sender')))`;
  await tx
    .update(payment)
    .set({ status: 'paid', updatedAt: new Date() })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'cash_due'), sql`NOT ${isOnItsWay}`));
}
