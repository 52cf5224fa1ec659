import type { Order, OrderItem } from '@lunette/orders-returns/contract';
import type { WholeReturn } from '../returns/orderReturns.ts';
import type { StoredExchange } from './schema.ts';

/**
 * Where the latest exchange of an item that was confirmed stands, with the return of its old goods. The goods are exchanged for
 * an order once that is placed: until its difference is paid it is not named.
 */
export function itemExchange(
  exchanges: readonly StoredExchange[],
  returns: readonly WholeReturn[],
  itemId: string,
): OrderItem['exchange'] {
  const latest = exchanges.find((one) => one.itemId === itemId && one.newOrderId !== null);
  if (!latest) return null;
  const { id: exchangeId, status, newOrderId, returnId } = latest;
  const old = returns.find(({ id }) => id === returnId);
  // Refused goods that were lost on their way back count as accepted: they pay for the new ones.
  const lost = status === 'cancelled' ? null : lostClaimOf(old, returns);
  const returnStatus = (lost ?? old)?.status ?? null;
  return { exchangeId, status, newOrderId: status === 'unpaid' ? null : newOrderId, returnStatus };
}

/** The claim of what was refused of a return and was lost on its way back; undefined where nothing was. */
export function lostClaimOf(
  one: WholeReturn | null | undefined,
  returns: readonly WholeReturn[],
): WholeReturn | undefined {
  return returns.find(({ groupId, lostParcel }) => lostParcel !== null && groupId === one?.groupId);
}

/** The exchange that an order came of. */
export function exchangeOfNewOrder(
  exchanges: readonly StoredExchange[],
  newOrderId: string,
): Order['exchangeOf'] {
  const own = exchanges.find((one) => one.newOrderId === newOrderId);
  return own ? { exchangeId: own.id, orderId: own.orderId, itemId: own.itemId } : null;
}

/**
 * Whether the new goods of an exchange are paid for with worth of old ones that were not looked at yet; what leaves at once
 * is paid in full.
 */
export function isWorthHeld({ status, leaves }: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return status === 'confirmed' && leaves === 'collected';
}

/**
 * Whether the new goods of an exchange have to stay: what paid for them is not certain yet, or is owed, and sent back they
 * would bring money that has not come in.
 */
export function isUnsettled({ status, leaves }: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return isWorthHeld({ status, leaves }) || status === 'owed';
}

/** Whether an order can only be cancelled together with the exchange that it came of: the old goods are not accepted yet. */
export function isCancelledWithExchange(
  exchange: Pick<StoredExchange, 'status'> | null | undefined,
): boolean {
  return exchange?.status === 'unpaid' || exchange?.status === 'confirmed' || exchange?.status === 'owed';
}

/**
 * Whether nothing is exchanged when the return of the old goods is cancelled: the message of the exchange says so then, or its
 * shopper was told nothing of the return. New goods that left at once are kept and paid in full.
 */
export function endsWithReturn(exchange: Pick<StoredExchange, 'status' | 'leaves'>): boolean {
  return ENDS_WITH_RETURN.includes(exchange.status) || isWorthHeld(exchange);
}

const ENDS_WITH_RETURN: readonly StoredExchange['status'][] = ['open', 'unpaid', 'cancelled', 'expired'];
