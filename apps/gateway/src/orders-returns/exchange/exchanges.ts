import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { cart } from '../../cart/schema.ts';
import type { CartOwner } from '../../cart/openCart.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isUnsettled } from './itemExchange.ts';
import { orderExchange, type StoredExchange } from './schema.ts';

/** An exchange of an order; refuses one that the order does not have with 404. */
export async function findExchange(
  db: Queries,
  orderId: string,
  exchangeId: string,
): Promise<StoredExchange> {
  const [found] = UUID.test(exchangeId)
    ? await db
        .select()
        .from(orderExchange)
        .where(and(eq(orderExchange.id, exchangeId), eq(orderExchange.orderId, orderId)))
    : [];
  if (!found) throw refuse(404, 'exchange_not_found', 'exchange.not-found');
  return found;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The open exchange of an owner; null if there is none. */
export async function openExchangeOf(
  db: Queries,
  { session: { id, customerId }, country }: CartOwner,
): Promise<StoredExchange | null> {
  const isOwn =
    customerId === null
      ? and(eq(cart.sessionId, id), isNull(cart.customerId))
      : eq(cart.customerId, customerId);
  const [found] = await db
    .select({ exchange: orderExchange })
    .from(orderExchange)
    .innerJoin(cart, eq(cart.id, orderExchange.cartId))
    .where(and(isOwn, eq(cart.country, country), eq(cart.status, 'open'), eq(orderExchange.status, 'open')));
  return found?.exchange ?? null;
}

/** The exchange that made an order; null if the order comes from none. */
export async function exchangeOfOrder(
  db: Queries,
  { exchangeOf }: Pick<Order, 'exchangeOf'>,
): Promise<StoredExchange | null> {
  if (exchangeOf === null) return null;
  const [found] = await db.select().from(orderExchange).where(eq(orderExchange.id, exchangeOf));
  return found ?? null;
}

/** The exchange to which a return belongs; null if it belongs to none. */
export async function exchangeOfReturn(db: Queries, returnId: string): Promise<StoredExchange | null> {
  const [found] = await db.select().from(orderExchange).where(eq(orderExchange.returnId, returnId));
  return found ?? null;
}

/**
 * Whether the payment of an order with the worth of old goods is not certain yet or is owed: until it is settled nothing of
 * the order is refunded.
 */
export async function isOrderUnsettled(db: Queries, order: Pick<Order, 'exchangeOf'>): Promise<boolean> {
  const exchange = await exchangeOfOrder(db, order);
  return exchange !== null && isUnsettled(exchange);
}

/** The exchanges of the goods of orders, and the exchanges that made the orders, the newest first. */
export async function exchangesOf(db: Queries, orderIds: string[]): Promise<StoredExchange[]> {
  return db
    .select()
    .from(orderExchange)
    .where(or(inArray(orderExchange.orderId, orderIds), inArray(orderExchange.newOrderId, orderIds)))
    .orderBy(desc(orderExchange.id));
}

/** A locked exchange with its orders. The orders are locked before it, sorted by number, as in every other place. */
export interface LockedExchange {
  exchange: StoredExchange;
  order: Order;
  /** The order of the new goods; null before the confirmation. */
  next: Order | null;
}

/** Locks an exchange and its orders. Starts again if its new order was added or removed during the wait for the locks. */
export async function lockExchange(tx: Queries, exchangeId: string): Promise<LockedExchange> {
  const read = async () => {
    const [found] = await tx.select().from(orderExchange).where(eq(orderExchange.id, exchangeId));
    if (!found) throw new Error(`There is no exchange ${exchangeId}`);
    return found;
  };
  const before = await read();
  const ids = [before.orderId, before.newOrderId].filter((id) => id !== null).sort();
  const locked: Order[] = [];
  for (const id of ids) locked.push(await lockOrder(tx, id));
  const exchange = await read();
  if (exchange.newOrderId !== before.newOrderId) throw refuse(409, 'exchange_changed', 'exchange.changed');
  const order = locked.find(({ id }) => id === exchange.orderId);
  if (!order) throw new Error(`There is no order ${exchange.orderId}`);
  return { exchange, order, next: locked.find(({ id }) => id === exchange.newOrderId) ?? null };
}

/** Locks only the row of an exchange. The caller has locked one of its orders before it, as in every other place. */
export async function lockExchangeRow(tx: Queries, exchangeId: string): Promise<StoredExchange> {
  const [found] = await tx.select().from(orderExchange).where(eq(orderExchange.id, exchangeId)).for('update');
  if (!found) throw new Error(`There is no exchange ${exchangeId}`);
  return found;
}

/** Changes an exchange whose orders are locked. */
export async function updateExchange(
  tx: Queries,
  { id }: Pick<StoredExchange, 'id'>,
  change: Partial<StoredExchange>,
): Promise<StoredExchange> {
  const [changed] = await tx.update(orderExchange).set(change).where(eq(orderExchange.id, id)).returning();
  if (!changed) throw new Error(`There is no exchange ${id}`);
  return changed;
}
