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
  /** Where its new goods lie until it is confirmed. */
  cartId: uuid('cart_id'),
  leaves: text('leaves').$type<ExchangeLeaves>(),
  /** The day on which the old goods were to be fetched. */
  collectedOn: date('collected_on'),
  returnId: text('return_id'),
  newOrderId: text('new_order_id'),
  /** What the old goods were worth when it was last looked at before its confirmation, in minor units. */
  worth: integer('worth'),
  /** What the new order lacks because old goods were refused, and the target of the payment that makes it up. */
  owed: integer('owed'),
  debtId: uuid('debt_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

export type StoredExchange = typeof orderExchange.$inferSelect;
