import { and, eq } from 'drizzle-orm';
import { findOrder, lockOrder } from '../../../order/ownOrder.ts';
import { orders } from '../../../order/schema.ts';
import type { CallContext } from '../../../../platform/http/callContext.ts';
import { openPayment, paymentsOf } from '../../orderPayments.ts';
import { payment } from '../../../schema.ts';

/**
 * Opens an order's card payment at the provider, outside any transaction and only after the order exists. A provider
 * that does not answer leaves the order unpaid, its goods kept for a while: nothing has been charged.
 */
export async function startPayment(
  { db, services, log, language, t }: CallContext,
  orderId: string,
  origin: string,
): Promise<void> {
  const open = openPayment(await paymentsOf(db, orderId));
  if (!open || open.method !== 'cc' || open.intentId) return;
  const order = await findOrder(db, orderId);
  try {
    const intent = await services.payment.createIntent({
      reference: open.id,
      amountMinor: open.amount,
      firstSix: order?.totals.offer?.firstSix ?? [],
      currencyCode: open.currencyCode,
      returnUrl: `${origin}/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`,
      description: t('checkout.payment-description', { orderId }),
      language,
    });
    const { id: intentId, pageUrl, frameUrl } = intent;
    await db.update(payment).set({ intentId, pageUrl, frameUrl }).where(eq(payment.id, open.id));
  } catch (fault) {
    log.warn({ err: fault, orderId }, 'a payment could not be opened at the provider');
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const { rowCount } = await tx
        .update(payment)
        .set({ status: 'failed', failureCode: 'provider_unavailable', updatedAt: new Date() })
        .where(and(eq(payment.id, open.id), eq(payment.status, 'created')));
      if (rowCount === 1)
        await tx.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
    });
  }
}
