import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { enqueue } from '../platform/jobs.ts';
import { itemsOf } from './ownOrder.ts';
import { itemStatusHistory, orders } from './schema.ts';

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
  await enqueue(tx, 'order.confirm', { orderId }, { key: `order.confirm-${orderId}` });
}
