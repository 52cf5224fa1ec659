import { formatDeviceTime } from '@lunette/country-config';
import { Tag, useLocale } from '@lunette/ui-kit';
import { Clock } from 'lucide-react';
import { useText } from '../../text.ts';
import type { TimedOrder } from './useWaitingOrders.ts';

/** The time until which an order has to be paid, and the minutes that are left. */
export function PaymentDeadline({ order: { keptUntil, minutesLeft, payment } }: { order: TimedOrder }) {
  const t = useText();
  const { language, country } = useLocale();
  const text =
    payment === 'pending'
      ? t('cart.waiting-bank')
      : minutesLeft === 0
        ? t('cart.waiting-over')
        : t('cart.waiting-until', {
            time: formatDeviceTime(keptUntil, language, country),
            minutes: minutesLeft,
          });
  return (
    <Tag tone="warn" icon={<Clock aria-hidden />}>
      {text}
    </Tag>
  );
}
