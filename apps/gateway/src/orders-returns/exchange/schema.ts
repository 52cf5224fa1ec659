import type {
  ExchangeLeaves,
  ExchangeMethod,
  ExchangeStatus,
  ReturnReason,
} from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Delivered pieces of an item that are exchanged for others: a return whose worth pays for a new order. */
export const orderExchange = pgTable('order_exchange', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  itemId: uuid('item_id').notNull(),
  quantity: integer('quantity').notNull(),
  reason: text('reason').$type<ReturnReason>().notNull(),
  method: text('method').$type<ExchangeMethod>().notNull(),
  status: text('status').$type<ExchangeStatus>().notNull().default('open'),
  sessionId: uuid('session_id').notNull(),
  customerId: uuid('customer_id'),
  /** The cart of its new goods, until it is confirmed. */
  cartId: uuid('cart_id'),
  leaves: text('leaves').$type<ExchangeLeaves>(),
  /** The day that was planned for the pickup of the old goods. */
  collectedOn: date('collected_on'),
  returnId: text('return_id'),
  newOrderId: text('new_order_id'),
  /** The worth of the old goods at the last preview before the confirmation, in minor units. */
  worth: integer('worth'),
  /**
   * The debt of the new order because old goods were refused, in minor units, and the target of the payment that settles it.
   */
  owed: integer('owed'),
  debtId: uuid('debt_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** An exchange as it is stored. */
export type StoredExchange = typeof orderExchange.$inferSelect;
