import { sql } from 'drizzle-orm';
import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns of every parcel to a shopper: its id and number at the courier, and the expected day. */
export const parcelColumns = () => ({
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  courierId: text('courier_id'),
  courier: text('courier'),
  trackingNumber: text('tracking_number'),
  expectedOn: date('expected_on').notNull(),
  windowFrom: text('window_from'),
  windowTo: text('window_to'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A parcel of an order, with some or all of its items. */
export const parcel = pgTable('parcel', {
  ...parcelColumns(),
  orderId: text('order_id').notNull(),
  /**
   * The lease of a call that stops it at the courier. As long as an expired lease is stored, it is not known whether the
   * parcel was stopped.
   */
  stoppingUntil: timestamp('stopping_until', { withTimezone: true }),
});

/** A parcel as it is stored. */
export type Parcel = typeof parcel.$inferSelect;
