import { powerSection } from '@lunette/prescription/rules';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { isItemStatus, statusGroup } from '../../rules/statusGroup.ts';

/** How an item stands, with its day (`YYYY-MM-DD`, or the moment at which it arrived). */
export interface ItemState {
  item: OrderItem;
  is: 'arrives' | 'waits' | 'late' | 'arrived' | 'returned' | 'ended';
  date: string | null;
}

/** What an item waits for, or when it comes. */
export function itemState(item: OrderItem): ItemState {
  const last = item.statusHistory.at(-1);
  const group = last && (isItemStatus(last.status) ? statusGroup(last.status) : last.group);
  if (group === 'ended') return { item, is: 'ended', date: null };
  if (hasGoneBack(item)) return { item, is: 'returned', date: null };
  const delivered = item.statusHistory.find(({ status }) => status === 'delivered');
  if (delivered) return { item, is: 'arrived', date: delivered.at };
  const isMissing = item.powerOpen && powerSection(item.prescription) === 'CONTACT_FOR_POWER';
  if (isMissing || last?.status === 'waiting_for_power') return { item, is: 'waits', date: null };
  const date = item.expectedStatuses.find(({ status }) => status === 'delivered')?.date ?? null;
  return { item, is: date ? 'arrives' : 'late', date };
}

/** Whether its shopper has sent every piece of an item back that came. */
export function hasGoneBack({
  sentBack,
  quantity,
  cancelled,
}: Pick<OrderItem, 'sentBack' | 'quantity' | 'cancelled'>): boolean {
  return sentBack > 0 && sentBack >= quantity - cancelled;
}

/** How an item ended that the courier did not bring: it was brought back to us, or lost; null for any other. */
export function undelivered({
  statusHistory,
}: Pick<OrderItem, 'statusHistory'>): 'came-back' | 'lost' | null {
  const last = statusHistory.at(-1)?.status;
  return last === 'returned_to_sender' ? 'came-back' : last === 'lost' ? 'lost' : null;
}

/** The state that the heading of an order names: what comes first, else what waits, else what is late; null when all is over. */
export function headlineOf(items: OrderItem[]): ItemState | null {
  const states = items.map(itemState);
  const arriving = states.filter(({ is }) => is === 'arrives');
  const [first] = arriving.sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  return first ?? states.find(({ is }) => is === 'waits') ?? states.find(({ is }) => is === 'late') ?? null;
}

/** The states of the items that the heading of an order does not name. */
export function otherStates({ items, status }: Pick<Order, 'items' | 'status'>): ItemState[] {
  const head = headlineOf(items);
  if (status !== 'placed' || !head) return [];
  return items
    .map(itemState)
    .filter((one) => one.item !== head.item && (one.is !== head.is || one.date !== head.date));
}
