import { codeOf, reasonOf } from '@lunette/api-client';
import type { OrderPayment } from '../../contract/index.ts';
import { isOpen } from '../../rules/index.ts';
import type { useText } from '../../text.ts';

/** Why a payment failed, as text, and where the shopper can look. */
export interface PaymentProblem {
  text: string;
  look?: 'bag' | 'payment';
}

type Translate = ReturnType<typeof useText>;

/** Error codes after which the shopper has to look at the bag. */
const IN_THE_BAG = ['out_of_stock', 'cart_empty', 'order_cancelled'];

/** Why a payment that was sent cannot be continued; null if it can. */
export function problemOfPayment(
  { status, card, message, orderCancelled }: OrderPayment,
  t: Translate,
): PaymentProblem | null {
  if (isOpen(status)) return card ? null : { text: t('checkout.confirm-not-open') };
  return {
    text: message ?? t('checkout.confirm-failed-text'),
    ...(orderCancelled && { look: 'bag' as const }),
  };
}

/** Why the call that pays an order failed. */
export function problemOfCall(error: Parameters<typeof codeOf>[0], t: Translate): PaymentProblem {
  const code = codeOf(error);
  return {
    text: reasonOf(error, t('checkout.problem-lost')),
    ...(code && IN_THE_BAG.includes(code) && { look: 'bag' as const }),
    ...(code === 'payment_pending' && { look: 'payment' as const }),
  };
}
