import { Tag } from '@lunette/ui-kit';
import { Clock } from 'lucide-react';
import { useText } from '../../text.ts';
import type { TimedOrder } from './useWaitingOrders.ts';
import { useTimeOfDay } from './useOrderTexts.ts';

/** Until when an order is kept, and the minutes that are left. */
export function TimeLeft({ order: { keptUntil, minutesLeft, payment } }: { order: TimedOrder }) {
  const t = useText();
  const clock = useTimeOfDay();
  const words =
    payment === 'pending'
      ? t('cart.waiting-bank')
      : minutesLeft === 0
        ? t('cart.waiting-over')
        : t('cart.waiting-until', { time: clock(keptUntil), minutes: minutesLeft });
  return (
    <Tag tone="warn" icon={<Clock aria-hidden />}>
      {words}
    </Tag>
  );
}
