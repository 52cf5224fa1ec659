import type { ItemStatus } from '@lunette/orders-returns/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { itemStatusHistory, orderItem, type StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A status that an item has reached, with the time. */
export interface ItemStep {
  status: ItemStatus;
  at: Date;
}

const BEFORE_LAB: readonly ItemStatus[] = ['placed', 'waiting_for_power', 'confirmed'];

/** Whether the lab has not begun an item: until then it can be cancelled, and its lenses and power can change. */
export function isBeforeLab(history: readonly Pick<ItemStep, 'status'>[]): boolean {
  return history.every(({ status }) => BEFORE_LAB.includes(status));
}

/** Whether the store has not confirmed an item yet: it is new or waits for its power, and was not ordered at the lab. */
export function isBeforeWork(history: readonly Pick<ItemStep, 'status'>[]): boolean {
  return history.every(({ status }) => status === 'placed' || status === 'waiting_for_power');
}

/** The steps of each item of the orders, oldest first, by item. */
export async function historyOf(db: Queries, orderIds: string[]): Promise<Map<string, ItemStep[]>> {
  const rows = await db
    .select({ itemId: itemStatusHistory.itemId, status: itemStatusHistory.status, at: itemStatusHistory.at })
    .from(itemStatusHistory)
    .innerJoin(orderItem, eq(orderItem.id, itemStatusHistory.itemId))
    .where(inArray(orderItem.orderId, orderIds))
    .orderBy(asc(itemStatusHistory.at), asc(itemStatusHistory.id));
  const byItem = new Map<string, ItemStep[]>();
  for (const { itemId, ...step } of rows) byItem.set(itemId, [...(byItem.get(itemId) ?? []), step]);
  return byItem;
}

/** An item with its steps, oldest first. */
export interface ItemOnItsWay {
  item: StoredItem;
  history: ItemStep[];
}

/** The items of an order with their steps. */
export async function itemsOnTheirWay(db: Queries, orderId: string): Promise<ItemOnItsWay[]> {
  const items = await itemsOf(db, orderId);
  const history = await historyOf(db, [orderId]);
  return items.map((item) => ({ item, history: history.get(item.id) ?? [] }));
}
