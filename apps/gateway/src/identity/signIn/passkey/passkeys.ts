import type { passkeyContract } from '@lunette/session/contract';
import type { Result } from '@lunette/api-client/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { CallContext, CustomerContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { bytes } from '../../session/schema.ts';

/** A passkey with its public key. */
const passkey = pgTable('passkey', {
  id: text('id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull().default([]),
  name: text('name').notNull(),
  backedUp: boolean('backed_up').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

/** The passkeys of a customer, newest first. */
export async function passkeysOf({
  db,
  session,
}: CustomerContext): Promise<Result<typeof passkeyContract.getPasskeys>> {
  const rows = await db
    .select()
    .from(passkey)
    .where(eq(passkey.customerId, session.customerId))
    .orderBy(desc(passkey.createdAt));
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
      id,
      name,
      backedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** Stores a verified passkey of the customer. Refuses one that is already registered. */
export async function addPasskey(
  db: Queries,
  customerId: string,
  {
    id,
    publicKey,
    counter,
    transports,
    name,
    backedUp,
  }: WebAuthnCredential & { name: string; backedUp: boolean },
): Promise<void> {
  const { rowCount } = await db
    .insert(passkey)
    .values({
      id,
      customerId,
      counter,
      transports: transports ?? [],
      name,
      backedUp,
      publicKey: Buffer.from(publicKey),
    })
    .onConflictDoNothing();
  if (rowCount !== 1) throw refuse(422, 'passkey_invalid', 'session.passkey-invalid');
}

/** Removes one of the customer's passkeys. Refuses one of another customer with 404. */
export async function removePasskey({ db, session }: CustomerContext, id: string): Promise<void> {
  const { rowCount } = await db
    .delete(passkey)
    .where(and(eq(passkey.id, id), eq(passkey.customerId, session.customerId)));
  if (rowCount !== 1) throw refuse(404, 'passkey_not_found', 'session.passkey-not-found');
}

/** A passkey by its id, with its owner; null if there is none. */
export async function findPasskey(
  db: Queries,
  id: string,
): Promise<{ customerId: string; credential: WebAuthnCredential } | null> {
  const [found] = await db.select().from(passkey).where(eq(passkey.id, id));
  if (!found) return null;
  const { customerId, publicKey, counter } = found;
  return { customerId, credential: { id, publicKey: new Uint8Array(publicKey), counter } };
}

/** Stores that a passkey was used, with its new counter. */
export async function touchPasskey(db: Queries, id: string, counter: number): Promise<void> {
  await db.update(passkey).set({ counter, lastUsedAt: new Date() }).where(eq(passkey.id, id));
}

type Purpose = 'register' | 'authenticate';
type SessionContext = Pick<CallContext<'guest'>, 'db' | 'session'>;

/** Stores a challenge for a session; it replaces the earlier one of the same purpose. */
export async function storeChallenge({ db, session }: SessionContext, purpose: Purpose, challenge: string) {
  await db.execute(sql`
    INSERT INTO passkey_challenge (session_id, purpose, challenge, expires_at)
    VALUES (${session.id}, ${purpose}, ${challenge}, now() + interval '5 minutes')
    ON CONFLICT (session_id, purpose) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`);
}

/**
 * Reads and deletes the challenge of a session, so that it can be used once. Refuses with 422 if there is none or it has
 * expired.
 */
export async function takeChallenge({ db, session }: SessionContext, purpose: Purpose): Promise<string> {
  const { rows } = await db.execute<{ challenge: string; alive: boolean }>(sql`
    DELETE FROM passkey_challenge WHERE session_id = ${session.id} AND purpose = ${purpose}
    RETURNING challenge, expires_at > now() AS alive`);
  const [taken] = rows;
  if (!taken?.alive) throw refuse(422, 'passkey_expired', 'session.passkey-expired');
  return taken.challenge;
}
