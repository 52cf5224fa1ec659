import type { CANCEL_REASONS, RefundMethod } from '@lunette/orders-returns/contract';
import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** An order that its shopper has cancelled. */
export const orderCancellation = pgTable('order_cancellation', {
  orderId: text('order_id').primaryKey(),
  reason: text('reason').$type<(typeof CANCEL_REASONS)[number]>().notNull(),
  comment: text('comment'),
  refundMethod: text('refund_method').$type<RefundMethod>(),
  refundAmount: integer('refund_amount').notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
});

/** That the shopper of an order was reminded of its power, once on each day (counted from the order). */
export const powerReminder = pgTable(
  'power_reminder',
  {
    orderId: text('order_id').notNull(),
    day: smallint('day').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ orderId, day }) => [primaryKey({ columns: [orderId, day] })],
);
