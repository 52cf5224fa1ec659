import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { findOrder, lockOrder } from '../order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { OutboundRefusal } from '../../platform/outbound/outbound.ts';
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
    const { id: startedId, ...where } = await provider.start(context, opened, order, returnUrl);
    await db
      .update(payment)
      .set({ intentId: startedId, ...where })
      .where(eq(payment.id, id));
  } catch (fault) {
    log.warn({ err: fault, orderId }, 'a payment could not be opened at the provider');
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const { rowCount } = await tx
        .update(payment)
        .set({ status: 'failed', failureCode: failureOf(fault), updatedAt: new Date() })
        .where(and(eq(payment.id, id), eq(payment.status, 'created')));
      if (rowCount === 1)
        await publish(tx, 'onPaymentSettled', { orderId, paymentId: id, purpose, targetId, isPaid: false });
    });
  }
}

/** A provider that answers may name what is wrong; else it could not be reached. */
function failureOf(fault: unknown): string {
  const isUnknown = fault instanceof OutboundRefusal && Refused.safeParse(fault.body).success;
  return isUnknown ? 'address_unknown' : 'provider_unavailable';
}

const Refused = z.object({ error: z.object({ code: z.literal('address_unknown') }) });
