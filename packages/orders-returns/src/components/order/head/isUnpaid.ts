import type { PaymentStatus } from '@lunette/checkout/contract';
import type { Order } from '../../../contract/order.ts';

/** The statuses of a payment that nobody has made: without another one the order is not paid. */
const UNPAID: readonly string[] = ['created', 'failed', 'expired'] satisfies PaymentStatus[];

/** Whether an order waits for its shopper to pay it. If its payment is under way, it waits for the bank instead. */
export function isUnpaid({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status === 'pending_payment' && UNPAID.includes(payments.paymentList[0]?.status ?? 'created');
}
