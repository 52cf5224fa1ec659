import type { Result } from '@lunette/api-client/contract';
import type { unreadPrescriptionsContract } from '@lunette/orders-returns/contract';
import { and, asc, eq, exists, notExists, sql, type SQL } from 'drizzle-orm';
import { pictureAddress } from '../../../cart/pictures/ownPictures.ts';
import { orderItem, orders } from '../../../checkout/order/schema.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/database/readPage.ts';

const stepsOf = (condition: SQL) =>
  sql`SELECT FROM item_status_history step WHERE step.item_id = ${orderItem.id} AND ${condition}`;

/** The condition that an item waits with a picture. It has no values: once it has them, it is confirmed. */
const IS_UNREAD = and(
  sql`${orderItem.prescription}->>'imageFileName' IS NOT NULL`,
  exists(
    sql`(SELECT FROM orders placed WHERE placed.id = ${orderItem.orderId} AND placed.status = 'placed')`,
  ),
  exists(sql`(${stepsOf(sql`step.status = 'waiting_for_power'`)})`),
  notExists(sql`(${stepsOf(sql`step.status NOT IN ('placed', 'waiting_for_power')`)})`),
);

/** The ordered items that wait until an optician has read their picture, the oldest orders first. */
export async function unreadPrescriptions(
  db: Database,
  page: { page: number; 'page-size': number },
): Promise<Result<typeof unreadPrescriptionsContract.getUnreadPrescriptions>> {
  const waiting = db
    .select({ item: orderItem, order: orders })
    .from(orderItem)
    .innerJoin(orders, eq(orders.id, orderItem.orderId))
    .where(IS_UNREAD)
    .orderBy(asc(orders.createdAt), asc(orderItem.id));
  const { rows, total } = await readPage(waiting, db.$count(orderItem, IS_UNREAD), page);
  const prescriptions = rows.map(({ item, order }) => ({
    orderId: order.id,
    itemId: item.id,
    productId: item.productId,
    powerType: item.details.powerType ?? 'single_vision',
    name: item.details.name,
    language: order.language,
    prescription: item.prescription ?? {},
    placedAt: (order.placedAt ?? order.createdAt).toISOString(),
  }));
  return { prescriptions, total };
}

/** A picture of a prescription that is in an order, as a `data:` URL; any other is not found. */
export async function orderedPicture(db: Database, name: string): Promise<string> {
  const { rows } = await db.execute<{ jpeg: Buffer }>(sql`
    SELECT jpeg FROM prescription_picture picture
    WHERE name = ${name} AND EXISTS (SELECT FROM order_item
      WHERE picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName'))`);
  return pictureAddress(rows[0]);
}
