import { and, eq } from 'drizzle-orm';
import { arrival } from '../../catalog/delivery/delivery.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { expectedDay } from '../fulfilment/expectedDay.ts';
import { lensesOf, lensOf, type LensShop } from './amendedItem.ts';
import { orderAmendment, type LensChoice } from './schema.ts';

/** All lenses that an item has had, including the present ones. */
export async function lensesSoFar(db: Queries, item: StoredItem): Promise<LensChoice[]> {
  const done = await db
    .select({ fromLens: orderAmendment.fromLens })
    .from(orderAmendment)
    .where(and(eq(orderAmendment.itemId, item.id), eq(orderAmendment.status, 'done')));
  return [lensOf(item), ...done.map(({ fromLens }) => fromLens)];
}

/**
 * The day on which an item is expected with other lenses (`YYYY-MM-DD`), if they take the lab longer than all lenses that it
 * had; null if the day does not change. Lenses that are made faster do not change it.
 */
export function amendedDay(
  shop: LensShop,
  order: Order,
  item: StoredItem,
  { soFar, next }: { soFar: readonly LensChoice[]; next: LensChoice },
): string | null {
  const planned = Math.max(...soFar.map((lens) => labDaysOf(shop, item, lens)));
  const more = labDaysOf(shop, item, next) - planned;
  if (more <= 0) return null;
  return arrival(order.country, new Date(`${expectedDay(order, item, undefined)}T12:00:00Z`), more);
}

/** The working days that the lab needs for lenses; 0 for lenses that are not sold any more. */
export function labDaysOf(
  shop: LensShop,
  item: StoredItem,
  { powerType, packageId, coatingIds }: LensChoice,
): number {
  const lens = powerType && lensesOf(shop, item, powerType).find(({ row }) => row.id === packageId);
  if (!lens) return 0;
  const coatings = lens.coatings.filter(({ row }) => coatingIds.includes(row.id));
  return lens.row.labDays + Math.max(0, ...coatings.map(({ row }) => row.labDays));
}
