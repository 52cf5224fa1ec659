import type { CANCEL_REASONS, RefundMethod } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * A cancellation of pieces of an order: by its shopper, because the courier could not deliver or has lost them, or because
 * they were never sent.
 */
export const orderCancellation = pgTable('order_cancellation', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  reason: text('reason').$type<(typeof CANCEL_REASONS)[number] | 'undelivered' | 'lost' | 'late'>().notNull(),
  comment: text('comment'),
  refundMethod: text('refund_method').$type<RefundMethod>(),
  /** Its whole refund, in minor units. */
  refundAmount: integer('refund_amount').notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The number of pieces of an item that a cancellation took out: the last ones of those that were left. */
export const cancelledItem = pgTable('cancelled_item', {
  cancellationId: uuid('cancellation_id').notNull(),
  itemId: uuid('item_id').notNull(),
  pieces: integer('pieces').notNull(),
  /** Whether the store is to blame for the cancellation. */
  atFault: boolean('at_fault').notNull().default(false),
});

/** A reminder of the missing power of an order that was sent to its shopper, once for each day (counted from the order). */
export const powerReminder = pgTable(
  'power_reminder',
  {
    orderId: text('order_id').notNull(),
    day: smallint('day').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ orderId, day }) => [primaryKey({ columns: [orderId, day] })],
);

/** A message about a payment that was sent to its shopper, once for each kind. */
export const paymentNotice = pgTable(
  'payment_notice',
  {
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind').$type<'pending' | 'failed' | 'expired'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ paymentId, kind }) => [primaryKey({ columns: [paymentId, kind] })],
);
