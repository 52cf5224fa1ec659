import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Order } from './schema.ts';

/** The session that ordered, with its customer or member of staff. */
export interface Shopper {
  id: string;
  customerId: string | null;
  staffId: string | null;
}

/** The current shopper of an order: a guest may have signed in since; null if the guest's session has ended. */
export async function shopperOf(
  tx: Queries,
  { sessionId, customerId }: Pick<Order, 'sessionId' | 'customerId'>,
): Promise<Shopper | null> {
  if (customerId !== null) return { id: sessionId, customerId, staffId: null };
  const { rows } = await tx.execute<Omit<Shopper, 'id'>>(
    sql`
    SELECT customer_id AS "customerId", staff_id AS "staffId" FROM session
    WHERE id = ${sessionId} AND expires_at > now() FOR SHARE`,
  );
  return rows[0] ? { id: sessionId, ...rows[0] } : null;
}

/**
 * The shopper whose cart the goods of an order return to, or are taken out of again; null for an order that staff placed,
 * because their cart may be another customer's by then.
 */
export function ownerOfCart(shopper: Shopper | null): Shopper | null {
  return shopper?.staffId ? null : shopper;
}
