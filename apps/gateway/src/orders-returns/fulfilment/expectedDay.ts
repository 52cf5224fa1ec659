import { dateIn } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Parcel } from './schema.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/**
 * The day on which an item is expected: the day of its parcel; without it, the item's own day, which it has if it has
 * waited; without that, the day of the order.
 */
export function expectedDay(
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { expectedOn }: Pick<StoredItem, 'expectedOn'>,
  parcel: Pick<Parcel, 'expectedOn'> | undefined,
): string {
  return parcel?.expectedOn ?? expectedOn ?? deliveryDate;
}

/** The number of days after today on which a late item is expected. */
const EXTRA_DAYS = 3;

/**
 * The new expected day of a late item: the day that the courier names if it is in the future; otherwise some days after
 * today.
 */
export function newDay({ country }: Pick<Order, 'country'>, named: string | undefined): string {
  const today = dateIn(country, new Date());
  if (named !== undefined && named > today) return named;
  return dateIn(country, new Date(Date.now() + EXTRA_DAYS * DAY_MS));
}
