import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents } from '../../platform/events.ts';
import type { Order } from './schema.ts';

/** The current shopper of an order: a guest may have signed in since; null if the guest's session has ended. */
export async function shopperOf(
  tx: Queries,
  { sessionId, customerId }: Pick<Order, 'sessionId' | 'customerId'>,
): Promise<DomainEvents['onOrderEnded']['shopper']> {
  if (customerId !== null) return { id: sessionId, customerId };
  const { rows } = await tx.execute<{ customer_id: string | null }>(
    sql`SELECT customer_id FROM session WHERE id = ${sessionId} AND expires_at > now() FOR SHARE`,
  );
  return rows[0] ? { id: sessionId, customerId: rows[0].customer_id } : null;
}
