import { and, eq, isNull } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { orders } from '../../checkout/order/schema.ts';
import { recordAct } from '../acts/recordAct.ts';

/**
 * Gives the orders of a guest's session to the customer who signs in, if they have the customer's verified e-mail address.
 * So people who share a browser do not get each other's orders.
 */
export async function takeOverOrders(
  { sessionId, customer }: DomainEvents['onContactProven'],
  { tx }: EventContext,
): Promise<void> {
  const { id: customerId, email, emailVerifiedAt } = customer;
  if (!email || !emailVerifiedAt) return;
  const taken = await tx
    .update(orders)
    .set({ customerId })
    .where(and(eq(orders.sessionId, sessionId), isNull(orders.customerId), eq(orders.email, email)))
    .returning({ orderId: orders.id });
  const actor = { kind: 'customer', id: customerId } as const;
  for (const { orderId } of taken) await recordAct(tx, { orderId, actor, act: 'claimed' });
}
