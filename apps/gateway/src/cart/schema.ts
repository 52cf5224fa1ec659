import type { CountryCode } from '@lunette/country-config';
import type { NewCartItem } from '@lunette/cart/contract';
import type { Address, DeliveryOption, GiftMessage } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

const newId = sql`uuidv7()`;

/** The purpose of a cart; `saved` has the lines that were saved for later. */
export type CartKind = 'shopping' | 'exchange' | 'saved';

/** The cart of a guest or a customer in one country, until it becomes an order. */
export const cart = pgTable('cart', {
  id: uuid('id').primaryKey().default(newId),
  sessionId: uuid('session_id').notNull(),
  customerId: uuid('customer_id'),
  country: text('country').$type<CountryCode>().notNull(),
  status: text('status').$type<'open' | 'ordered'>().notNull().default('open'),
  /** A shopper can have one open cart of each kind. */
  kind: text('kind').$type<CartKind>().notNull().default('shopping'),
  /** For an exchange: the number of its pieces, and their lenses and power unless others are chosen. */
  madeAs: jsonb('made_as').$type<MadeAs>(),
  /** The last merge of a guest's cart into this one by a sign-in. */
  merge: jsonb('merge').$type<StoredMerge>(),
  /** The lines of another cart that were saved for later, because this one is shown in its place. */
  savedLines: uuid('saved_lines').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The pieces of a line; for contact lenses the boxes of each eye. */
export interface LinePieces {
  quantity: number;
  boxes: { left: string | null; right: string | null } | null;
}

/** The lines that a sign-in has merged into a customer's cart from the guest's, and those that were there. */
export interface StoredMerge {
  id: string;
  at: string;
  /** The session that signed in, and its storefront. */
  sessionId: string;
  client: 'desktop' | 'mobilesite';
  /** Ids of the lines that only the guest had, and of those that only the customer had. */
  moved: string[];
  own: string[];
  /** The lines that both had, with the pieces of each and of both together. */
  joined: { lineId: string; own: LinePieces; moved: LinePieces; together: LinePieces }[];
  /** Whether it was undone; whether its notice was closed. */
  undone?: boolean;
  closed?: boolean;
}

/** The quantity, lenses and power that the new goods of an exchange have. */
export type MadeAs = Pick<NewCartItem, 'powerType' | 'packageId' | 'coatingIds' | 'prescription'> & {
  quantity: number;
};

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
  /** The storefront on which the line was added; null if that is not known. */
  client: text('client').$type<'desktop' | 'mobilesite'>(),
});

/** A line of a cart as it is stored. */
export type StoredLine = typeof cartLine.$inferSelect;

/** What the shopper has chosen at the checkout of a cart: address, delivery, and the money that reduces the total. */
export const checkout = pgTable('checkout', {
  cartId: uuid('cart_id').primaryKey(),
  address: jsonb('address').$type<Address>(),
  giftMessage: jsonb('gift_message').$type<z.infer<typeof GiftMessage>>(),
  deliveryOption: text('delivery_option').$type<DeliveryOption['type']>(),
  voucherCode: text('voucher_code'),
  storeCredit: boolean('store_credit').notNull().default(false),
  wallet: boolean('wallet').notNull().default(false),
  offerId: text('offer_id'),
  /** The studio of the eye test. */
  studioCode: text('studio_code'),
});
