import { countryOf, type CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../platform/callContext.ts';
import { enqueue } from '../platform/jobs.ts';
import { refuse } from '../platform/refuse.ts';
import { spendTry } from '../platform/tries.ts';
import { phoneFault, phoneOf } from './contactOf.ts';

/** What the voucher is worth, in the smallest coin of each country. */
export const FIRST_DEAL: Record<CountryCode, number> = { IN: 20_000, SG: 500, AE: 2_000, SA: 2_000, US: 500 };

/** Numbers can be guessed: so many questions and vouchers an hour from one session, and from one address. */
const FROM_SESSION = { name: 'first-deal:session', most: 10, minutes: 60 };
const FROM_ADDRESS = { name: 'first-deal:address', most: 40, minutes: 60 };

/** Promises the welcome voucher to a number, once; it is made and sent by a job. */
export async function takeFirstDeal(given: { phone: string; name: string }, context: CallContext<'guest'>) {
  const { db, session, country, language, t } = context;
  const phone = readPhone(given.phone, country);
  await spend(context);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ reference: string }>(sql`
      INSERT INTO first_deal (session_id, country, phone, name)
      VALUES (${session.id}, ${country}, ${phone}, ${given.name})
      ON CONFLICT (country, phone) DO NOTHING RETURNING reference`);
    const reference = rows[0]?.reference;
    const had = { phone: 'marketing.first-deal-had' };
    if (!reference) throw refuse(409, 'first_deal_taken', 'marketing.first-deal-had', {}, had);
    await enqueue(tx, 'marketing.send-first-deal', { reference, language });
    return { reference, message: t('marketing.first-deal-sent') };
  });
}

/** Whether a number has had its voucher. */
export async function hasFirstDeal(phone: string, context: CallContext<'guest'>) {
  const { db, country } = context;
  const number = readPhone(phone, country);
  await spend(context);
  const { rows } = await db.execute(
    sql`SELECT 1 FROM first_deal WHERE country = ${country} AND phone = ${number}`,
  );
  return { result: rows.length > 0 };
}

/** Whether somebody with this number has an account. */
export async function isCustomer(phone: string, context: CallContext<'guest'>) {
  const { db, country } = context;
  const number = readPhone(phone, country);
  await spend(context);
  const { rows } = await db.execute(sql`
    SELECT 1 FROM customer WHERE phone_code = ${countryOf(country).phoneCode} AND telephone = ${number}`);
  return { result: rows.length > 0 };
}

/** Keeps how somebody heard of the shop, with a voucher of the caller's own. */
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

/** Tries count where the call is refused too, so they stand before its transaction. */
async function spend({ db, ip, session }: CallContext<'guest'>): Promise<void> {
  await spendTry(db, FROM_ADDRESS, ip);
  await spendTry(db, FROM_SESSION, session.id);
}
