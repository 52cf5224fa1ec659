import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One visitor of one country's store; only the hash of the token is kept. */
export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  country: text('country').$type<'IN' | 'SG' | 'AE' | 'SA' | 'US'>().notNull(),
  customerId: text('customer_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
