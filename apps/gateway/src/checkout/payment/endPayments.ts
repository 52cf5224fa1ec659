import { and, eq, inArray } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { payment } from '../schema.ts';

/** Ends the payments of an order that has ended: what is still to be paid is not due any more, and its page is closed. */
export async function endPayments(
  { orderId }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  const ended = await tx
    .update(payment)
    .set({ status: 'expired', updatedAt: new Date() })
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, UNSETTLED)))
    .returning();
  for (const { id: paymentId, intentId } of ended)
    if (intentId) await enqueue(tx, 'payment.close', { paymentId }, { key: `payment.close-${paymentId}` });
}

const UNSETTLED = ['created', 'pending', 'cash_due'] as const;
