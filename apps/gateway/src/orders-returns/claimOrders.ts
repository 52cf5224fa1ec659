import { and, eq, isNull } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../platform/events.ts';
import { orders } from '../checkout/order/schema.ts';

/**
 * What a guest ordered in this session becomes the customer's, if it was ordered under the e-mail address that they
 * have proven: a browser that several people use hands nobody another one's order.
 */
export async function claimOrders(
  { sessionId, customer }: DomainEvents['onContactProven'],
  { tx }: EventContext,
): Promise<void> {
  const { id: customerId, email, emailVerifiedAt } = customer;
  if (!email || !emailVerifiedAt) return;
  await tx
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.sessionId, sessionId), isNull(orders.customerId), eq(orders.email, email)));
}
