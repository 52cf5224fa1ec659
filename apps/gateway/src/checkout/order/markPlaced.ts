import { eq } from 'drizzle-orm';
import type { DomainEvents, EventContext, TransactionContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { itemsOf } from './ownOrder.ts';
import { itemStatusHistory, orders, type StoredItem } from './schema.ts';

/** The columns of an order that change when it is placed. */
export const placedNow = () => ({ status: 'placed' as const, placedAt: new Date(), reservedUntil: null });

/** The number of days of membership that the items of an order grant. */
export function membershipDaysOf(items: Pick<StoredItem, 'details'>[]): number {
  return Math.max(0, ...items.map(({ details }) => details.tierMembershipDuration ?? 0));
}

/**
 * Places an order that was waiting for its payment: its items get their first status, and its shopper gets a confirmation.
 */
export async function markPlaced({ tx, publish }: TransactionContext, orderId: string): Promise<void> {
  const [order] = await tx.update(orders).set(placedNow()).where(eq(orders.id, orderId)).returning();
  if (!order) throw new Error(`There is no order ${orderId}`);
  const items = await itemsOf(tx, orderId);
  const at = order.placedAt ?? new Date();
  await tx
    .insert(itemStatusHistory)
    .values(items.map(({ id }) => ({ itemId: id, status: 'placed' as const, at })));
  const { customerId, country } = order;
  if (customerId)
    await publish(tx, 'onOrderPlaced', {
      orderId,
      customerId,
      country,
      membershipDays: membershipDaysOf(items),
    });
  await enqueue(tx, 'order.confirm', { orderId }, { key: `order.confirm-${orderId}` });
}

/** Places an order when it is paid; if its payment has failed, the order waits for another payment. */
export async function followPayment(
  { orderId, purpose, isPaid }: DomainEvents['onPaymentSettled'],
  context: EventContext,
): Promise<void> {
  if (purpose !== 'order') return;
  if (isPaid) await markPlaced(context, orderId);
  else await context.tx.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
}
