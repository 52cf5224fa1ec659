import type { CountryCode, CurrencyCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Sales that were made at the counter of a store (STAFF-03); amounts in minor units. */
export const storeSale = pgTable('store_sale', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  country: text('country').$type<CountryCode>().notNull(),
  receipt: text('receipt').notNull(),
  salesmanId: integer('salesman_id').notNull(),
  soldOn: date('sold_on').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
  note: text('note'),
  recordedBy: uuid('recorded_by').notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  /** When who recorded it removed it. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
});

/** A sale as stored. */
export type StoredSale = typeof storeSale.$inferSelect;
