import { and, eq } from 'drizzle-orm';
import { findOrder, lockOrder } from '../order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { methodRules } from './methods/methods.ts';
import { payment, type Payment } from '../schema.ts';

/**
 * Opens a payment at the provider of its method, outside any transaction and only after it is stored. A provider that
 * does not answer leaves what it is for unpaid (the goods of an order stay reserved for a while): nothing was charged.
 */
export async function startPayment(context: CallContext, opened: Payment, returnUrl: string): Promise<void> {
  const { db, log, publish } = context;
  const { id, method, status, orderId, intentId, purpose, targetId } = opened;
  const { provider } = methodRules(method);
  if (!provider || intentId || status !== 'created') return;
  const order = await findOrder(db, orderId);
  if (!order) return;
  try {
    const started = await provider.start(context, opened, order, returnUrl);
    await db
      .update(payment)
      .set({ intentId: started.id, pageUrl: started.pageUrl, frameUrl: started.frameUrl })
      .where(eq(payment.id, id));
  } catch (fault) {
    log.warn({ err: fault, orderId }, 'a payment could not be opened at the provider');
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const { rowCount } = await tx
        .update(payment)
        .set({ status: 'failed', failureCode: 'provider_unavailable', updatedAt: new Date() })
        .where(and(eq(payment.id, id), eq(payment.status, 'created')));
      if (rowCount === 1)
        await publish(tx, 'onPaymentSettled', { orderId, paymentId: id, purpose, targetId, isPaid: false });
    });
  }
}
