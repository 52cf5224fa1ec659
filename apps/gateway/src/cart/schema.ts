import type { CountryCode } from '@lunette/country-config';
import type { NewCartItem } from '@lunette/cart/contract';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const newId = sql`uuidv7()`;

/** A guest's or a customer's cart in one country; it is filled until it becomes an order. */
export const cart = pgTable('cart', {
  id: uuid('id').primaryKey().default(newId),
  sessionId: uuid('session_id').notNull(),
  customerId: uuid('customer_id'),
  country: text('country').$type<CountryCode>().notNull(),
  status: text('status').$type<'open' | 'kept' | 'ordered'>().notNull().default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Goods in a cart; equal choices (`choice` is their hash) are one line. */
export const cartLine = pgTable('cart_line', {
  id: uuid('id').primaryKey().default(newId),
  cartId: uuid('cart_id').notNull(),
  productId: text('product_id').notNull(),
  quantity: integer('quantity').notNull(),
  powerType: text('power_type').$type<NewCartItem['powerType']>(),
  packageId: text('package_id'),
  coatingIds: text('coating_ids').array().notNull().default([]),
  prescription: jsonb('prescription').$type<NewCartItem['prescription']>(),
  choice: text('choice').notNull(),
});

export type StoredLine = typeof cartLine.$inferSelect;
