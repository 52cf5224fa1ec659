import type { RefundMethod } from '../../contract/cancel.ts';

/** The texts about the refund of a cancelled order, by refund method. */
export const REFUND_TEXTS = {
  source: 'orders.text-cancelled-source',
  storecredit: 'orders.text-cancelled-storecredit',
  neft: 'orders.text-cancelled-neft',
} as const satisfies Record<RefundMethod, string>;

/** Whether this version has texts for a refund method; a newer gateway can offer others. */
export function isRefundMethod(method: string): method is RefundMethod {
  return Object.hasOwn(REFUND_TEXTS, method);
}
