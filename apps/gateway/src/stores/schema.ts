import type { CountryCode, Language } from '@lunette/country-config';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

interface StoreText {
  name: string;
  /** The street, without its city. */
  street: string;
  city: string;
}

/** A store; its hours are minutes since midnight in its own time zone. */
export const store = pgTable('store', {
  code: text('code').primaryKey(),
  country: text('country').$type<CountryCode>().notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  postcode: text('postcode').notNull().default(''),
  timeZone: text('time_zone').notNull(),
  opens: integer('opens').notNull(),
  closes: integer('closes').notNull(),
  chairs: integer('chairs').notNull(),
  isStudio: boolean('is_studio').notNull().default(false),
  rank: integer('rank').notNull(),
  text: jsonb('text').$type<Record<Language, StoreText>>().notNull(),
});

export type StoredStore = typeof store.$inferSelect;
