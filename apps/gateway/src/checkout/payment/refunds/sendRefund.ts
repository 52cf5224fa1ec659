import { eq } from 'drizzle-orm';
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
    // Of two concurrent calls, the provider may have accepted the other one.
    const made = await provider.findRefund(intentId, reference);
    return made ?? { reference, status: 'failed', failureCode: 'refused' };
  }
}

/** The payment with this id; for worth, the payment of the earlier order from which the worth came. */
async function originOf(db: Queries, paymentId: string): Promise<Payment | undefined> {
  const [paid] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!paid?.originId) return paid;
  const [origin] = await db.select().from(payment).where(eq(payment.id, paid.originId));
  return origin;
}
