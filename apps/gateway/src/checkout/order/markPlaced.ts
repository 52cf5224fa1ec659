import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { beginMembership } from '../../identity/account/membership.ts';
import { itemsOf } from './ownOrder.ts';
import { itemStatusHistory, orders, type Order, type StoredItem } from './schema.ts';

/** How the row of an order stands from the moment in which it is placed. */
export const placedNow = () => ({ status: 'placed' as const, placedAt: new Date(), reservedUntil: null });

/** A membership that was bought begins with its order, if the order has a customer. */
export async function beginMemberships(
  tx: Queries,
  { customerId, country }: Pick<Order, 'customerId' | 'country'>,
  items: Pick<StoredItem, 'details'>[],
): Promise<void> {
  const days = Math.max(0, ...items.map(({ details }) => details.tierMembershipDuration ?? 0));
  if (days > 0 && customerId) await beginMembership(tx, customerId, country, days);
}

/** An order that waited for its payment becomes good. */
export async function markPlaced(tx: Queries, orderId: string): Promise<void> {
  const [order] = await tx.update(orders).set(placedNow()).where(eq(orders.id, orderId)).returning();
  if (!order) throw new Error(`There is no order ${orderId}`);
  await beginPlaced(tx, order, await itemsOf(tx, orderId));
}

/** What begins when an order is placed: the timeline of its goods, a membership, the message to the shopper. */
async function beginPlaced(tx: Queries, order: Order, items: StoredItem[]): Promise<void> {
  const at = order.placedAt ?? new Date();
  await tx
    .insert(itemStatusHistory)
    .values(items.map(({ id }) => ({ itemId: id, status: 'placed' as const, at })));
  await beginMemberships(tx, order, items);
  await enqueue(tx, 'order.confirm', { orderId: order.id }, { key: `order.confirm-${order.id}` });
}
