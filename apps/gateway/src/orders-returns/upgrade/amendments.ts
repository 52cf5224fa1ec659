import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import { orderAmendment, type StoredAmendment } from './schema.ts';

/** The latest amendment of an item; null if there was none. */
export async function latestAmendment(
  db: Queries,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<StoredAmendment | null> {
  const [found] = await db
    .select()
    .from(orderAmendment)
    .where(and(eq(orderAmendment.orderId, orderId), sql`${orderAmendment.itemId}::text = ${itemId}`))
    .orderBy(desc(orderAmendment.id))
    .limit(1);
  return found ?? null;
}

/** An amendment by its id; null if there is none. */
export async function findAmendment(db: Queries, id: string): Promise<StoredAmendment | null> {
  const [found] = await db.select().from(orderAmendment).where(eq(orderAmendment.id, id));
  return found ?? null;
}

/** Ends an open amendment and enqueues the job that lets the waiting lab continue. Returns whether it was still open. */
export async function endAmendment(
  tx: Queries,
  id: string,
  status: Exclude<StoredAmendment['status'], 'open'>,
): Promise<boolean> {
  const [ended] = await tx
    .update(orderAmendment)
    .set({ status, endedAt: new Date() })
    .where(and(eq(orderAmendment.id, id), eq(orderAmendment.status, 'open')))
    .returning({ orderId: orderAmendment.orderId });
  if (ended) await enqueueAdvance(tx, ended.orderId);
  return ended !== undefined;
}
