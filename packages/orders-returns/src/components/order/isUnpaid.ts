import type { Order } from '../../contract/order.ts';

/** Whether an order waits for its shopper to pay it; one whose payment is under way waits for the bank. */
export function isUnpaid({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status === 'pending_payment' && payments.paymentList[0]?.status === 'created';
}
