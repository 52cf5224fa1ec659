import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { payment, type Payment } from '../../schema.ts';

/** Longer than a provider takes to open a payment, including retries. */
const CLAIM_SECONDS = 20;
/** The longest wait for another call, shorter than the time limit of the shopper's call. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 150;

/**
 * Takes the lease for opening a payment at its provider, so that no database lock is held during the call. If another call,
 * of this or another gateway, has the lease, waits until the payment is open. False if there is nothing left to open or the
 * wait was too long. The lease of a gateway that has crashed expires. It also stores who opens the
 * payment, and the saved card for which it is opened, if any.
 */
export async function claimStart(
  db: Queries,
  id: string,
  { openerId, savedCardId }: Pick<Payment, 'openerId' | 'savedCardId'>,
): Promise<boolean> {
  const isUnopened = and(eq(payment.id, id), eq(payment.status, 'created'), isNull(payment.intentId));
  const isFree = or(isNull(payment.startingUntil), lt(payment.startingUntil, sql`now()`));
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    const { rowCount } = await db
      .update(payment)
      .set({ startingUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`, openerId, savedCardId })
      .where(and(isUnopened, isFree));
    if (rowCount === 1) return true;
    if ((await db.$count(payment, isUnopened)) === 0) return false;
    await sleep(PAUSE_MS);
  }
  return false;
}
