import { Price, useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { isRefundMethod, REFUND_TEXTS } from './refundTexts.ts';

interface CancelledTextProps {
  cancellation: NonNullable<Order['cancellation']>;
}

/** How a cancelled order is refunded, and by which day the bank shows it. */
export function CancelledText({ cancellation: { refundMethod, refundAmount, dueOn } }: CancelledTextProps) {
  const t = useText();
  const { date } = useLocale();
  // An order that only a voucher or credit paid has no refund method.
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
