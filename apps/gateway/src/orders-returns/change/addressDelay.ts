import { and, eq, isNotNull } from 'drizzle-orm';
import { arrival, type Zone } from '../../catalog/delivery/delivery.ts';
import { zoneFor } from '../../catalog/delivery/zoneFor.ts';
import { orderItem, type Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orderAct } from '../acts/recordAct.ts';
import { itemsOnTheirWay } from '../fulfilment/itemHistory.ts';
import { hasEnded } from '../fulfilment/moveItems.ts';
import { orderAmendment } from '../upgrade/schema.ts';

/** The effect of another address on the day of delivery. */
export interface AddressDelay {
  /** The working days on the way to the present address. */
  daysBefore: number;
  /** The working days by which the order arrives later; 0 if the way to an address that it had takes as long. */
  daysLater: number;
}

/**
 * The delay of an order by an address in another zone. The days on the way to all addresses that the order had are already
 * in its day of delivery, so that a change back and forth delays it once.
 */
export async function addressDelay(tx: Queries, order: Order, zone: Zone): Promise<AddressDelay> {
  const { id, country, deliveryOption, address } = order;
  const daysTo = ({ days, expressDays }: Zone) =>
    deliveryOption === 'express' ? (expressDays ?? days) : days;
  const daysBefore = daysTo((await zoneFor(tx, country, address)) ?? zone);
  const changes = await tx
    .select({ details: orderAct.details })
    .from(orderAct)
    .where(and(eq(orderAct.orderId, id), eq(orderAct.act, 'address_changed')));
  const daysSoFar = changes.map(({ details }) => Number(details.daysBefore ?? 0));
  return { daysBefore, daysLater: Math.max(0, daysTo(zone) - Math.max(daysBefore, ...daysSoFar)) };
}

/** A day of delivery in an order's country, moved by working days. */
export function movedDay({ country }: Pick<Order, 'country'>, day: string, daysLater: number): string {
  return daysLater > 0 ? arrival(country, new Date(`${day}T12:00:00Z`), daysLater) : day;
}

/**
 * Moves the own expected days of the open items of an order by working days, also those that items get once an open
 * amendment is paid.
 */
export async function moveOwnDays(tx: Queries, order: Order, daysLater: number): Promise<void> {
  if (daysLater === 0) return;
  const moved = (day: string | null) => day && movedDay(order, day, daysLater);
  for (const { item, history } of await itemsOnTheirWay(tx, order.id)) {
    if (hasEnded(history) || item.expectedOn === null) continue;
    const days = { expectedOn: moved(item.expectedOn), promisedOn: moved(item.promisedOn) };
    await tx.update(orderItem).set(days).where(eq(orderItem.id, item.id));
  }
  const amendments = await tx
    .select({ id: orderAmendment.id, expectedOn: orderAmendment.expectedOn })
    .from(orderAmendment)
    .where(
      and(
        eq(orderAmendment.orderId, order.id),
        eq(orderAmendment.status, 'open'),
        isNotNull(orderAmendment.expectedOn),
      ),
    );
  for (const { id, expectedOn } of amendments)
    await tx
      .update(orderAmendment)
      .set({ expectedOn: moved(expectedOn) })
      .where(eq(orderAmendment.id, id));
}
