import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../../contract/order.ts';
import { orderContent } from '../../../rules/orderContent.ts';
import { useText } from '../../../text.ts';
import { isUnpaid } from './isUnpaid.ts';
import { GONE_STATES, headlineOf, itemState, undeliveredReason } from '../../item/itemState.ts';
import { shortName } from '../../item/shortName.ts';

const DAY = 86_400_000;

/** Whether a day is today or tomorrow; both `YYYY-MM-DD`. */
function nearness(day: string, today: string): 'today' | 'tomorrow' | 'other' {
  const days = (Date.parse(day) - Date.parse(today)) / DAY;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'other';
}

/** The status of an order in a few words: the next arrival and its day, or what has happened instead. */
export function OrderTitle({ order }: { order: Order }) {
  const t = useText();
  const { date } = useLocale();
  const { status, items, shippingAddress } = order;
  if (isUnpaid(order)) return t('orders.title-unpaid');
  if (status === 'pending_payment') return t('orders.title-pending');
  if (status === 'payment_failed') return t('orders.title-failed');
  const ends = items.map(undeliveredReason);
  const end = ends.includes('lost') ? 'lost' : ends.includes('came-back') ? 'came-back' : null;
  const ended = () => {
    if (!end) return t('orders.title-cancelled');
    return t(ends.every((other) => other === end) ? `orders.title-${end}` : `orders.title-part-${end}`);
  };
  if (status === 'cancelled') return ended();
  if (orderContent(items) === 'membership-only') return t('orders.title-membership');
  const head = headlineOf(items);
  if (!head) {
    const states = items.map(itemState);
    if (states.every(({ state }) => state === 'ended')) return ended();
    if (states.every(({ state }) => GONE_STATES.includes(state))) return t('orders.title-returned');
    return t(end ? `orders.title-part-${end}` : 'orders.title-delivered');
  }
  const name = shortName(head.item);
  if (head.state === 'waits') return t('orders.title-waits', { name });
  if (head.state === 'reading') return t('orders.title-reading');
  if (head.state !== 'arrives' || !head.date) return t('orders.title-late');
  const when = nearness(head.date, dateIn(shippingAddress.country, new Date()));
  const together = items.filter(({ expectedStatuses }) =>
    expectedStatuses.some(({ status, date }) => status === 'delivered' && date === head.date),
  );
  return together.length === 1
    ? t('orders.title-item-arrives', { name, when, date: date(head.date) })
    : t('orders.title-arrives', { when, date: date(head.date) });
}
