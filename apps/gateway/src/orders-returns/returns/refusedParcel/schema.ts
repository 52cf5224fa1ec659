import type { WayBackStatus } from '@lunette/orders-returns/contract';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { parcelColumns } from '../../fulfilment/schema.ts';

/** A parcel with which refused pieces of a return go back to the shopper. */
export const refusedParcel = pgTable('refused_parcel', {
  ...parcelColumns(),
  returnId: text('return_id').notNull(),
  status: text('status').$type<WayBackStatus>().notNull().default('booked'),
});

/** A parcel of refused pieces as it is stored. */
export type RefusedParcel = typeof refusedParcel.$inferSelect;

/** The events of the courier about such a parcel, each once. */
export const refusedParcelStep = pgTable('refused_parcel_step', {
  event: text('event').primaryKey(),
  parcelId: uuid('parcel_id').notNull(),
  status: text('status').$type<WayBackStatus>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
