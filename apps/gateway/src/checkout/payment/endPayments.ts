import { and, eq, inArray } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { payment } from '../schema.ts';

/** Ends the payments of an order that has ended: what is still to be paid is not due any more, what was paid goes back. */
export async function endPayments(
  { orderId, refundedPaymentId }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'expired', updatedAt: new Date() })
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, UNSETTLED)));
  if (!refundedPaymentId) return;
  await tx
    .update(payment)
    .set({ refund: 'due', updatedAt: new Date() })
    .where(eq(payment.id, refundedPaymentId));
  await enqueue(
    tx,
    'payment.refund',
    { paymentId: refundedPaymentId },
    { key: `payment.refund-${refundedPaymentId}` },
  );
}

const UNSETTLED = ['created', 'pending', 'cash_due'] as const;
