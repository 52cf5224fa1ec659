import type { CountryCode, Language } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A customer; an account is the same in all countries. */
export const customer = pgTable('customer', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  country: text('country').$type<CountryCode>().notNull(),
  language: text('language').$type<Language>().notNull(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  gender: text('gender').$type<'female' | 'male' | 'other' | ''>().notNull().default(''),
  email: text('email'),
  emailVerifiedAt: moment('email_verified_at'),
  /** When the deletion of the account was requested; it is delayed by open orders. */
  deletionAskedAt: moment('deletion_asked_at'),
  phoneCode: text('phone_code'),
  telephone: text('telephone'),
  telephoneVerifiedAt: moment('telephone_verified_at'),
  /** Until when the customer is not asked again about offers by text message (ANLY-04). */
  phoneCaptureExpiry: moment('phone_capture_expiry'),
  passwordHash: text('password_hash'),
  cygnusId: text('cygnus_id'),
  dittoIds: text('ditto_ids').array().notNull().default([]),
  tierName: text('tier_name'),
  tierLabel: text('tier_label'),
  memberFrom: date('member_from'),
  memberUntil: date('member_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A row of the table `customer`. */
export type Customer = typeof customer.$inferSelect;
