import { and, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { payment, type Payment } from '../../checkout/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { paymentNotice } from '../schema.ts';

/** Whoever approves at once does so within this time. */
const APPROVED_MS = 2 * 60_000;
/** A page that has not asked for so long is closed, or its device sleeps. */
const LEFT_MS = 60_000;

/**
 * Whether a payment waits for its shopper or their bank while no page of it is open: a request or code of UPI, or money
 * of which the bank has not decided. A card's page that was left is no such payment, as nothing happens without it.
 */
export function isAbandoned({ status, upi, intentId, createdAt, seenAt }: Payment): boolean {
  const waits = status === 'pending' || (status === 'created' && upi !== null && intentId !== null);
  const now = Date.now();
  return waits && now - createdAt.getTime() > APPROVED_MS && now - Number(seenAt ?? createdAt) > LEFT_MS;
}

/** Finds payments that were left open, whose shoppers have not been sent. */
export async function findAbandonedPayments({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const sent = db.select().from(paymentNotice).where(eq(paymentNotice.paymentId, payment.id));
  const open = await db
    .select()
    .from(payment)
    .where(
      and(
        inArray(payment.status, ['created', 'pending']),
        isNotNull(payment.intentId),
        eq(payment.purpose, 'order'),
        gt(payment.createdAt, sql`now() - interval '1 hour'`),
        notExists(sent),
      ),
    );
  for (const { id: paymentId } of open.filter(isAbandoned))
    await enqueue(
      db,
      'payment.notify',
      { paymentId, kind: 'pending' },
      { key: `payment.notify-${paymentId}-pending` },
    );
}
