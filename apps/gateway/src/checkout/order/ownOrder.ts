import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { payment, type Payment } from '../schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readPage } from '../../platform/database/readPage.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { orderItem, orders, type Order, type StoredItem } from './schema.ts';

/** The session of a caller, with the customer or member of staff who is signed in. */
export type OrderCaller = Pick<CallContext<'guest'>['session'], 'id' | 'customerId' | 'staffId'>;

/** The order with this number; null if there is none. */
export async function findOrder(db: Queries, orderId: string): Promise<Order | null> {
  const [found] = await db.select().from(orders).where(eq(orders.id, orderId));
  return found ?? null;
}

/** An order, locked until the transaction ends. Every change of an order's status locks it with this function. */
export async function lockOrder(tx: Queries, orderId: string): Promise<Order> {
  const [found] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!found) throw new Error(`There is no order ${orderId}`);
  return found;
}

/** An order of the caller; an order of anyone else is not found. */
export async function ownOrder(db: Queries, session: OrderCaller, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order || !isOwnOrder(order, session)) throw orderNotFound();
  return order;
}

/**
 * Whether an order is the caller's: a customer's order on all their devices, a guest's order in the session that placed it.
 */
export function isOwnOrder(order: Pick<Order, 'sessionId' | 'customerId'>, session: OrderCaller): boolean {
  return order.customerId === null ? order.sessionId === session.id : order.customerId === session.customerId;
}

/** The refusal that does not reveal whether an order exists. */
export function orderNotFound() {
  return refuse(404, 'order_not_found', 'orders.not-found');
}

/** An order that was found by the key of its call, with the hash of that request. */
export type KeyedOrder = Pick<Order, 'id' | 'requestHash'>;

/** The order that an earlier call with this idempotency key has made; null if there is none. */
export async function orderOfKey(
  db: Queries,
  session: OrderCaller,
  idempotencyKey: string,
): Promise<KeyedOrder | null> {
  const [found] = await db
    .select({ id: orders.id, requestHash: orders.requestHash })
    .from(orders)
    .where(and(eq(orders.sessionId, session.id), eq(orders.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

/** The caller's order that a cart has become, unless it has ended. */
export async function orderOfCart(db: Queries, session: OrderCaller, cartId: string): Promise<string | null> {
  const [found] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.status, 'cancelled')));
  return found && isOwnOrder(found, session) ? found.id : null;
}

/**
 * The order that the caller's shopping cart became a moment ago, for a call that names no cart. Its total may differ from
 * the expected one, because each payment method has its own. The order of an exchange comes from no shopping cart.
 */
export async function orderJustMade(db: Queries, session: OrderCaller): Promise<string | null> {
  const { id, customerId } = session;
  const isOwn = and(eq(orders.sessionId, id), isNull(orders.customerId));
  const [latest] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        customerId ? or(eq(orders.customerId, customerId), isOwn) : isOwn,
        isNull(orders.exchangeOf),
        ne(orders.status, 'cancelled'),
        gt(orders.createdAt, sql`now() - interval '30 minutes'`),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return latest?.id ?? null;
}

/** The goods of an order in the order of its cart. */
export async function itemsOf(db: Queries, orderId: string): Promise<StoredItem[]> {
  return db.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(asc(orderItem.id));
}

/** An order with its goods, in the order of its cart, and its payments, oldest first; null if there is none. */
export async function wholeOrder(
  db: Queries,
  orderId: string,
): Promise<{ order: Order; items: StoredItem[]; payments: Payment[] } | null> {
  const rows = await db
    .select({ order: orders, item: orderItem, payment })
    .from(orders)
    .leftJoin(orderItem, eq(orderItem.orderId, orders.id))
    .leftJoin(payment, eq(payment.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(orderItem.id), asc(payment.createdAt), asc(payment.id));
  const [first] = rows;
  if (!first) return null;
  const items = new Map(rows.flatMap(({ item }) => (item ? [[item.id, item]] : [])));
  const payments = new Map(rows.flatMap(({ payment: row }) => (row ? [[row.id, row]] : [])));
  return { order: first.order, items: [...items.values()], payments: [...payments.values()] };
}

/** The goods of several orders, by order. */
export async function itemsByOrder(db: Queries, orderIds: string[]): Promise<Map<string, StoredItem[]>> {
  const rows = await db
    .select()
    .from(orderItem)
    .where(inArray(orderItem.orderId, orderIds))
    .orderBy(asc(orderItem.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

/**
 * A page of a customer's orders, the newest first, and their number. Orders that ended before they were paid are
 * left out.
 */
export async function ordersOf(
  db: Queries,
  customerId: string,
  query: { page: number; 'page-size': number },
): Promise<{ rows: Order[]; total: number }> {
  const own = and(
    eq(orders.customerId, customerId),
    or(ne(orders.status, 'cancelled'), isNotNull(orders.placedAt)),
  );
  const listed = db.select().from(orders).where(own).orderBy(desc(orders.createdAt), desc(orders.id));
  return readPage(listed, db.$count(orders, own), query);
}
