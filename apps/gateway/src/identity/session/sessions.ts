import type { CountryCode } from '@lunette/country-config';
import type { StaffRole } from '@lunette/session/contract';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { CallContext, Session } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { deviceOf } from './deviceOf.ts';
import { session } from './schema.ts';
import { revokeTokens } from '../signIn/customerToken.ts';
import { hashOf, isToken, newToken } from './token.ts';

const LIFE = sql`now() + interval '30 days'`;
/** A session of staff ends after a day's work; its use does not renew it. */
const STAFF_LIFE = sql`now() + interval '12 hours'`;

/** The data of a call that a new session stores. */
export type CallDevice = Pick<CallContext, 'client' | 'userAgent'>;

/** Whose sign-in a new session is; nobody's for a guest. */
type Whose =
  | Partial<Pick<Session, 'customerId' | 'signedInAt'>>
  | (Pick<Session, 'staffId' | 'signedInAt'> & { role: StaffRole });

interface OpenedSession {
  token: string;
  session: Session;
}

/** Creates a guest's session and its token. The token is returned only here; the database stores its hash. */
export async function createSession(
  db: Queries,
  country: CountryCode,
  device: CallDevice,
): Promise<OpenedSession> {
  return openSession(db, country, device, {});
}

/** Creates a session for a customer or a member of staff, with the time of the sign-in, or for a guest. */
export async function openSession(
  db: Queries,
  country: CountryCode,
  { client, userAgent }: CallDevice,
  whose: Whose,
): Promise<OpenedSession> {
  const { token, hash: tokenHash } = newToken();
  const of = { customerId: null, staffId: null, role: null, signedInAt: null, ...whose };
  const [made] = await db
    .insert(session)
    .values({
      id: sql`uuidv7()`,
      tokenHash,
      country,
      expiresAt: of.staffId === null ? LIFE : STAFF_LIFE,
      client,
      ...deviceOf(userAgent),
      ...of,
    })
    .returning({ id: session.id });
  if (!made) throw new Error('The session was not stored');
  return { token, session: { id: made.id, country, ...of } };
}

const FIND = `
  SELECT id, country, customer_id AS "customerId", staff_id AS "staffId", role, signed_in_at AS "signedInAt",
    staff_id IS NULL AND (expires_at < now() + interval '29 days'
      OR customer_id IS NOT NULL AND last_seen_at < now() - interval '10 minutes') AS stale
  FROM session WHERE token_hash = $1 AND expires_at > now()`;

type SessionRow = Omit<Session, 'signedInAt'> & { signedInAt: string | null; stale: boolean };

/** The session of a token. Its use renews its 30 days, but not the time of staff. Null if there is none or it has expired. */
export async function findSession(db: Queries, token: string): Promise<Session | null> {
  if (!isToken(token)) return null;
  const { rows } = await db.execute<SessionRow>(statement(FIND, [hashOf(token)]));
  const [found] = rows;
  if (!found) return null;
  const { stale, signedInAt, ...current } = found;
  if (stale)
    await db
      .update(session)
      .set({ expiresAt: LIFE, lastSeenAt: sql`now()` })
      .where(eq(session.id, current.id));
  return { ...current, signedInAt: signedInAt === null ? null : new Date(signedInAt) };
}

/**
 * Gives a session a new token and, with it, its customer. The old token is invalid at once, so a token that was planted
 * or intercepted before a sign-in is useless after it. `isProven` sets the time of the sign-in to now. Null if another
 * call has changed the token meanwhile.
 */
export async function rotateSession(
  tx: Queries,
  { id, customerId }: Pick<Session, 'id' | 'customerId'>,
  oldToken: string,
  { isProven }: { isProven: boolean },
): Promise<string | null> {
  const { token, hash: tokenHash } = newToken();
  const { rowCount } = await tx
    .update(session)
    .set({
      tokenHash,
      customerId,
      expiresAt: LIFE,
      lastSeenAt: sql`now()`,
      ...(isProven && { signedInAt: sql`now()` }),
    })
    .where(and(eq(session.id, id), eq(session.tokenHash, hashOf(oldToken))));
  return rowCount === 1 ? token : null;
}

/** Ends one session. */
export async function endSession(tx: Queries, id: string): Promise<void> {
  await tx.delete(session).where(eq(session.id, id));
}

/** Ends all sessions of a customer, except `but`, and revokes their transfer tokens. */
export async function endSessionsOf(tx: Queries, customerId: string, but?: string): Promise<void> {
  await revokeTokens(tx, 'hand-over', customerId);
  await tx
    .delete(session)
    .where(and(eq(session.customerId, customerId), ...(but ? [ne(session.id, but)] : [])));
}

/** Ends all sessions of a member of staff. */
export async function endSessionsOfStaff(tx: Queries, staffId: string): Promise<void> {
  await tx.delete(session).where(eq(session.staffId, staffId));
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Queries): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`));
}

/**
 * Deletes the open carts, with address and prescriptions, of guests and staff whose session has ended. The cart of an open
 * exchange, and one with a link to another device, stay until these have ended.
 */
export async function deleteAbandonedCarts(db: Queries): Promise<void> {
  await db.execute(sql`
    DELETE FROM cart WHERE status = 'open' AND customer_id IS NULL
      AND NOT EXISTS (SELECT FROM session WHERE session.id = cart.session_id)
      AND NOT EXISTS (SELECT FROM order_exchange WHERE cart_id = cart.id AND status = 'open')
      AND NOT EXISTS (SELECT FROM checkout_link WHERE cart_id = cart.id AND expires_at > now())`);
}
