import type { CANCEL_REASONS, RefundMethod } from '@lunette/orders-returns/contract';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An order that its shopper has cancelled. */
export const orderCancellation = pgTable('order_cancellation', {
  orderId: text('order_id').primaryKey(),
  reason: text('reason').$type<(typeof CANCEL_REASONS)[number]>().notNull(),
  comment: text('comment'),
  refundMethod: text('refund_method').$type<RefundMethod>(),
  refundAmount: integer('refund_amount').notNull(),
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull().defaultNow(),
});
