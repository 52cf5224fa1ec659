import { countryOf, type CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../platform/http/callContext.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { refuse } from '../platform/http/refuse.ts';
import { countAttempt } from '../platform/rateLimit/sharedRateLimit.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { customerByMobile } from '../identity/signIn/identity.ts';
import { phoneFault, phoneOf } from './contactOf.ts';

/** The worth of the voucher, in the smallest unit of each currency. */
export const FIRST_DEAL: Record<CountryCode, number> = { IN: 20_000, SG: 500, AE: 2_000, SA: 2_000, US: 500 };

const HAD = { phone: 'marketing.first-deal-had' };

/** Texts per hour to one phone, from all callers together. */
const TO_PHONE = { name: 'first-deal:phone', most: 3, minutes: 60 };

/**
 * Gives the welcome voucher to a number; a job makes and sends it, one for each number. If the number has had it, a caller
 * who did not take it gets the same answer as for a new number, and the number gets its own voucher again.
 */
export async function takeFirstDeal(
  given: { phone: string; name: string; captcha?: string | undefined },
  context: CallContext<'guest'>,
) {
  const { db, session, country, language, t } = context;
  const phone = readPhone(given.phone, country);
  await admit(context, 'first-deal', `${country} ${phone}`, given.captcha);
  if (await isOwnDeal(phone, context))
    throw refuse(409, 'first_deal_taken', 'marketing.first-deal-had', {}, HAD);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ reference: string; first: string }>(sql`
      WITH first AS (
        INSERT INTO first_deal (session_id, country, phone, name)
        VALUES (${session.id}, ${country}, ${phone}, ${given.name})
        ON CONFLICT (country, phone) WHERE again_of IS NULL DO UPDATE SET phone = excluded.phone
        RETURNING reference, xmax = 0 AS is_new
      ), again AS (
        INSERT INTO first_deal (session_id, country, phone, name, again_of)
        SELECT ${session.id}, ${country}, ${phone}, ${given.name}, reference FROM first WHERE NOT is_new
        RETURNING reference
      )
      SELECT coalesce((SELECT reference FROM again), reference) AS reference, reference AS first FROM first`);
    const [made] = rows;
    if (!made) throw new Error('The first deal was not stored');
    if ((await countAttempt(tx, TO_PHONE, `${country} ${phone}`)) <= TO_PHONE.most)
      await enqueue(tx, 'marketing.send-first-deal', { reference: made.first, language });
    return { reference: made.reference, message: t('marketing.first-deal-sent') };
  });
}

/** Whether a number has had its voucher; true only if the caller took it or has proven the number. */
export async function hasFirstDeal(phone: string, context: CallContext<'guest'>) {
  return { result: await isOwnDeal(readPhone(phone, context.country), context) };
}

/** Whether a number has an account: only answered for the caller's own, proven number. */
export async function isCustomer(phone: string, context: CallContext<'guest'>) {
  return { result: await isOwnNumber(readPhone(phone, context.country), context) };
}

async function isOwnDeal(phone: string, context: CallContext<'guest'>): Promise<boolean> {
  const { db, session, country } = context;
  const { rows } = await db.execute<{ session: string }>(
    sql`SELECT session_id AS session FROM first_deal WHERE country = ${country} AND phone = ${phone}`,
  );
  if (rows.length === 0) return false;
  return rows.some((row) => row.session === session.id) || isOwnNumber(phone, context);
}

async function isOwnNumber(phone: string, { db, session, country }: CallContext<'guest'>): Promise<boolean> {
  const own = await customerByMobile(db, {
    phoneCode: countryOf(country).phoneCode,
    telephone: phone,
  });
  return own !== null && own.id === session.customerId;
}

/** Stores how a visitor heard of the shop, with a voucher of the caller's own. */
export async function answerSurvey(
  { reference, heardFrom }: { reference: string; heardFrom: string },
  { db, session }: CallContext<'guest'>,
) {
  const { rowCount } = await db.execute(sql`
    UPDATE first_deal SET heard_from = ${heardFrom}
    WHERE reference = ${reference} AND session_id = ${session.id}`);
  if (rowCount === 0) throw refuse(404, 'reference_not_found', 'platform.not-found');
  return { success: true };
}

function readPhone(given: string, country: CountryCode): string {
  const phone = phoneOf(given, country);
  if (phone) return phone;
  const { id, values } = phoneFault(country) as { id: string; values: { digits: number } };
  throw refuse(422, 'invalid_phone', id, values, { phone: { id, values } });
}
