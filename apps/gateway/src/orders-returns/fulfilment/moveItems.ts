import type { ItemStatus } from '@lunette/orders-returns/contract';
import { FINAL_ITEM_STATUSES } from '../../checkout/order/finalItemStatuses.ts';
import { itemStatusHistory, type Order, type StoredItem } from '../../checkout/order/schema.ts';
import type { Actor, TransactionContext } from '../../platform/events.ts';
import { recordActs } from '../acts/recordAct.ts';
import type { ItemStep } from './itemHistory.ts';

interface ItemMove {
  items: StoredItem[];
  status: ItemStatus;
  actor: Actor;
  /** The time of the move; by default now. */
  at?: Date;
  /** The id of the webhook event. */
  event?: string;
}

/** Whether an item has reached a final status. */
export function hasEnded(history: readonly ItemStep[]): boolean {
  return history.some(({ status }) => FINAL_ITEM_STATUSES.includes(status));
}

/**
 * Whether an item can reach a status at a time. It cannot after its end or its cancellation, nor twice in a row, for example
 * if an operator has already entered the status.
 */
export function isPossible(history: readonly ItemStep[], { status, at }: ItemStep): boolean {
  if (history.findLast((step) => step.at <= at)?.status === status) return false;
  const end = history.find((step) => FINAL_ITEM_STATUSES.includes(step.status));
  return !end || (end.status !== 'cancelled' && !FINAL_ITEM_STATUSES.includes(status) && at <= end.at);
}

/**
 * Moves items of an order to a status and returns those that moved. The caller has locked the order. This function stores
 * all statuses except `placed`, with which an order begins.
 */
export async function moveItems(
  { tx, publish }: TransactionContext,
  { id: orderId }: Pick<Order, 'id'>,
  { items, status, actor, at = new Date(), event }: ItemMove,
): Promise<StoredItem[]> {
  if (items.length === 0) return [];
  const rows = await tx
    .insert(itemStatusHistory)
    .values(items.map(({ id }) => ({ itemId: id, status, at, event: event ?? null })))
    .onConflictDoNothing()
    .returning({ itemId: itemStatusHistory.itemId });
  const itemIds = rows.map(({ itemId }) => itemId);
  if (itemIds.length === 0) return [];
  if (status !== 'placed' && status !== 'cancelled')
    await recordActs(
      tx,
      itemIds.map((itemId) => ({ orderId, itemId, actor, act: status })),
    );
  await publish(tx, 'onItemsMoved', { orderId, itemIds, status });
  return items.filter(({ id }) => itemIds.includes(id));
}
