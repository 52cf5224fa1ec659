import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { payment } from '../../schema.ts';

/** Longer than a provider takes to open a payment, with every repeat of its calls. */
const CLAIM_SECONDS = 20;
/** How long a shopper waits for another gateway: they get an answer before the call is given up. */
const LONGEST_WAIT_MS = 10_000;
const PAUSE_MS = 150;

/**
 * Claims the opening of a payment at its provider for this call; no lock is held until the provider has answered. Where
 * another call, of this gateway or another one, has claimed it, waits until the payment is open. False where nothing is
 * left to open. The claim of a gateway that died lapses. It also stores for which saved card the payment is opened, if any.
 */
export async function claimStart(
  db: Queries,
  id: string,
  savedCardId: string | null = null,
): Promise<boolean> {
  const isUnopened = and(eq(payment.id, id), eq(payment.status, 'created'), isNull(payment.intentId));
  const isFree = or(isNull(payment.startingUntil), lt(payment.startingUntil, sql`now()`));
  const end = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < end) {
    const { rowCount } = await db
      .update(payment)
      .set({ startingUntil: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`, savedCardId })
      .where(and(isUnopened, isFree));
    if (rowCount === 1) return true;
    if ((await db.$count(payment, isUnopened)) === 0) return false;
    await sleep(PAUSE_MS);
  }
  return false;
}
