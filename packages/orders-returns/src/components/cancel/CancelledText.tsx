import { Price, useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { isRefundMethod, REFUND_TEXTS } from './refundTexts.ts';

interface CancelledTextProps {
  cancellation: NonNullable<Order['cancellation']>;
}

/** What becomes of the money of an order that was cancelled, and by which day a bank shows it. */
export function CancelledText({ cancellation: { refundMethod, refundAmount, dueOn } }: CancelledTextProps) {
  const t = useText();
  const { date } = useLocale();
  // Of a voucher or of credit alone no way was to be chosen.
  if (refundMethod === null && refundAmount.value === 0)
    return <p className="text-ink-soft">{t('orders.text-cancelled')}</p>;
  const isKnown =
    refundMethod !== null &&
    isRefundMethod(refundMethod) &&
    (refundMethod === 'storecredit' || dueOn !== null);
  const text = isKnown ? REFUND_TEXTS[refundMethod] : 'orders.text-cancelled-back';
  return (
    <p className="text-ink-soft">
      {t.rich(text, { amount: <Price amount={refundAmount} />, date: dueOn ? date(dueOn) : '' })}
    </p>
  );
}
