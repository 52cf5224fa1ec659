import { and, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { payment, type Payment } from '../../checkout/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { paymentNotice } from '../schema.ts';

/** A shopper who approves at once does so within this time. */
const APPROVED_MS = 2 * 60_000;
/** After this time without a question from its page, the page is closed or its device sleeps. */
const LEFT_MS = 60_000;

/**
 * Whether a payment waits for its shopper or their bank while no page of it is open: a request or code of UPI, or money on
 * which the bank has not decided. A card page that was left does not count, since nothing happens without it.
 */
export function isAbandoned({ status, upi, intentId, createdAt, seenAt }: Payment): boolean {
  const waits = status === 'pending' || (status === 'created' && upi !== null && intentId !== null);
  const now = Date.now();
  return waits && now - createdAt.getTime() > APPROVED_MS && now - Number(seenAt ?? createdAt) > LEFT_MS;
}

/** Finds abandoned payments whose shoppers have not been notified. */
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
