import { dateIn } from '@lunette/country-config';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Parcel } from './schema.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/** The day on which an item is expected: its parcel's, its own where it has waited for its power, or the order's. */
export function expectedDay(
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { expectedOn }: Pick<StoredItem, 'expectedOn'>,
  parcel: Pick<Parcel, 'expectedOn'> | undefined,
): string {
  return parcel?.expectedOn ?? expectedOn ?? deliveryDate;
}

/** How many days later a late item is expected. */
const EXTRA_DAYS = 3;

/** The new expected day of a late item: the one that the courier names if it is still to come; otherwise some days from now. */
export function newDay({ country }: Pick<Order, 'country'>, named: string | undefined): string {
  const today = dateIn(country, new Date());
  if (named !== undefined && named > today) return named;
  return dateIn(country, new Date(Date.now() + EXTRA_DAYS * DAY_MS));
}
