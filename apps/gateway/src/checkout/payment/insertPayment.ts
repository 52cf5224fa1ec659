import type { PaymentMethodCode } from '@lunette/checkout/contract';
import type { Queries } from '../../platform/database/database.ts';
import type { Order } from '../order/schema.ts';
import { payment, type Payment, type PaymentPurpose, type StoredUpi } from '../schema.ts';
import { methodRules } from './methods/methods.ts';

interface NewPayment {
  method: PaymentMethodCode;
  /** In minor units. */
  amount: number;
  upi?: StoredUpi | null;
  /** The amendment or exchange that it pays for; without it, the payment is for the order itself. */
  target?: { purpose: Exclude<PaymentPurpose, 'order'>; id: string };
}

/**
 * Adds a payment to an order that the caller has locked: for the order, or for an amendment or exchange of it. Each of them
 * has at most one open or good payment. `startPayment` opens it at the provider after this transaction has committed, and
 * the event `onPaymentSettled` reports its end.
 */
export async function insertPayment(
  tx: Queries,
  { id: orderId, currencyCode }: Order,
  { method, amount, upi = null, target }: NewPayment,
): Promise<Payment> {
  const { firstStatus: status } = methodRules(method);
  const [added] = await tx
    .insert(payment)
    .values({
      orderId,
      method,
      status,
      amount,
      currencyCode,
      upi,
      ...(target && { purpose: target.purpose, targetId: target.id }),
    })
    .returning();
  if (!added) throw new Error(`No payment was added to order ${orderId}`);
  return added;
}
