import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/events.ts';
import { findOrder, isOwnOrder, orderNotFound, type OrderCaller } from './ownOrder.ts';
import type { Order } from './schema.ts';

/** A code that was sent to the e-mail address of an order; the session that entered it acts for the owner until it expires. */
export const orderCode = pgTable('order_code', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  digits: integer('digits').notNull(),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  enteredAt: timestamp('entered_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Whether a session has entered the code of an order and may still act for its owner. */
async function hasEnteredCode(db: Queries, orderId: string, sessionId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orderCode.id })
    .from(orderCode)
    .where(
      and(
        eq(orderCode.orderId, orderId),
        eq(orderCode.sessionId, sessionId),
        isNotNull(orderCode.enteredAt),
        gt(orderCode.expiresAt, sql`now()`),
      ),
    );
  return found !== undefined;
}

/**
 * The rights of a session to its own order, or to an order whose code it has entered; null for any other order. Staff have
 * rights only to the orders that they placed in this session.
 */
export async function rightsTo(
  db: Queries,
  session: OrderCaller,
  order: Order,
): Promise<'owner' | 'reader' | null> {
  if (isOwnOrder(order, session)) return 'owner';
  if (session.staffId !== null) return null;
  return (await hasEnteredCode(db, order.id, session.id)) ? 'reader' : null;
}

/** An order that the caller may change; any other is not found. */
export async function orderToChange(db: Queries, session: OrderCaller, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order || !(await rightsTo(db, session, order))) throw orderNotFound();
  return order;
}

/** The actor of a session. */
export function actorOf({ id, customerId, staffId }: OrderCaller): Actor {
  if (staffId !== null) return { kind: 'staff', id: staffId };
  return customerId === null ? { kind: 'guest', id } : { kind: 'customer', id: customerId };
}
