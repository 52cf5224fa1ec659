import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { OutboundRefusal } from '../../../platform/outbound/outbound.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { payment, refund, type Payment, type Refund } from '../../schema.ts';
import type { ProviderRefund } from '../provider/paymentProvider.ts';
import { atProvider } from '../provider/paymentProviders.ts';
import { payOut } from './bank/payOut.ts';
import { findRefund, settleRefund } from './settleRefund.ts';

/**
 * Sends a refund to the provider or the bank, or asks for its status if it was sent. The status is read first, so that a
 * refund whose answer was lost is found and not sent again.
 */
export async function sendRefund(context: JobContext, refundId: string): Promise<void> {
  const known = await findRefund(context.db, refundId);
  if (!known || (known.status !== 'due' && known.status !== 'sent')) return;
  if (known.method === 'neft') {
    const payout = await payOut(context, known);
    if (payout) await settleRefund(context, payout);
    return;
  }
  const answer = await asked(context, known);
  await context.db.update(refund).set({ askedAt: new Date() }).where(eq(refund.id, refundId));
  await settleRefund(context, answer);
}

async function asked(
  { db, services }: JobContext,
  known: Refund,
): Promise<Pick<ProviderRefund, 'reference' | 'status' | 'failureCode'>> {
  const { id: reference, key, amount: amountMinor, reason, paymentId } = known;
  const paid = paymentId ? await originOf(db, paymentId) : undefined;
  const at = paid && atProvider(services, paid);
  if (!at) throw new Error(`The refund ${reference} has no provider that sends it`);
  const { provider, intentId } = at;
  const found = await provider.findRefund(intentId, reference);
  if (found) return found;
  try {
    return await provider.refund(intentId, { key, reference, amountMinor, reason });
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    const { refundedMinor } = await provider.getIntent(intentId);
    // The refund may be older than stored references: then it is not found, although the provider has made it with this key.
    const isThere = refundedMinor >= (await sentOf(db, paid.id, reference)) + amountMinor;
    return { reference, status: isThere ? 'succeeded' : 'failed', failureCode: isThere ? null : 'refused' };
  }
}

/** The payment with this id; for worth, the payment of the earlier order from which the worth came. */
async function originOf(db: Queries, paymentId: string): Promise<Payment | undefined> {
  const [paid] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!paid?.originId) return paid;
  const [origin] = await db.select().from(payment).where(eq(payment.id, paid.originId));
  return origin;
}

/**
 * The amount of a payment that was refunded before, including refunds of later orders that its worth has paid for; the
 * refund `exceptId` does not count.
 */
async function sentOf(db: Queries, paymentId: string, exceptId: string): Promise<number> {
  const sent = await db
    .select({ amount: refund.amount })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        or(eq(payment.id, paymentId), eq(payment.originId, paymentId)),
        ne(refund.id, exceptId),
        eq(refund.method, 'source'),
        ne(refund.status, 'failed'),
        isNotNull(refund.sentAt),
      ),
    );
  return sent.reduce((sum, { amount }) => sum + amount, 0);
}
