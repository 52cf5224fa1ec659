import { isAnonymised } from '../../checkout/order/isAnonymised.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAll } from '../../platform/jobs/jobs.ts';
import { html, mailLink, mailPage } from '../../platform/messages/mailPage.ts';
import { messageChannel } from './messageChannel.ts';

/** A message about an order. */
export interface OrderMessage {
  subject: string;
  /** The paragraphs of the e-mail. */
  lines: string[];
  /** The link at the end of the e-mail. */
  link?: { text: string; url: string };
  /** The text for a text message or WhatsApp; by default subject and lines. */
  sms?: string;
  /** The key of the message's jobs: a message that still waits under the same key is replaced. */
  key: string;
}

/** Enqueues a message to the shopper of an order, by e-mail and by text message or WhatsApp, or by one of them. */
export async function notifyShopper(
  db: Queries,
  order: Order,
  { subject, lines, link, sms, key }: OrderMessage,
  ways = { mail: true, sms: true },
): Promise<void> {
  if (isAnonymised(order)) return;
  const { email, language } = order;
  const mail = {
    to: email,
    subject,
    text: [subject, '', ...lines, ...(link ? ['', `${link.text}: ${link.url}`] : [])].join('\n'),
    html: mailPage(language, subject, [
      ...lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`),
      ...(link ? [mailLink(link)] : []),
    ]),
  };
  const text = sms ?? [subject, ...lines].map((line) => (/[.!?؟]$/.test(line) ? line : `${line}.`)).join(' ');
  const { channel, to } = await messageChannel(db, order);
  await enqueueAll(db, [
    ...(ways.mail ? [{ name: 'mail.send', payload: mail, key: `${key}-mail` }] : []),
    ...(ways.sms ? [{ name: `${channel}.send`, payload: { to, text }, key: `${key}-sms` }] : []),
  ]);
}
