import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { payment } from '../schema.ts';

/** Ends the payments of an order that has ended: the amount is not due any more, and the payment page is closed. */
export async function endPayments(
  { orderId }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  await expire(tx, eq(payment.orderId, orderId));
}

/** Ends the payments of an amendment or exchange that is not due any more. The caller has locked the order. */
export async function endPaymentsOf(tx: Queries, orderId: string, targetId: string): Promise<void> {
  await expire(tx, and(eq(payment.orderId, orderId), eq(payment.targetId, targetId)));
}

async function expire(tx: Queries, condition: SQL | undefined): Promise<void> {
  const ended = await tx
    .update(payment)
    .set({ status: 'expired', updatedAt: new Date() })
    .where(and(condition, inArray(payment.status, UNSETTLED)))
    .returning();
  for (const { id: paymentId, intentId } of ended)
    if (intentId) await enqueue(tx, 'payment.close', { paymentId }, { key: `payment.close-${paymentId}` });
}

const UNSETTLED = ['created', 'pending', 'cash_due'] as const;
