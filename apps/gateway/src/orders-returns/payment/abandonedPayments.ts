import { and, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { payment, type Payment } from '../../checkout/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { paymentNotice } from '../schema.ts';

/** The time within which most shoppers approve a payment; before it ends, a payment is not abandoned. */
const APPROVED_MS = 2 * 60_000;
/** If a page has not asked for the status for this time, the page is closed or its device is suspended. */
const LEFT_MS = 60_000;

/**
 * Whether a payment waits for its shopper or their bank while no page of it is open: a UPI request or code, or a payment on
 * which the bank has not decided. A card page that was left does not count, because the payment cannot proceed without it.
 */
export function isAbandoned({ status, upi, intentId, createdAt, seenAt }: Payment): boolean {
  const waits = status === 'pending' || (status === 'created' && upi !== null && intentId !== null);
  const now = Date.now();
  return waits && now - createdAt.getTime() > APPROVED_MS && now - Number(seenAt ?? createdAt) > LEFT_MS;
}

/** Finds abandoned payments whose shoppers have not been notified, and enqueues the message for each. */
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
