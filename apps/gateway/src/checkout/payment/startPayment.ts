import { and, eq } from 'drizzle-orm';
import type { PaymentMethodCode } from '@lunette/checkout/contract';
import { findOrder, lockOrder } from '../order/ownOrder.ts';
import { orders } from '../order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { methodRules } from './methods/methods.ts';
import { openPayment, paymentsOf } from './orderPayments.ts';
import { payment } from '../schema.ts';

/**
 * Opens an order's payment at the provider of its method, outside any transaction and only after the order exists. A
 * provider that does not answer leaves the order unpaid and its goods reserved for a while: nothing has been charged.
 */
export async function startPayment(
  context: CallContext,
  orderId: string,
  method: PaymentMethodCode,
  origin: string,
): Promise<void> {
  const { db, log } = context;
  const { provider } = methodRules(method);
  if (!provider) return;
  const open = openPayment(await paymentsOf(db, orderId));
  if (open?.method !== method || open.intentId) return;
  const order = await findOrder(db, orderId);
  if (!order) return;
  const returnUrl = `${origin}/checkout/payment/confirm?orderId=${encodeURIComponent(orderId)}`;
  try {
    const { id: intentId, pageUrl, frameUrl } = await provider.start(context, open, order, returnUrl);
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
