import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Parcel } from './schema.ts';

/** The day on which an item is expected: its parcel's, its own where it has waited for its power, or the order's. */
export function expectedDay(
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { expectedOn }: Pick<StoredItem, 'expectedOn'>,
  parcel: Pick<Parcel, 'expectedOn'> | undefined,
): string {
  return parcel?.expectedOn ?? expectedOn ?? deliveryDate;
}
