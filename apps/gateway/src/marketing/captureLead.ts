import type { NewLead } from '@lunette/marketing/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queries } from '../platform/database/database.ts';
import type { CallContext } from '../platform/http/callContext.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { html, ltr, mailPage } from '../platform/messages/mailPage.ts';
import { refuse, type FieldText } from '../platform/http/refuse.ts';
import { customerById } from '../identity/signIn/identity.ts';
import { countAttempt } from '../platform/rateLimit/sharedRateLimit.ts';
import { admit } from '../platform/rateLimit/admit.ts';
import { emailOf, phoneFault, phoneOf } from './contactOf.ts';

type LeadInput = z.output<typeof NewLead>;

/**
 * Answers per hour to one e-mail address, which may belong to somebody else. Further questions are stored without an
 * answer.
 */
const TO_EMAIL = { name: 'lead:email', most: 10, minutes: 60 };

/** Stores a question or the wish for a call, notifies the shop, and confirms it to the sender (ANLY-05). */
export async function captureLead(given: LeadInput, context: CallContext<'guest'>) {
  const { db, session, country, language, t } = context;
  const email = emailOf(given.email);
  const phone = phoneOf(given.phone, country);
  refuseFaulty(given, email, phone, context);
  const { purpose, name, topic = null, callTime = null } = given;
  const message = given.message || null;
  await admit(context, 'lead', session.id, given.captcha);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ reference: string }>(sql`
      INSERT INTO lead (session_id, customer_id, country, language, purpose, name, email, phone, topic, message, call_time)
      VALUES (${session.id}, ${session.customerId}, ${country}, ${language}, ${purpose}, ${name}, ${email ?? null},
        ${phone ?? null}, ${topic}, ${message}, ${callTime})
      RETURNING reference`);
    const reference = rows[0]?.reference ?? '';
    await enqueue(tx, 'marketing.tell-shop', { reference });
    if (email && (await countAttempt(tx, TO_EMAIL, email)) <= TO_EMAIL.most) {
      const quoted = (await hasProven(tx, email, session)) ? message : null;
      await enqueue(tx, 'mail.send', acknowledgement(email, reference, quoted, context));
    }
    return { reference, message: t(`marketing.kept-${purpose}`) };
  });
}

/** Whether an e-mail address is the verified one of the signed-in customer. Others get no words of the caller. */
async function hasProven(
  tx: Queries,
  email: string,
  { customerId }: CallContext<'guest'>['session'],
): Promise<boolean> {
  if (customerId === null) return false;
  const me = await customerById(tx, customerId);
  return me.email === email && me.emailVerifiedAt !== null;
}

function refuseFaulty(
  { purpose, message, consent }: LeadInput,
  email: string | null | undefined,
  phone: string | null | undefined,
  { country }: CallContext<'guest'>,
): void {
  const isCall = purpose === 'call-back';
  const fields: Record<string, FieldText> = {
    ...((email === undefined || (!isCall && !email)) && { email: 'marketing.email-fault' }),
    ...((phone === undefined || (isCall && !phone)) && { phone: phoneFault(country) }),
    ...(!isCall && !message && { message: 'marketing.message-missing' }),
    ...(isCall && !consent && { consent: 'marketing.consent-missing' }),
  };
  if (Object.keys(fields).length > 0) throw refuse(422, 'invalid', 'marketing.check-fields', {}, fields);
}

function acknowledgement(
  to: string,
  reference: string,
  message: string | null,
  { language, t }: CallContext<'guest'>,
) {
  const subject = t('marketing.mail-subject', { reference });
  const text = t('marketing.mail-text');
  const quoted = message ? [t('marketing.mail-quote'), message] : [];
  return {
    to,
    subject,
    text: [text, ...quoted].join('\n\n'),
    html: mailPage(language, t('marketing.mail-heading'), [
      html`<p style="margin:0 0 16px">${text}</p>`,
      ...quoted.map(
        (line) =>
          html`<p class="soft" style="margin:0 0 16px;white-space:pre-line;color:#57534B">${line}</p>`,
      ),
      html`<p style="margin:0">${ltr(reference)}</p>`,
    ]),
  };
}
