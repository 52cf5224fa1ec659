import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { enqueue } from '../platform/jobs.ts';
import { beginMembership } from '../session/customer/membership.ts';
import { findOrder, itemsOf } from './ownOrder.ts';
import { itemStatusHistory, orders, type StoredItem } from './schema.ts';

/** A membership that was bought begins with its order, if the order has a customer. */
async function beginMemberships(tx: Queries, orderId: string, items: StoredItem[]): Promise<void> {
  const days = Math.max(0, ...items.map(({ facts }) => facts.tierMembershipDuration ?? 0));
  if (days === 0) return;
  const order = await findOrder(tx, orderId);
  if (order?.customerId) await beginMembership(tx, order.customerId, order.country, days);
}

/** An order becomes good: its goods are sold, its timeline begins, and the shopper is told. */
export async function markPlaced(tx: Queries, orderId: string): Promise<void> {
  const now = new Date();
  await tx
    .update(orders)
    .set({ status: 'placed', placedAt: now, reservedUntil: null })
    .where(eq(orders.id, orderId));
  const items = await itemsOf(tx, orderId);
  await tx
    .insert(itemStatusHistory)
    .values(items.map(({ id }) => ({ itemId: id, status: 'placed' as const, at: now })));
  await beginMemberships(tx, orderId, items);
  await enqueue(tx, 'order.confirm', { orderId }, { key: `order.confirm-${orderId}` });
}
