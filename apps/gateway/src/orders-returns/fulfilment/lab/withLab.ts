import { eq } from 'drizzle-orm';
import { orderItem, type StoredItem } from '../../../checkout/order/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { withLease } from '../../../platform/outbound/withLease.ts';

/** Leases an item while the lab is asked about it, and reads it then. */
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
