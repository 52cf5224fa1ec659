import type { ItemStatus } from '@lunette/orders-returns/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { FINAL_ITEM_STATUSES } from '../../checkout/order/finalItemStatuses.ts';
import { itemStatusHistory } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The statuses of an item that will not be delivered, so that there is nothing to fit. */
const NOT_DELIVERED = ['cancelled', 'lost', 'returned_to_sender'] as const satisfies ItemStatus[];

/** Whether a status means that an item will not be delivered. */
export function isNotDelivered(status: string): boolean {
  return NOT_DELIVERED.some((one) => one === status);
}

/** Whether an item of an order will not be delivered. */
export async function willNotArrive(db: Queries, itemId: string): Promise<boolean> {
  const gone = and(eq(itemStatusHistory.itemId, itemId), inArray(itemStatusHistory.status, NOT_DELIVERED));
  return (await db.$count(itemStatusHistory, gone)) > 0;
}

/**
 * The day on which an item, or the last item of an order, is expected: the day of its parcel, or its own later day, or the
 * day of the order. Undefined if nothing is on its way any more.
 */
export async function expectedDayOf(
  db: Queries,
  orderId: string,
  itemId?: string | null,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ day: string | null }>(sql`
    SELECT max(coalesce(parcel.expected_on, item.expected_on, orders.delivery_date))::text AS day
    FROM orders JOIN order_item item ON item.order_id = orders.id LEFT JOIN parcel ON parcel.id = item.parcel_id
    WHERE orders.id = ${orderId} AND item.id = coalesce(${itemId ?? null}::uuid, item.id)
      AND NOT EXISTS (
        SELECT FROM item_status_history step
        WHERE step.item_id = item.id AND step.status IN ${FINAL_ITEM_STATUSES})`);
  return rows[0]?.day ?? undefined;
}
