import { randomBytes } from 'node:crypto';
import { countryOf, dateIn, formatMoment, type CountryCode } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { VOUCHER_DAYS, voucherOf } from '../identity/money/storeCredit.ts';
import type { Queries } from '../platform/database/database.ts';
import type { JobContext, Jobs } from '../platform/jobs/jobs.ts';
import { html, mailPage } from '../platform/messages/mailPage.ts';
import { sendMail } from '../platform/messages/messages.ts';
import { FIRST_DEAL } from './firstDeal.ts';

const LeadPayload = z.object({ reference: z.string() });
const DealPayload = LeadPayload.extend({ language: z.enum(['en', 'ar']) });

/** The messages to visitors who left a contact; the voucher's code is made here, so that none is stored in the queue. */
export const marketingJobs: Jobs = {
  'marketing.tell-shop': async (payload, context) =>
    notifyStore(LeadPayload.parse(payload).reference, context),
  'marketing.send-first-deal': async (payload, context) => sendFirstDeal(DealPayload.parse(payload), context),
};

/** The shop's staff reads English, so this message is not translated. */
async function notifyStore(reference: string, context: JobContext): Promise<void> {
  const { rows } = await context.db.execute<Record<string, string | null>>(sql`
    UPDATE lead SET used_at = now() WHERE reference = ${reference}
    RETURNING purpose, country, language, name, email, phone, topic, call_time, message`);
  const lines = Object.entries(rows[0] ?? {}).flatMap(([name, value]) =>
    value ? [`${name}: ${value}`] : [],
  );
  // Its owner may have deleted the account meanwhile.
  if (lines.length === 0) return;
  const subject = `${reference} ${rows[0]?.purpose ?? ''}`;
  await sendMail(context, {
    to: context.settings.mailFrom,
    subject,
    text: lines.join('\n'),
    html: mailPage(
      'en',
      subject,
      lines.map((line) => html`<p style="margin:0 0 8px;white-space:pre-line">${line}</p>`),
    ),
  });
}

async function sendFirstDeal(
  { reference, language }: z.infer<typeof DealPayload>,
  { db, services, texts }: JobContext,
): Promise<void> {
  const deal = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ country: CountryCode; phone: string; code: string | null }>(sql`
      SELECT country, phone, voucher_code AS code FROM first_deal WHERE reference = ${reference} FOR UPDATE`);
    const [found] = rows;
    if (!found) return null;
    // A job that failed after this runs again, and a number may ask again later: both get the same voucher. If nothing is
    // left on it, or it has expired, the number is told that it has had it.
    const code = found.code ?? (await makeVoucher(tx, reference, found.country));
    return { ...found, code, voucher: await voucherOf(tx, found.country, code) };
  });
  if (!deal) return;
  const { code, country, phone, voucher } = deal;
  const t = texts(language, country);
  const expiresOn = voucher?.expires_on ?? '';
  const isUsable = voucher !== null && voucher.balance > 0 && expiresOn >= dateIn(country, new Date());
  await services.messages.sms({
    to: `${countryOf(country).phoneCode}${phone}`,
    text: isUsable
      ? t('marketing.first-deal-sms', {
          code,
          date: formatMoment(expiresOn, language, country, { withYear: true }),
        })
      : t('marketing.first-deal-had'),
  });
}

/** Makes the welcome voucher of a number and returns its code. */
async function makeVoucher(tx: Queries, reference: string, country: CountryCode): Promise<string> {
  const code = `HELLO-${randomBytes(5).toString('hex').toUpperCase()}`;
  const amount = FIRST_DEAL[country];
  await tx.execute(sql`
    INSERT INTO gift_voucher (code, country, currency_code, amount, balance, expires_on)
    VALUES (${code}, ${country}, ${countryOf(country).currencyCode}, ${amount}, ${amount},
      ${dateIn(country, new Date())}::date + ${VOUCHER_DAYS}::int)`);
  await tx.execute(sql`UPDATE first_deal SET voucher_code = ${code} WHERE reference = ${reference}`);
  return code;
}
