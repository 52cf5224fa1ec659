import type { MinorTaxLine } from '@lunette/cart/rules';
import type { CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One kind of goods on a paper; amounts in minor units. */
export interface PaperLine {
  name: string;
  options: string[];
  hsn: string;
  quantity: number;
  /** The price before discounts. */
  price: number;
  discount: number;
  /** Its share of shipping and of the payment fee. */
  delivery: number;
  percent: number;
  tax: number;
  /** With its tax. */
  total: number;
}

/** The content of an invoice or a credit note, without name and address; amounts in minor units. */
export interface PaperContent {
  /** In a credit note, the refunded pieces; empty if the money is not for certain pieces. */
  lines: PaperLine[];
  taxLines: MinorTaxLine[];
  taxIncluded: boolean;
  total: number;
  /** The tenders that paid for it. */
  tenders: { offer: number; voucher: number; credit: number; wallet: number; paid: number };
  /** The numbers of the invoices that a credit note reverses in part. */
  invoices: string[];
}

/** A tax invoice of goods that have left, or a credit note of a refund. */
export const paper = pgTable('paper', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  orderId: text('order_id').notNull(),
  kind: text('kind').$type<'invoice' | 'credit_note'>().notNull(),
  country: text('country').$type<CountryCode>().notNull(),
  year: text('year').notNull(),
  number: integer('number').notNull(),
  itemIds: uuid('item_ids').array().notNull().default([]),
  refundId: uuid('refund_id'),
  content: jsonb('content').$type<PaperContent>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A paper as it is stored. */
export type StoredPaper = typeof paper.$inferSelect;
