import { powerSection } from '@lunette/prescription/rules';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { isItemStatus, statusGroup } from '../../rules/statusGroup.ts';

/** The state of an item (see the glossary) with its day: `YYYY-MM-DD`, or the time at which it arrived. */
export interface ItemState {
  item: OrderItem;
  state: 'arrives' | 'waits' | 'reading' | 'late' | 'arrived' | 'returned' | 'ended';
  date: string | null;
}

/** States of items that the shopper does not have and will not get. */
export const GONE_STATES: readonly ItemState['state'][] = ['returned', 'ended'];

/** Derives the state of an item from its history and its expected days. */
export function itemState(item: OrderItem): ItemState {
  const last = item.statusHistory.at(-1);
  const group = last && (isItemStatus(last.status) ? statusGroup(last.status) : last.group);
  if (group === 'ended') return { item, state: 'ended', date: null };
  if (hasGoneBack(item)) return { item, state: 'returned', date: null };
  const delivered = item.statusHistory.find(({ status }) => status === 'delivered');
  if (delivered) return { item, state: 'arrived', date: delivered.at };
  if (item.powerUnread) return { item, state: 'reading', date: null };
  const isMissing = item.powerOpen && powerSection(item.prescription) === 'CONTACT_FOR_POWER';
  if (isMissing || last?.status === 'waiting_for_power') return { item, state: 'waits', date: null };
  const date = item.expectedStatuses.find(({ status }) => status === 'delivered')?.date ?? null;
  return { item, state: date ? 'arrives' : 'late', date };
}

/** Whether the shopper has sent back every delivered piece of an item. */
function hasGoneBack({
  sentBack,
  quantity,
  cancelled,
}: Pick<OrderItem, 'sentBack' | 'quantity' | 'cancelled'>): boolean {
  return sentBack > 0 && sentBack >= quantity - cancelled;
}

/** Why an item was not delivered: the courier brought it back or lost it. Null for any other item. */
export function undeliveredReason({
  statusHistory,
}: Pick<OrderItem, 'statusHistory'>): 'came-back' | 'lost' | null {
  const last = statusHistory.at(-1)?.status;
  return last === 'returned_to_sender' ? 'came-back' : last === 'lost' ? 'lost' : null;
}

/**
 * The state for the heading of an order: the next arrival, else an item that waits for the shopper, for an optician or is
 * late; null if all items are finished.
 */
export function headlineOf(items: OrderItem[]): ItemState | null {
  const states = items.map(itemState);
  const arriving = states.filter(({ state }) => state === 'arrives');
  const [first] = arriving.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  return (
    first ??
    states.find(({ state }) => state === 'waits') ??
    states.find(({ state }) => state === 'reading') ??
    states.find(({ state }) => state === 'late') ??
    null
  );
}

/** The states of the items that the heading of an order does not name. */
export function otherStates({ items, status }: Pick<Order, 'items' | 'status'>): ItemState[] {
  const head = headlineOf(items);
  if (status !== 'placed' || !head) return [];
  return items
    .map(itemState)
    .filter(({ item, state, date }) => item !== head.item && (state !== head.state || date !== head.date));
}
