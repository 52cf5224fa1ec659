import type { ExchangeStatus } from '../contract/exchange.ts';
import type { Order } from '../contract/order.ts';
import type { OrderItem } from '../contract/orderItem.ts';
import type { Return, ReturnStatus, WayBackStatus } from '../contract/return/returnParts.ts';
import { isItemStatus, statusGroup } from './statusGroup.ts';

const ENDED_RETURNS: readonly string[] = [
  'refunded',
  'rejected',
  'cancelled',
  'expired',
] satisfies ReturnStatus[];
const ENDED_PARCELS: readonly string[] = [
  'delivered',
  'returned_to_sender',
  'lost',
] satisfies WayBackStatus[];
const MOVING_EXCHANGES: readonly string[] = ['unpaid', 'confirmed', 'owed'] satisfies ExchangeStatus[];

/** Whether a confirmed exchange can change without an action of the shopper. */
export function exchangeCanChange(status: string): boolean {
  return MOVING_EXCHANGES.includes(status);
}

/**
 * Whether a return can change without an action of the shopper: it has not ended, or refused pieces are on their way back.
 */
export function returnCanChange({ status, wayBack }: Pick<Return, 'status' | 'wayBack'>): boolean {
  return !ENDED_RETURNS.includes(status) || (wayBack !== null && !ENDED_PARCELS.includes(wayBack.status));
}

/** Whether a refund is not completed yet. */
export function refundCanChange({ status }: { status: string }): boolean {
  return status !== 'done' && status !== 'failed';
}

/** Whether an order can change without an action of the shopper: it is being paid, made, delivered or returned. */
export function orderCanChange({ status, items }: Pick<Order, 'status' | 'items'>): boolean {
  return status === 'pending_payment' || items.some((item) => itemCanChange(item, status));
}

function itemCanChange({ statusHistory, return: sent, exchange }: OrderItem, orderStatus: string): boolean {
  const last = statusHistory.at(-1);
  const group = last && (isItemStatus(last.status) ? statusGroup(last.status) : last.group);
  const isComing = orderStatus === 'placed' && group !== 'arrived' && group !== 'ended';
  return (
    isComing ||
    (sent !== null && !ENDED_RETURNS.includes(sent.status)) ||
    (exchange !== null && exchangeCanChange(exchange.status))
  );
}
