import type { Queries } from '../../../platform/database/database.ts';
import { paymentsOf } from '../orderPayments.ts';
import { receivedOf, refundedOf, refundsOf } from './refunds.ts';

/** The money that was received for an order and not refunded, in minor units, without surplus (paid twice or too late). */
export async function moneyLeft(tx: Queries, orderId: string): Promise<number> {
  const refunds = await refundsOf(tx, orderId);
  const payments = (await paymentsOf(tx, orderId)).filter(({ surplus }) => !surplus);
  return payments.reduce((sum, payment) => sum + receivedOf(payment) - refundedOf(payment, refunds), 0);
}
