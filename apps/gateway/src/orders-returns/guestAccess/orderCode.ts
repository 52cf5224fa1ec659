import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { exhausted, hashOfCode } from '../../identity/signIn/otp/otp.ts';
import { otpSettings } from '../../identity/signIn/otp/otpSettings.ts';
import { actorOf, orderCode } from '../../checkout/order/orderToChange.ts';
import { orderNotFound } from '../../checkout/order/ownOrder.ts';
import { recordAct } from '../acts/recordAct.ts';

/** The number of minutes for which a session may act for the owner of an order after it has entered the code. */
const GRANT_MINUTES = 60;

const codeOf = (orderId: string, sessionId: string) =>
  and(eq(orderCode.orderId, orderId), eq(orderCode.sessionId, sessionId));

/**
 * Prepares a new code of an order for a session and replaces the earlier one. Refuses a request that comes too soon after
 * the last.
 */
export async function openOrderCode(tx: Queries, orderId: string, sessionId: string) {
  const { digits, resendSeconds, lifeMinutes } = await otpSettings(tx);
  const expiresAt = sql`now() + make_interval(mins => ${lifeMinutes})`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO order_code (order_id, session_id, digits, expires_at)
    VALUES (${orderId}, ${sessionId}, ${digits}, ${expiresAt})
    ON CONFLICT (order_id, session_id) DO UPDATE SET
      id = uuidv7(), digits = excluded.digits, code_hash = NULL, tries = 0, entered_at = NULL,
      expires_at = excluded.expires_at, created_at = now()
    WHERE order_code.created_at <= now() - make_interval(secs => ${resendSeconds})
    RETURNING id`);
  const [made] = rows;
  if (!made) throw refuse(429, 'otp_too_soon', 'session.otp-too-soon', { seconds: resendSeconds });
  return { id: made.id, digits, resendSeconds };
}

/**
 * Redeems the code of an order and records it. The code must be correct, not expired, within the limit of attempts and from
 * the session that requested it. Each attempt is counted before the code is compared, so concurrent attempts cannot exceed
 * the limit. If the answer was lost, the session can send the code again until its access ends; that prolongs nothing.
 */
export async function redeemOrderCode(
  { db, session, settings }: Pick<CallContext<'guest'>, 'db' | 'session' | 'settings'>,
  orderId: string,
  value: string,
): Promise<void> {
  const { retryLimit } = await otpSettings(db);
  const own = codeOf(orderId, session.id);
  const [open] = await db
    .update(orderCode)
    .set({ tries: sql`${orderCode.tries} + 1` })
    .where(and(own, gt(orderCode.expiresAt, sql`now()`), lt(orderCode.tries, retryLimit)))
    .returning();
  if (!open) {
    const [ended] = await db.select().from(orderCode).where(own);
    // The refusal does not reveal whether the order exists.
    if (!ended) throw orderNotFound();
    if (ended.tries >= retryLimit) throw exhausted();
    throw refuse(422, 'otp_expired', 'session.otp-expired', {}, { value: 'session.otp-expired' });
  }
  const given = Buffer.from(hashOfCode(settings, open.id, value));
  if (!open.codeHash || !timingSafeEqual(given, Buffer.from(open.codeHash))) {
    const left = retryLimit - open.tries;
    if (left <= 0) throw exhausted();
    throw refuse(422, 'otp_wrong', 'session.otp-wrong', { left }, { value: 'session.otp-wrong-field' });
  }
  await db.transaction(async (tx) => {
    const redeemed = eq(orderCode.id, open.id);
    // Without new attempts, a code that was correct at the last attempt could not be sent again.
    await tx.update(orderCode).set({ tries: 0 }).where(redeemed);
    const { rowCount } = await tx
      .update(orderCode)
      .set({ enteredAt: sql`now()`, expiresAt: sql`now() + make_interval(mins => ${GRANT_MINUTES})` })
      .where(and(redeemed, isNull(orderCode.enteredAt)));
    if (rowCount === 1) await recordAct(tx, { orderId, actor: actorOf(session), act: 'code_entered' });
  });
}
