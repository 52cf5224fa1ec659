import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { itemsByOrder } from '../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../checkout/order/schema.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { isPowerMissing, isPowerOpen } from './openPower.ts';

/** The number of latest orders of a phone number that are read. */
const LATEST = 20;

/** The item of the latest order with a phone number that still waits for its power; null if none does. */
export async function waitingForPower(
  { db, country }: Pick<CallContext, 'db' | 'country'>,
  phone: string,
): Promise<{ order: Order; itemId: string } | null> {
  const latest = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.country, country),
        eq(orders.status, 'placed'),
        eq(sql`${orders.address} ->> 'phone'`, phone),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(LATEST);
  if (latest.length === 0) return null;
  const ids = latest.map(({ id }) => id);
  const [items, history] = [await itemsByOrder(db, ids), await historyOf(db, ids)];
  for (const order of latest) {
    const item = items
      .get(order.id)
      ?.find(
        (orderItem) =>
          isPowerMissing(orderItem) && isPowerOpen(order, orderItem, history.get(orderItem.id) ?? []),
      );
    if (item) return { order, itemId: item.id };
  }
  return null;
}
