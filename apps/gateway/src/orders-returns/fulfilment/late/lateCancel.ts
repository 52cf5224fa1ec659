import { dateIn } from '@lunette/country-config';
import { statusGroup } from '@lunette/orders-returns/rules';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { LOST_DAYS } from '../../returns/eligibility/returnTerms.ts';
import { dayAfter } from '../../order/timeline.ts';
import { isBeforeWork, type ItemStep } from '../itemHistory.ts';

/** The number of days after the promised day at which the store cancels an item that was not sent. */
const ENDS_AFTER_DAYS = 2 * LOST_DAYS;
/** The status groups of items that have not left the store. */
const WITH_US: readonly string[] = ['waiting', 'in_work'];

type Promised = Pick<StoredItem, 'expectedOn' | 'promisedOn'>;

/** The first day that was promised for an item, without the later ones that it got because it was late. */
export function promisedDay(
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { expectedOn, promisedOn }: Promised,
): string {
  return promisedOn ?? expectedOn ?? deliveryDate;
}

/** The days on which a late item may be cancelled although it is made or packed. */
export interface LateCancel {
  /** The first day on which it may be cancelled. */
  since: string;
  /** The day on which the store cancels it (`YYYY-MM-DD`). */
  endsOn: string;
}

/**
 * The days on which an item may be cancelled because it was not sent for weeks after the promised day; null if it was sent
 * or is not that late. Items that wait for their power, or for goods that they replace, are not late.
 */
export function lateCancel(
  order: Pick<Order, 'country' | 'status' | 'deliveryDate'>,
  item: Promised,
  history: readonly Pick<ItemStep, 'status'>[],
): LateCancel | null {
  const isWithUs = history.every(({ status }) => WITH_US.includes(statusGroup(status)));
  if (order.status !== 'placed' || isBeforeWork(history) || !isWithUs) return null;
  const promised = promisedDay(order, item);
  const since = dayAfter(promised, LOST_DAYS);
  const isOpen = since <= dateIn(order.country, new Date());
  return isOpen ? { since, endsOn: dayAfter(promised, ENDS_AFTER_DAYS) } : null;
}
