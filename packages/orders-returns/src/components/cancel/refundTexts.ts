import type { RefundMethod } from '../../contract/cancel.ts';

/** What became of the money of a cancelled order, by the way on which it goes back. */
export const REFUND_TEXTS = {
  source: 'orders.text-cancelled-source',
  storecredit: 'orders.text-cancelled-storecredit',
  neft: 'orders.text-cancelled-neft',
} as const satisfies Record<RefundMethod, string>;

/** Whether this version knows a way of giving money back; a later gateway may offer others. */
export function isRefundMethod(method: string): method is RefundMethod {
  return Object.hasOwn(REFUND_TEXTS, method);
}
