import { sql } from 'drizzle-orm';
import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A parcel of an order, with some or all of its items. */
export const parcel = pgTable('parcel', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  courierId: text('courier_id'),
  courier: text('courier'),
  trackingNumber: text('tracking_number'),
  expectedOn: date('expected_on').notNull(),
  windowFrom: text('window_from'),
  windowTo: text('window_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export type Parcel = typeof parcel.$inferSelect;
