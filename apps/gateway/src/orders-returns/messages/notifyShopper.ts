import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueueAll } from '../../platform/jobs/jobs.ts';
import { html, mailLink, mailPage } from '../../platform/messages/mailPage.ts';
import { messageChannel } from './messageChannel.ts';

export interface OrderMessage {
  subject: string;
  /** Sentences, each a paragraph of the e-mail. */
  lines: string[];
  /** The link at the end of the e-mail. */
  link?: { text: string; url: string };
  /** The text message or WhatsApp; without it, subject and lines. */
  sms?: string;
  /** The subject of the message: one that still waits under the same key is replaced, not doubled. */
  key: string;
}

/** Enqueues a message to the shopper of an order, by e-mail and by text message or WhatsApp, or by one of them. */
export async function notifyShopper(
  db: Queries,
  order: Order,
  { subject, lines, link, sms, key }: OrderMessage,
  ways = { mail: true, sms: true },
): Promise<void> {
  const { email, language } = order;
  // An account that was deleted meanwhile has left no address.
  if (email === '') return;
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
