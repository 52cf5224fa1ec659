import type { CurrencyCode } from '@lunette/country-config';
import type { PaymentMethodCode, PaymentStatus, UpiFlow } from '@lunette/checkout/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProviderName } from './payment/provider/paymentProvider.ts';

const newId = sql`uuidv7()`;

/** The purpose of a payment: the order, a later change of it, or the difference of an exchange. */
export type PaymentPurpose = 'order' | 'amendment' | 'exchange';

/** The method of a payment: one that shoppers can choose, or the worth of exchanged goods. */
export type StoredMethod = PaymentMethodCode | 'exchange';

/** How a payment is requested by UPI, and the answer of the provider. */
export interface StoredUpi {
  flow: UpiFlow;
  /** The UPI address of a request; only the provider gets it unmasked. */
  vpa: string | null;
  bank?: string | null;
  link?: string | null;
  sentAt?: string;
  expiresAt?: string;
}

/** One attempt to pay an order, or the difference of one of its amendments or exchanges (`targetId`). */
export const payment = pgTable('payment', {
  id: uuid('id').primaryKey().default(newId),
  orderId: text('order_id').notNull(),
  method: text('method').$type<StoredMethod>().notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  amount: integer('amount').notNull(),
  currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
  /** The provider at which it was opened, if its method has one. */
  provider: text('provider').$type<ProviderName>().notNull().default('sandbox'),
  /** The lease of the gateway that opens it there. */
  startingUntil: timestamp('starting_until', { withTimezone: true }),
  /** The customer, session or member of staff that has opened it there. */
  openerId: uuid('opener_id'),
  intentId: text('intent_id'),
  /** The saved card for which it was opened; it may be removed by now. */
  savedCardId: uuid('saved_card_id'),
  pageUrl: text('page_url'),
  frameUrl: text('frame_url'),
  failureCode: text('failure_code'),
  cardBrand: text('card_brand'),
  cardFirst6: text('card_first6'),
  cardLast4: text('card_last4'),
  upi: jsonb('upi').$type<StoredUpi>(),
  purpose: text('purpose').$type<PaymentPurpose>().notNull().default('order'),
  targetId: uuid('target_id'),
  /** For worth from an earlier order: the original payment and its method; null if credit had paid. */
  originId: uuid('origin_id'),
  originMethod: text('origin_method').$type<PaymentMethodCode>(),
  /** The received amount, if it differs from the requested one. */
  received: integer('received'),
  /** Money that no order waits for: it came too late, twice, or with another amount, and is refunded in full. */
  surplus: boolean('surplus').notNull().default(false),
  /** The time at which its page last asked for its status; null if it has never asked. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A payment as it is stored. */
export type Payment = typeof payment.$inferSelect;

/** A refund. A failed refund has moved no money, and its amount can be refunded in another way. */
export const refund = pgTable('refund', {
  id: uuid('id').primaryKey().default(newId),
  orderId: text('order_id').notNull(),
  /** The payment that is refunded; null for the part that was paid with a voucher or credit. */
  paymentId: uuid('payment_id'),
  /** The return whose pieces are refunded. */
  returnId: text('return_id'),
  /** The reason: `surplus`, `cancelled`, `returned` and the like. */
  reason: text('reason').notNull(),
  method: text('method').$type<'source' | 'storecredit' | 'neft' | 'exchange'>().notNull(),
  amount: integer('amount').notNull(),
  currencyCode: text('currency_code').$type<CurrencyCode>().notNull(),
  status: text('status').$type<'due' | 'sent' | 'done' | 'failed'>().notNull().default('due'),
  /** The idempotency key at the provider, which prevents a second refund if an answer was lost. */
  key: text('key').notNull(),
  failureCode: text('failure_code'),
  /**
   * The account to which it is sent; null for other methods, while it waits for an account, and after the account is erased.
   */
  bankAccountId: uuid('bank_account_id'),
  /** The last four characters of the account, which are not erased. */
  accountLast4: text('account_last4'),
  /** The failed refund that this one replaces. */
  fallbackOf: uuid('fallback_of'),
  /** The day by which a bank shows it. */
  dueOn: date('due_on'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** The time of the last call to the provider or the bank about it. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** A refund as it is stored. */
export type Refund = typeof refund.$inferSelect;

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A bank account for refunds of an order, encrypted; it is erased after the money has arrived. */
export const bankAccount = pgTable('bank_account', {
  id: uuid('id').primaryKey().default(newId),
  orderId: text('order_id').notNull(),
  /** The key with which it was encrypted. */
  keyId: text('key_id').notNull(),
  sealed: bytea('sealed').notNull(),
  /** The details that may be shown: the last four characters of its number, and the code of its bank. */
  last4: text('last4').notNull(),
  bank: text('bank').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A bank account as it is stored. */
export type BankAccount = typeof bankAccount.$inferSelect;

/** Events of the payment provider that have been processed. */
export const paymentEvent = pgTable('payment_event', {
  id: text('id').primaryKey(),
  intentId: text('intent_id').notNull(),
  type: text('type').notNull(),
});
