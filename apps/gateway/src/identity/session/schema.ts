import type { CountryCode } from '@lunette/country-config';
import type { StaffRole } from '@lunette/session/contract';
import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column type for raw bytes, such as the hash of a token. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A visitor's session in one country's store; only the hash of its token is stored. */
export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  country: text('country').$type<CountryCode>().notNull(),
  customerId: uuid('customer_id'),
  staffId: uuid('staff_id'),
  role: text('role').$type<StaffRole>(),
  client: text('client').$type<'desktop' | 'mobilesite'>().notNull().default('desktop'),
  browser: text('browser').notNull().default(''),
  system: text('system').notNull().default(''),
  signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
