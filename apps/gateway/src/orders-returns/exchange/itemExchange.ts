import type { Order, OrderItem } from '@lunette/orders-returns/contract';
import type { WholeReturn } from '../returns/orderReturns.ts';
import type { StoredExchange } from './schema.ts';

/**
 * The latest confirmed exchange of an item, with the return of its old goods. The number of the new order is included only
 * after that order is placed, which is after the difference is paid.
 */
export function itemExchange(
  exchanges: readonly StoredExchange[],
  returns: readonly WholeReturn[],
  itemId: string,
): OrderItem['exchange'] {
  const latest = exchanges.find((exchange) => exchange.itemId === itemId && exchange.newOrderId !== null);
  if (!latest) return null;
  const { id: exchangeId, status, newOrderId, returnId } = latest;
  const old = returns.find(({ id }) => id === returnId);
  // Refused goods that were lost on their way back to the shopper count as accepted: their worth pays for the new ones.
  const lost = status === 'cancelled' ? null : lostClaimOf(old, returns);
  const returnStatus = (lost ?? old)?.status ?? null;
  return { exchangeId, status, newOrderId: status === 'unpaid' ? null : newOrderId, returnStatus };
}

/**
 * The claim for pieces that were refused in a return and then lost on their way back to the shopper; undefined if there is
 * none.
 */
export function lostClaimOf(
  wholeReturn: WholeReturn | null | undefined,
  returns: readonly WholeReturn[],
): WholeReturn | undefined {
  return returns.find(({ groupId, lostParcel }) => lostParcel !== null && groupId === wholeReturn?.groupId);
}

/** The exchange that made an order, in the form of the contract; null if there is none. */
export function exchangeOfNewOrder(
  exchanges: readonly StoredExchange[],
  newOrderId: string,
): Order['exchangeOf'] {
  const own = exchanges.find((exchange) => exchange.newOrderId === newOrderId);
  return own ? { exchangeId: own.id, orderId: own.orderId, itemId: own.itemId } : null;
}

/**
 * Whether the new goods of an exchange are paid with the worth of old goods that were not inspected yet; new goods that
 * leave at once are paid in full.
 */
export function isWorthHeld({ status, leaves }: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return status === 'confirmed' && leaves === 'collected';
}

/**
 * Whether the new goods of an exchange cannot be returned, because their payment is not certain yet or is owed: their return
 * would refund money that was not received.
 */
export function isUnsettled({ status, leaves }: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return isWorthHeld({ status, leaves }) || status === 'owed';
}

/**
 * Whether an order can only be cancelled together with the exchange that made it, because the old goods are not accepted
 * yet.
 */
export function isCancelledWithExchange(
  exchange: Pick<StoredExchange, 'status'> | null | undefined,
): boolean {
  return exchange?.status === 'unpaid' || exchange?.status === 'confirmed' || exchange?.status === 'owed';
}

/**
 * Whether an exchange ends when the return of its old goods is cancelled. New goods that left at once are kept and paid in
 * full.
 */
export function endsWithReturn(exchange: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return ENDS_WITH_RETURN.includes(exchange.status) || isWorthHeld(exchange);
}

const ENDS_WITH_RETURN: readonly StoredExchange['status'][] = ['open', 'unpaid', 'cancelled', 'expired'];
