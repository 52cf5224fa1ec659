import type { MinorTotals, PieceShare } from '@lunette/cart/rules';
import type { Prescription } from '@lunette/prescription/contract';
import type { Address, DeliveryOption, GiftMessage } from '@lunette/checkout/contract';
import type { CountryCode, CurrencyCode, Language } from '@lunette/country-config';
import type { ItemStatus, OrderStatus } from '@lunette/orders-returns/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ItemDetails } from './itemDetails.ts';

/** An order, made from one cart. As long as it is not paid, its goods are reserved until `reservedUntil`. */
export const orders = pgTable('orders', {
  id: text('id')
    .primaryKey()
    .default(sql`(1000000000 + nextval('order_number') * 2654435761 % 8999999929)::text`),
  cartId: uuid('cart_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  customerId: uuid('customer_id'),
  country: text('country').$type<CountryCode>().notNull(),
  language: text('language').$type<Language>().notNull(),
  /** The storefront where it was begun; null for older orders. */
  client: text('client').$type<'desktop' | 'mobilesite'>(),
  currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
  status: text('status').$type<OrderStatus>().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash'),
  firstFrame: boolean('first_frame').notNull().default(false),
  totals: jsonb('totals').$type<OrderTotals>().notNull(),
  total: integer('total').notNull(),
  address: jsonb('address').$type<Address>().notNull(),
  email: text('email').notNull(),
  giftMessage: jsonb('gift_message').$type<z.infer<typeof GiftMessage>>(),
  deliveryOption: text('delivery_option').$type<DeliveryOption['type']>().notNull(),
  deliveryDate: date('delivery_date').notNull(),
  reservedUntil: timestamp('reserved_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  placedAt: timestamp('placed_at', { withTimezone: true }),
  /** The time at which it ended because it was not paid in time; it stays set if late money has restored the order. */
  expiredAt: timestamp('expired_at', { withTimezone: true }),
  advanceAt: timestamp('advance_at', { withTimezone: true }).defaultNow(),
  /** The time at which its shopper confirmed that it is paid in cash at the door. */
  cashConfirmedAt: timestamp('cash_confirmed_at', { withTimezone: true }),
  /** The exchange for whose new goods it was made. */
  exchangeOf: uuid('exchange_of'),
  /** The studio of the shopper's eye test; null if its powers are entered. */
  studioCode: text('studio_code'),
});

/** The totals of an order with the tax that applied on its day. */
export interface OrderTotals extends MinorTotals {
  /** The offer of a bank in the totals: only cards with these first digits may pay. */
  offer?: { id: string; bank: Record<Language, string>; percent: number; firstSix: string[] };
}

/** An order as it is stored. */
export type Order = typeof orders.$inferSelect;

/** The order of an item at the lab. */
export interface LabOrder {
  /** Whether lenses are made for the item; otherwise it is only packed. */
  hasLenses: boolean;
  lenses: { powerType: string | null; packageId: string | null; coatingIds: string[] } | null;
  prescription: Prescription | null;
  /** Whether the lab has to wait because the lenses are about to change. */
  isHeld: boolean;
}

/** Goods of an order, as the shopper saw them. */
export const orderItem = pgTable('order_item', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  productId: text('product_id').notNull(),
  quantity: integer('quantity').notNull(),
  prescription: jsonb('prescription').$type<Prescription>(),
  /** Why an optician could not read the last picture of its power; null once another power or picture is sent. */
  unreadable: text('unreadable'),
  details: jsonb('details').$type<ItemDetails>().notNull(),
  parcelId: uuid('parcel_id'),
  /**
   * Whether the lab may have the item, and its id there; the id is null if the lab has not answered yet or was asked to
   * stop.
   */
  isLabAsked: boolean('is_lab_asked').notNull().default(false),
  labId: text('lab_id'),
  /** The last order that was sent to the lab. */
  labOrder: jsonb('lab_order').$type<LabOrder>(),
  /** The lease of a call that asks the lab about it. */
  labUntil: timestamp('lab_until', { withTimezone: true }),
  expectedOn: date('expected_on'),
  /** The first promised day, if the item got a later one because it was late. */
  promisedOn: date('promised_on'),
  /** The shares of each piece in the order's amounts; null for older orders until they are first needed. */
  shares: jsonb('shares').$type<PieceShare[]>(),
});

/** An item of an order as it is stored. */
export type StoredItem = typeof orderItem.$inferSelect;

/** The time at which an item reached a status; it reaches each status once, except for attempts to deliver it. */
export const itemStatusHistory = pgTable('item_status_history', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  itemId: uuid('item_id').notNull(),
  status: text('status').$type<ItemStatus>().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  event: text('event'),
});

/**
 * The pieces that an order took from the stock (negative) or returned to it: all of them if it was not paid, or some pieces
 * of a line. Lost pieces are returned and then written off. An order that late money restores takes all of them again.
 */
export const stockMovement = pgTable('stock_movement', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  itemId: uuid('item_id'),
  orderId: text('order_id').notNull(),
  productId: text('product_id').notNull(),
  reason: text('reason')
    .$type<'ordered' | 'released' | 'ordered_again' | 'cancelled' | 'returned' | 'lost'>()
    .notNull(),
  quantity: integer('quantity').notNull(),
});
