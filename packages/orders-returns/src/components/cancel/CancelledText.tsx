import { Price } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

interface CancelledTextProps {
  cancellation: NonNullable<Order['cancellation']>;
}

/** What becomes of the money of an order that was cancelled. */
export function CancelledText({ cancellation: { refundMethod, refundAmount } }: CancelledTextProps) {
  const t = useText();
  return (
    <p className="text-ink-soft">
      {refundMethod === null
        ? t('orders.text-cancelled')
        : t.rich(`orders.text-cancelled-${refundMethod}`, { amount: <Price amount={refundAmount} /> })}
    </p>
  );
}
