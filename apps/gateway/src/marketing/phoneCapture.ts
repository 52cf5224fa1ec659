import type { CapturedPhone } from '@lunette/marketing/contract';
import { nextExpiry } from '@lunette/marketing/rules';
import type { MarketingSubscription } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import { refuse } from '../platform/http/refuse.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { recordConsents, subscriptionOf } from '../identity/account/consents/consents.ts';
import { customerById, plainMobile } from '../identity/signIn/identity.ts';

/**
 * Stores once that the customer gave their number for offers, with the campaign of the visit (ANLY-04). It is stored with
 * the customer's visits, so it is in the download of their data and is deleted with the account.
 */
export async function capturePhone(
  { campaign = {}, ...given }: CapturedPhone,
  context: CallContext<'customer'>,
) {
  const { db, session } = context;
  await admit(context, 'phone-capture', session.customerId);
  await db.transaction(async (tx) => {
    const phone = await ownNumber(tx, given, context);
    await tx.execute(sql`
      INSERT INTO campaign_visit (customer_id, utm, phone)
      SELECT ${session.customerId}, ${JSON.stringify(campaign)}::jsonb, ${phone}
      WHERE NOT EXISTS (
        SELECT FROM campaign_visit WHERE customer_id = ${session.customerId} AND phone = ${phone})`);
  });
  return { success: true };
}

/** Records the customer's consent to offers by text message to their own number, in the list of all their consents. */
export async function consentToTexts(
  given: { phone: string },
  context: CallContext<'customer'>,
): Promise<MarketingSubscription> {
  const { db, session, client } = context;
  await admit(context, 'phone-capture', session.customerId);
  return db.transaction(async (tx) => {
    await ownNumber(tx, given, context);
    await recordConsents(tx, session.customerId, { sms: true }, client);
    await storeExpiry(tx, session.customerId, 'success');
    return subscriptionOf(tx, session.customerId);
  });
}

/** Stores until when a customer who closed the question is not asked again; their consents stay as they are. */
export async function closePhoneCapture(context: CallContext<'customer'>) {
  const { db, session } = context;
  await admit(context, 'phone-capture', session.customerId);
  return { phoneCaptureExpiry: await storeExpiry(db, session.customerId, 'closed') };
}

/** Stores the expiry that follows from an answer, unless a later one is stored, and returns the one that is stored. */
async function storeExpiry(
  db: Queries,
  customerId: string,
  answer: Parameters<typeof nextExpiry>[0],
): Promise<string> {
  const { rows } = await db.execute<{ expiry: Date }>(sql`
    UPDATE customer
    SET phone_capture_expiry = greatest(phone_capture_expiry, ${nextExpiry(answer, Date.now())}::timestamptz)
    WHERE id = ${customerId} RETURNING phone_capture_expiry AS expiry`);
  return new Date(rows[0]?.expiry ?? 0).toISOString();
}

/** The number of the customer's account with its phone code; any other number is refused. The customer's row is locked. */
async function ownNumber(
  tx: Queries,
  given: { phone: string; phoneCode?: string },
  { session, country }: CallContext<'customer'>,
): Promise<string> {
  await tx.execute(sql`SELECT FROM customer WHERE id = ${session.customerId} FOR NO KEY UPDATE`);
  const { phoneCode, telephone } = await customerById(tx, session.customerId);
  const asked = plainMobile(
    { phoneCode: given.phoneCode ?? phoneCode ?? '', telephone: given.phone },
    country,
    'phone',
  );
  if (asked.telephone !== telephone || asked.phoneCode !== phoneCode)
    throw refuse(403, 'not_own_phone', 'marketing.not-own-phone', {}, { phone: 'marketing.not-own-phone' });
  return `${phoneCode}${telephone}`;
}
