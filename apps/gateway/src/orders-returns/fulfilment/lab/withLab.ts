import { eq } from 'drizzle-orm';
import { orderItem, type StoredItem } from '../../../checkout/order/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withLease } from '../../../platform/outbound/withLease.ts';

/** Reads an item and calls the lab about it while this call has the lease of the item. */
export async function withLab<T>(
  db: Database,
  itemId: string,
  ask: (item: StoredItem) => Promise<T>,
): Promise<T> {
  return withLease(db, orderItem.labUntil, itemId, async () => {
    const [item] = await db.select().from(orderItem).where(eq(orderItem.id, itemId));
    if (!item) throw new Error(`There is no item ${itemId}`);
    return ask(item);
  });
}
