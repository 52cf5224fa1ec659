import { createHash, randomBytes } from 'node:crypto';
import type { CountryCode } from '@lunette/country-config';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Session } from '../platform/callContext.ts';
import type { Queries } from '../platform/database.ts';
import { session } from './schema.ts';

const LIFE = sql`now() + interval '30 days'`;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Makes a guest's session and its token, which is shown once and kept as a hash only. */
export async function createSession(
  db: Queries,
  country: CountryCode,
): Promise<{ token: string; session: Session }> {
  const token = randomBytes(32).toString('base64url');
  const [made] = await db
    .insert(session)
    .values({ id: sql`uuidv7()`, tokenHash: hashOf(token), country, expiresAt: LIFE })
    .returning({ id: session.id });
  if (!made) throw new Error('The session was not stored');
  return { token, session: { id: made.id, country, customerId: null } };
}

/** The session of a token, its 30 days begun anew once a day; null when there is none or it has run out. */
export async function findSession(db: Queries, token: string): Promise<Session | null> {
  if (!TOKEN.test(token)) return null;
  const [found] = await db
    .select({
      id: session.id,
      country: session.country,
      customerId: session.customerId,
      stale: sql<boolean>`${session.expiresAt} < now() + interval '29 days'`,
    })
    .from(session)
    .where(and(eq(session.tokenHash, hashOf(token)), gt(session.expiresAt, sql`now()`)));
  if (!found) return null;
  const { stale, ...live } = found;
  if (stale) await db.update(session).set({ expiresAt: LIFE }).where(eq(session.id, live.id));
  return live;
}

/** Removes what has run out. */
export async function deleteExpiredSessions(db: Queries): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
