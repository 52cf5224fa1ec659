import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { exhausted, expired, hashOfCode } from '../signIn/otp/otp.ts';
import { staffCode } from './schema.ts';

/** The digits of a code that is mailed to staff. */
export const CODE_DIGITS = 6;
const RESEND_SECONDS = 30;
const LIFE_MINUTES = 10;
/** The wrong answers that a code allows. */
const MOST_TRIES = 5;
/** The limit of codes to one member of staff in all sessions, so that nobody can guess on with ever new codes. */
const SENT = { name: 'staff-code-sent', most: 10, minutes: 60 };

type CodeContext = Pick<CallContext<'guest'>, 'db' | 'session' | 'settings' | 'language'>;

/**
 * Mails a new code to a member of staff, for this session; an earlier one of the session ends. A code that was sent a moment
 * ago stays. Returns the seconds until another one can be sent.
 */
export async function sendStaffCode(
  { db, session, language }: Pick<CodeContext, 'db' | 'session' | 'language'>,
  staffId: string,
): Promise<number> {
  const own = eq(staffCode.sessionId, session.id);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(staffCode).where(own).for('update');
    if (before?.staffId === staffId) {
      const seconds = RESEND_SECONDS - Math.floor((Date.now() - before.createdAt.getTime()) / 1000);
      if (seconds > 0) return seconds;
    }
    await consumeRateLimit(tx, SENT, staffId);
    await tx.delete(staffCode).where(own);
    const expiresAt = sql`now() + make_interval(mins => ${LIFE_MINUTES})`;
    const [made] = await tx
      .insert(staffCode)
      .values({ sessionId: session.id, staffId, expiresAt })
      .onConflictDoNothing()
      .returning({ id: staffCode.id });
    // Without a row, another call of this session is sending a code.
    if (made) await enqueue(tx, 'session.mail-staff-code', { id: made.id, language });
    return RESEND_SECONDS;
  });
}

/**
 * Redeems a code once: it must be right, not expired, within its tries, and of this session and this member of staff. Each
 * try is counted before the code is compared.
 */
export async function redeemStaffCode(
  { db, session, settings }: Pick<CodeContext, 'db' | 'session' | 'settings'>,
  staffId: string,
  code: string,
): Promise<void> {
  const own = and(eq(staffCode.sessionId, session.id), eq(staffCode.staffId, staffId));
  const [open] = await db
    .update(staffCode)
    .set({ tries: sql`${staffCode.tries} + 1` })
    .where(and(own, gt(staffCode.expiresAt, sql`now()`), lt(staffCode.tries, MOST_TRIES)))
    .returning();
  if (!open) {
    const [ended] = await db.select().from(staffCode).where(own);
    throw ended && ended.tries >= MOST_TRIES ? exhausted() : expired();
  }
  const given = Buffer.from(hashOfCode(settings, open.id, code));
  if (!open.codeHash || !timingSafeEqual(given, Buffer.from(open.codeHash))) {
    const left = MOST_TRIES - open.tries;
    if (left <= 0) throw exhausted();
    throw refuse(422, 'otp_wrong', 'session.otp-wrong', { left }, { code: 'session.otp-wrong-field' });
  }
  const { rowCount } = await db.delete(staffCode).where(eq(staffCode.id, open.id));
  if (rowCount !== 1) throw expired();
}
