import { paths } from '@lunette/api-client/contract';
import type { CheckoutLeads } from '@lunette/checkout/contract';
import { intlLocale, isEmail, storeChoice, type CountryCode, type Language } from '@lunette/country-config';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { linesOf } from '../../cart/openCart.ts';
import { catalogueOf } from '../../catalog/catalogue.ts';
import { productTranslation } from '../../catalog/translations.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import type { Mail } from '../../platform/messages/messages.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';
import { saveLead } from './cartLeads.ts';
import { hasRefusedReminders, endRemindersToken } from './reminderRefusal.ts';

/** The time after the consent at which a bag counts as abandoned. */
const ABANDONED_AFTER_MS = 4 * 3_600_000;
/** The most reminders per day to one address, which may belong to another person. */
const TO_EMAIL = { name: 'cart-lead:email', most: 2, minutes: 24 * 60 };
const ABANDONED = { purpose: 'bag', job: 'cart.remind', afterMs: ABANDONED_AFTER_MS } as const;

const LeadPayload = z.object({ reference: z.string() });

/** Stores the e-mail address of a shopper who agrees to be reminded of the bag if they leave it. */
export async function saveAbandonedLead(
  { consent, email = '' }: { consent: boolean; email?: string | undefined },
  context: CallContext<'guest'>,
): Promise<CheckoutLeads> {
  if (!consent) return saveLead(ABANDONED, null, context);
  if (!isEmail(email))
    throw refuse(422, 'invalid', 'checkout.address-email', {}, { email: 'checkout.address-email' });
  return saveLead(ABANDONED, { email: email.toLowerCase() }, context);
}

interface Lead extends Record<string, unknown> {
  reference: string;
  cartId: string;
  email: string;
  country: CountryCode;
  language: Language;
  client: 'desktop' | 'mobilesite';
  isCustomer: boolean;
  /** Whether the bag can still be bought and its shopper has ordered nothing since. */
  isLeft: boolean;
}

/** Reminds a shopper of an abandoned bag, once. Afterwards the address is erased, also if no reminder is due any more. */
export async function remindOfCart(context: JobContext, payload: unknown): Promise<void> {
  const { reference } = LeadPayload.parse(payload);
  await context.db.transaction(async (tx) => {
    const lead = await waitingLead(tx, reference);
    if (!lead) return;
    const names = await goodsOf(tx, context, lead);
    const isDue =
      lead.isLeft &&
      names.length > 0 &&
      !(await hasRefusedReminders(tx, lead.email)) &&
      (await countAttempt(tx, TO_EMAIL, lead.email)) <= TO_EMAIL.most;
    if (!isDue) {
      await tx.execute(sql`DELETE FROM lead WHERE reference = ${reference}`);
      return;
    }
    await tx.execute(sql`UPDATE lead SET used_at = now(), email = NULL WHERE reference = ${reference}`);
    const mail = reminder(context, lead, names);
    await enqueue(tx, 'mail.send', { ...mail }, { key: `cart.remind-mail-${reference}` });
  });
}

async function waitingLead(tx: Queries, reference: string): Promise<Lead | undefined> {
  const { rows } = await tx.execute<Lead>(sql`
    SELECT lead.reference, lead.cart_id AS "cartId", lead.email, lead.country, lead.language, lead.client,
      cart.customer_id IS NOT NULL AS "isCustomer",
      cart.status = 'open' AND NOT EXISTS (
        SELECT FROM orders WHERE orders.created_at > lead.created_at AND (
          orders.session_id = lead.session_id OR orders.customer_id = cart.customer_id
            OR lower(orders.email) = lead.email)) AS "isLeft"
    FROM lead JOIN cart ON cart.id = lead.cart_id
    WHERE lead.reference = ${reference} AND lead.purpose = 'bag' AND lead.used_at IS NULL
    FOR UPDATE OF lead`);
  return rows[0];
}

/** The models in the bag, by their names in the shopper's language. */
async function goodsOf(tx: Queries, { db }: JobContext, { cartId, ...reader }: Lead): Promise<string[]> {
  const { byId } = catalogueOf(db);
  const names = (await linesOf(tx, cartId)).flatMap(({ productId }) => {
    const product = byId.get(Number(productId));
    if (!product) return [];
    const { model, name } = productTranslation(product, reader);
    return [model || name];
  });
  return [...new Set(names)];
}

function reminder({ texts, settings }: JobContext, lead: Lead, goods: string[]): Mail {
  const { language, country, client, email, isCustomer } = lead;
  const t = texts(language, country);
  const at = (path: string) => storeChoice(lead, settings.storefronts[client], path);
  const names = new Intl.ListFormat(intlLocale(language, country)).format(goods);
  const bag = { text: t('checkout.reminder-open'), url: at(paths.cart()) };
  const token = endRemindersToken(settings, email);
  const end = { text: t('checkout.reminder-end'), url: at(paths.endReminders(token)) };
  const subject = t('checkout.reminder-subject');
  const lines = [
    t('checkout.reminder-text', { names }),
    t('checkout.reminder-where', { isCustomer: isCustomer ? 'yes' : 'no' }),
    t('checkout.reminder-once'),
  ];
  return {
    to: email,
    subject,
    text: [...lines, '', `${bag.text}: ${bag.url}`, '', `${end.text}: ${end.url}`].join('\n'),
    html: mailPage(language, subject, [
      ...lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`),
      ...[bag, end].map(
        ({ text, url }) =>
          html`<p style="margin:0 0 16px"><a href="${url}" style="color:#0B6E6E">${text}</a></p>`,
      ),
    ]),
  };
}
