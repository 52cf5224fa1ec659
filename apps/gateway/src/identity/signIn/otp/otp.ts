import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { SecretSettings } from '../../../platform/settings/settings.ts';
import { otpSettings } from './otpSettings.ts';
import type { Mobile } from '../identity.ts';

/** A code for one number, requested and entered in the same session; only its hash is stored. */
export const oneTimeCode = pgTable('one_time_code', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  sessionId: uuid('session_id').notNull(),
  phoneCode: text('phone_code').notNull(),
  telephone: text('telephone').notNull(),
  digits: integer('digits').notNull(),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** The hash of a code. It is made with a secret of the gateway, because six digits alone can be found by trying. */
export function hashOfCode({ secrets }: SecretSettings, id: string, code: string): string {
  return createHmac('sha256', secrets.codes).update(`${id}:${code}`).digest('hex');
}

/**
 * The digits of the code with this id. They come from the id and a secret of the gateway, so each try of the job that
 * sends the code sends the same one, and no code is stored.
 */
export function codeWithId({ secrets }: SecretSettings, id: string, digits: number): string {
  const number = createHmac('sha256', secrets.codes).update(`one-time-code.${id}`).digest().readBigUInt64BE();
  return String(number % 10n ** BigInt(digits)).padStart(digits, '0');
}

const codesOf = (sessionId: string, { phoneCode, telephone }: Pick<Mobile, 'phoneCode' | 'telephone'>) =>
  and(
    eq(oneTimeCode.sessionId, sessionId),
    eq(oneTimeCode.phoneCode, phoneCode),
    eq(oneTimeCode.telephone, telephone),
  );

/**
 * Prepares a new code for a number in a session and deletes the earlier one. Refuses with 429 if it is requested too
 * soon. Returns its id.
 */
export async function openCode(
  tx: Queries,
  sessionId: string,
  { phoneCode, telephone }: Mobile,
  digits: number,
): Promise<string> {
  const { resendSeconds, lifeMinutes } = await otpSettings(tx);
  const [before] = await tx.select().from(oneTimeCode).where(codesOf(sessionId, { phoneCode, telephone }));
  const seconds = before ? resendSeconds - Math.floor((Date.now() - before.createdAt.getTime()) / 1000) : 0;
  if (seconds > 0) throw refuse(429, 'otp_too_soon', 'session.otp-too-soon', { seconds });
  await tx.delete(oneTimeCode).where(codesOf(sessionId, { phoneCode, telephone }));
  const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes})`;
  const [made] = await tx
    .insert(oneTimeCode)
    .values({ sessionId, phoneCode, telephone, digits, expiresAt })
    .onConflictDoNothing()
    .returning({ id: oneTimeCode.id });
  if (!made) throw refuse(429, 'otp_too_soon', 'session.otp-too-soon', { seconds: resendSeconds });
  return made.id;
}

/**
 * Redeems a code once: it must be right, not expired, within its attempts and from the session that requested it. Each
 * attempt is counted before the code is compared, so parallel attempts do not get around the limit.
 */
export async function redeemCode(
  { db, session, settings }: Pick<CallContext<'guest'>, 'db' | 'session' | 'settings'>,
  mobile: Mobile,
  code: string,
): Promise<void> {
  const { retryLimit } = await otpSettings(db);
  const own = codesOf(session.id, mobile);
  const [open] = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(and(own, gt(oneTimeCode.expiresAt, sql`now()`), lt(oneTimeCode.tries, retryLimit)))
    .returning();
  if (!open) {
    const [ended] = await db.select().from(oneTimeCode).where(own);
    throw ended && ended.tries >= retryLimit ? exhausted() : expired();
  }
  const given = Buffer.from(hashOfCode(settings, open.id, code));
  if (!open.codeHash || !timingSafeEqual(given, Buffer.from(open.codeHash))) {
    const left = retryLimit - open.tries;
    if (left <= 0) throw exhausted();
    throw refuse(422, 'otp_wrong', 'session.otp-wrong', { left }, { code: 'session.otp-wrong-field' });
  }
  const { rowCount } = await db.delete(oneTimeCode).where(eq(oneTimeCode.id, open.id));
  if (rowCount !== 1) throw expired();
}

/** The refusal of a code or an attempt beyond the limit. */
export function exhausted() {
  return refuse(429, 'otp_retries_exhausted', 'session.retry-limit');
}

/** The refusal of a code that has expired or was never sent. */
export function expired() {
  return refuse(422, 'otp_expired', 'session.otp-expired', {}, { code: 'session.otp-expired' });
}
