import { and, eq, gt, sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { bytes } from '../session/schema.ts';
import { hashOf, isToken, newToken } from '../session/token.ts';

/** Tokens for one use that are sent in a mail or a link; only their hashes are stored. */
export const customerToken = pgTable('customer_token', {
  tokenHash: bytes('token_hash').primaryKey(),
  purpose: text('purpose').$type<'reset' | 'verify' | 'hand-over'>().notNull(),
  customerId: uuid('customer_id').notNull(),
  email: text('email'),
  /** When the session that issued a transfer token had signed in. */
  signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A row of the table `customer_token`. */
export type CustomerToken = typeof customerToken.$inferSelect;
type Purpose = CustomerToken['purpose'];

const MINUTES: Record<Purpose, number> = { reset: 60, verify: 24 * 60, 'hand-over': 10 };

/**
 * Creates a token for a purpose and revokes the customer's earlier ones. It is valid for an hour (`reset`), a day
 * (`verify`) or ten minutes (`hand-over`).
 */
export async function issueToken(
  tx: Queries,
  purpose: Purpose,
  customerId: string,
  details: Partial<Pick<CustomerToken, 'email' | 'signedInAt'>>,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash: tokenHash } = newToken();
  const expiresAt = new Date(Date.now() + MINUTES[purpose] * 60_000);
  await revokeTokens(tx, purpose, customerId);
  await tx.insert(customerToken).values({ tokenHash, purpose, customerId, expiresAt, ...details });
  return { token, expiresAt };
}

/** Revokes a customer's unused tokens of a purpose. */
export async function revokeTokens(tx: Queries, purpose: Purpose, customerId: string): Promise<void> {
  await tx
    .delete(customerToken)
    .where(and(eq(customerToken.customerId, customerId), eq(customerToken.purpose, purpose)));
}

/** Redeems and deletes a token. Null if it is not valid. */
export async function redeemToken(
  tx: Queries,
  purpose: Purpose,
  token: string,
): Promise<CustomerToken | null> {
  if (!isToken(token)) return null;
  const [found] = await tx
    .delete(customerToken)
    .where(and(eq(customerToken.tokenHash, hashOf(token)), eq(customerToken.purpose, purpose)))
    .returning();
  return found && found.expiresAt.getTime() > Date.now() ? found : null;
}

/** Reads a valid token without redeeming it; null if it is not valid. */
export async function findToken(db: Queries, purpose: Purpose, token: string): Promise<CustomerToken | null> {
  if (!isToken(token)) return null;
  const [found] = await db
    .select()
    .from(customerToken)
    .where(
      and(
        eq(customerToken.tokenHash, hashOf(token)),
        eq(customerToken.purpose, purpose),
        gt(customerToken.expiresAt, sql`now()`),
      ),
    );
  return found ?? null;
}
