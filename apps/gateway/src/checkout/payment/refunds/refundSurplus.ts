import { eq } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from '../../order/schema.ts';
import { payment, type Payment } from '../../schema.ts';
import { addRefund } from './addRefund.ts';
import { receivedOf } from './refunds.ts';

/** Refunds surplus money (in minor units) by the method that paid it. The caller has locked the order. */
export async function refundSurplus(
  tx: Queries,
  order: Order,
  { id }: Pick<Payment, 'id'>,
  amount: number,
): Promise<void> {
  if (amount <= 0) return;
  await addRefund(tx, order, {
    key: `refund-${id}`,
    paymentId: id,
    amount,
    method: 'source',
    reason: 'surplus',
  });
}

/** Refunds a payment whose order, amendment or exchange was not due any more. The caller has locked the order. */
export async function sendBackPayment(tx: Queries, order: Order, paymentId: string): Promise<void> {
  const [taken] = await tx
    .update(payment)
    .set({ surplus: true })
    .where(eq(payment.id, paymentId))
    .returning();
  if (taken) await refundSurplus(tx, order, taken, receivedOf(taken));
}
