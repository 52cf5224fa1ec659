import { useLocale } from '@lunette/ui-kit';
import type { Order } from '../../contract/order.ts';
import { isUnpaid } from './isUnpaid.ts';
import { useText } from '../../text.ts';
import { arrivalOf } from './timeline.ts';

/** How an order stands in a few words: when it comes, or what is in its way. */
export function OrderTitle({ order }: { order: Order }) {
  const t = useText();
  const { date } = useLocale();
  const { status, items, deliveryOption } = order;
  if (isUnpaid(order)) return t('orders.title-unpaid');
  if (status === 'pending_payment') return t('orders.title-pending');
  if (status === 'payment_failed') return t('orders.title-failed');
  if (status === 'cancelled') return t('orders.title-cancelled');
  if (items.every(({ statusHistory }) => statusHistory.some((entry) => entry.status === 'delivered')))
    return t('orders.title-delivered');
  const day = date(arrivalOf(items) ?? deliveryOption.deliveryDate);
  const only = items.length === 1 ? items[0]?.name : undefined;
  return only
    ? t('orders.title-item-arrives', { name: only, date: day })
    : t('orders.title-arrives', { date: day });
}
