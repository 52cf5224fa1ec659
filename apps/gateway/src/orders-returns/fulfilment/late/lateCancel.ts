import { dateIn } from '@lunette/country-config';
import { statusGroup } from '@lunette/orders-returns/rules';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { LOST_DAYS } from '../../returns/eligibility/returnTerms.ts';
import { dayAfter } from '../../order/timeline.ts';
import { isBeforeWork, type Step } from '../itemHistory.ts';

/** After so many days without being sent an item is cancelled by the store. */
const ENDS_AFTER_DAYS = 2 * LOST_DAYS;
/** The statuses of what has not left. */
const WITH_US: readonly string[] = ['waiting', 'in_work'];

type Promised = Pick<StoredItem, 'expectedOn' | 'promisedOn'>;

/** The first day that was promised for an item; later ones that it got because it is late are none. */
export function promisedDay(
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { expectedOn, promisedOn }: Promised,
): string {
  return promisedOn ?? expectedOn ?? deliveryDate;
}

/** That an item is so late that its shopper may cancel it, although it is made or packed. */
export interface LateCancel {
  /** Since which day. */
  since: string;
  /** The day on which the store does so by itself (`YYYY-MM-DD`). */
  endsOn: string;
}

/**
 * Whether an item that is with us has not been sent for weeks after the day that was promised; null where it was, or is not that
 * late. What waits for its power or for goods that it replaces is not in work.
 */
export function lateCancel(
  order: Pick<Order, 'country' | 'status' | 'deliveryDate'>,
  item: Promised,
  history: readonly Pick<Step, 'status'>[],
): LateCancel | null {
  const isWithUs = history.every(({ status }) => WITH_US.includes(statusGroup(status)));
  if (order.status !== 'placed' || isBeforeWork(history) || !isWithUs) return null;
  const promised = promisedDay(order, item);
  const since = dayAfter(promised, LOST_DAYS);
  const isOpen = since <= dateIn(order.country, new Date());
  return isOpen ? { since, endsOn: dayAfter(promised, ENDS_AFTER_DAYS) } : null;
}
