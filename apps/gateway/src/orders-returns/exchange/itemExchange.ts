import type { Order, OrderItem } from '@lunette/orders-returns/contract';
import type { StoredExchange } from './schema.ts';

/** Where the latest exchange of an item stands that was confirmed. */
export function itemExchange(exchanges: readonly StoredExchange[], itemId: string): OrderItem['exchange'] {
  const latest = exchanges.find((one) => one.itemId === itemId && one.newOrderId !== null);
  return latest ? { exchangeId: latest.id, status: latest.status, newOrderId: latest.newOrderId } : null;
}

/** The exchange that an order came of. */
export function cameOf(exchanges: readonly StoredExchange[], newOrderId: string): Order['exchangeOf'] {
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

/** Whether an order can only be cancelled together with the exchange that it came of: the old goods are not accepted yet. */
export function isTied(exchange: Pick<StoredExchange, 'status'> | null | undefined): boolean {
  return exchange?.status === 'unpaid' || exchange?.status === 'confirmed' || exchange?.status === 'owed';
}
