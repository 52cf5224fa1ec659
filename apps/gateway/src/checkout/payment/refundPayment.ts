import { eq } from 'drizzle-orm';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { methodRules } from './methods/methods.ts';
import { payment } from '../schema.ts';

/** Refunds a payment that no order needs: it came after the order had ended, or twice. */
export async function refundPayment({ db, services }: JobContext, paymentId: string): Promise<void> {
  const [found] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (found?.refund !== 'due' || !found.intentId) return;
  const { provider } = methodRules(found.method);
  if (!provider) return;
  const { refundedMinor, amountMinor } = await provider.confirm(services, found.intentId);
  if (refundedMinor < amountMinor)
    await provider.refund(services, found.intentId, {
      key: `refund-${paymentId}`,
      amountMinor: amountMinor - refundedMinor,
      reason: 'order_not_open',
    });
  await db.update(payment).set({ refund: 'done', updatedAt: new Date() }).where(eq(payment.id, paymentId));
}
