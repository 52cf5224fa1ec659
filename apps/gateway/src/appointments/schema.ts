import type { Appointment, VisitAddress } from '@lunette/appointments/contract';
import type { CountryCode, Language } from '@lunette/country-config';
import {
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** An optician who visits homes, and where they start from. */
export const agent = pgTable('agent', {
  id: text('id').primaryKey(),
  country: text('country').$type<CountryCode>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  timeZone: text('time_zone').notNull(),
  visits: integer('visits').notNull(),
  rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
  text: jsonb('text').$type<Record<Language, { name: string; city: string }>>().notNull(),
});

/** A row of `agent`. */
export type StoredAgent = typeof agent.$inferSelect;

/** An appointment. It belongs to the session that made it until a customer takes it over. */
export const appointment = pgTable('appointment', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<Appointment['kind']>().notNull(),
  status: text('status').$type<Appointment['status']>().notNull(),
  sessionId: uuid('session_id').notNull(),
  customerId: uuid('customer_id'),
  country: text('country').$type<CountryCode>().notNull(),
  language: text('language').$type<Language>().notNull(),
  storeCode: text('store_code'),
  /** A chair of the store (`in-aundh#1`), or the optician who comes. */
  seat: text('seat').notNull(),
  orderId: text('order_id'),
  itemId: uuid('item_id'),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  address: jsonb('address').$type<VisitAddress>(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  reason: text('reason').notNull(),
});

/** A row of `appointment`. */
export type StoredAppointment = typeof appointment.$inferSelect;
