import type { CurrencyCode } from '@lunette/country-config';
import type { PaymentMethodCode, PaymentStatus } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const newId = sql`uuidv7()`;

/** One attempt to pay an order; `refund` marks money that is refunded. */
export const payment = pgTable('payment', {
  id: uuid('id').primaryKey().default(newId),
  orderId: text('order_id').notNull(),
  method: text('method').$type<PaymentMethodCode>().notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  amount: integer('amount').notNull(),
  currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
  intentId: text('intent_id'),
  pageUrl: text('page_url'),
  frameUrl: text('frame_url'),
  failureCode: text('failure_code'),
  cardBrand: text('card_brand'),
  cardFirst6: text('card_first6'),
  cardLast4: text('card_last4'),
  refund: text('refund').$type<'due' | 'done'>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export type Payment = typeof payment.$inferSelect;

/** Events of the payment provider that have been processed. */
export const paymentEvent = pgTable('payment_event', {
  id: text('id').primaryKey(),
  intentId: text('intent_id').notNull(),
  type: text('type').notNull(),
});
