import type { Order } from '../../contract/order.ts';

/** Whether an order waits for its shopper to pay it. If its payment is under way, it waits for the bank instead. */
export function isUnpaid({ status, payments }: Pick<Order, 'status' | 'payments'>): boolean {
  return status === 'pending_payment' && payments.paymentList[0]?.status === 'created';
}
