import type { CountryCode } from '@lunette/country-config';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { CallContext, Session } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { deviceOf } from './deviceOf.ts';
import { session } from './schema.ts';
import { hashOf, isToken, newToken } from './token.ts';

const LIFE = sql`now() + interval '30 days'`;

/** What a new session keeps of the call that made it. */
export type Device = Pick<CallContext, 'client' | 'userAgent'>;

interface Opened {
  token: string;
  session: Session;
}

/** Makes a guest's session and its token, which is shown once and kept as a hash only. */
export async function createSession(db: Queries, country: CountryCode, device: Device): Promise<Opened> {
  return openSession(db, country, device, null);
}

/** Makes a session, of a customer or a guest. */
export async function openSession(
  db: Queries,
  country: CountryCode,
  { client, userAgent }: Device,
  customerId: string | null,
): Promise<Opened> {
  const { token, hash: tokenHash } = newToken();
  const signedInAt = customerId === null ? null : new Date();
  const [made] = await db
    .insert(session)
    .values({
      ...{ id: sql`uuidv7()`, tokenHash, country, expiresAt: LIFE, client },
      ...{ ...deviceOf(userAgent), customerId, signedInAt },
    })
    .returning({ id: session.id });
  if (!made) throw new Error('The session was not stored');
  return { token, session: { id: made.id, country, customerId, signedInAt } };
}

/** The session of a token, its 30 days begun anew while it is used; null when there is none or it has run out. */
export async function findSession(db: Queries, token: string): Promise<Session | null> {
  if (!isToken(token)) return null;
  const [found] = await db
    .select({
      id: session.id,
      country: session.country,
      customerId: session.customerId,
      signedInAt: session.signedInAt,
      stale: sql<boolean>`${session.expiresAt} < now() + interval '29 days'
        OR ${session.customerId} IS NOT NULL AND ${session.lastSeenAt} < now() - interval '10 minutes'`,
    })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, sql`now()`)));
  if (!found) return null;
  const { stale, ...live } = found;
  if (stale)
    await db
      .update(session)
      .set({ expiresAt: LIFE, lastSeenAt: sql`now()` })
      .where(eq(session.id, live.id));
  return live;
}

/**
 * Gives a session another token and, with it, its customer. The old token ends at once, so what was fixed or
 * overheard before a sign-in is worth nothing after it. Null when another call has changed the token meanwhile.
 */
export async function rotateSession(
  tx: Queries,
  { id, customerId }: Pick<Session, 'id' | 'customerId'>,
  oldToken: string,
): Promise<string | null> {
  const { token, hash: tokenHash } = newToken();
  const { rowCount } = await tx
    .update(session)
    .set({ tokenHash, customerId, expiresAt: LIFE, signedInAt: sql`now()`, lastSeenAt: sql`now()` })
    .where(and(eq(session.id, id), eq(session.tokenHash, hashOf(oldToken))));
  return rowCount === 1 ? token : null;
}

/** Ends one session. */
export async function endSession(tx: Queries, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
}

/** Ends all sessions of a customer, but for one where it is named. */
export async function endSessionsOf(tx: Queries, customerId: string, but?: string): Promise<void> {
  await tx
    .delete(session)
    .where(and(eq(session.customerId, customerId), ...(but ? [ne(session.id, but)] : [])));
}

/** Removes what has run out. */
export async function deleteExpiredSessions(db: Queries): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
}
