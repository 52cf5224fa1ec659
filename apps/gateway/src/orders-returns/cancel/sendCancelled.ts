import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { enqueueAll, type JobContext } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import { orderCancellation } from '../schema.ts';

/** Sends the message that an order is cancelled and how its money comes back, by e-mail and by text message. */
export async function sendCancelled({ db, texts }: JobContext, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  const [ending] = await db.select().from(orderCancellation).where(eq(orderCancellation.orderId, orderId));
  // An account that was deleted meanwhile has left no address.
  if (!order || !ending || order.email === '') return;
  const t = texts(order.language, order.country);
  const { refundMethod, refundAmount } = ending;
  const amount = formatMoney(fromMinor(refundAmount, order.currencyCode));
  const subject = t('orders.cancelled-subject', { orderId });
  const lines = [
    t('orders.cancelled-text'),
    ...(refundMethod ? [t(`orders.cancelled-${refundMethod}`, { amount })] : []),
  ];
  const mail = {
    to: order.email,
    subject,
    text: [subject, '', ...lines].join('\n'),
    html: mailPage(
      order.language,
      subject,
      lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`),
    ),
  };
  const to = `${countryOf(order.country).phoneCode}${order.address.phone}`;
  await enqueueAll(db, [
    { name: 'mail.send', payload: mail, key: `order.cancelled-mail-${orderId}` },
    {
      name: 'sms.send',
      payload: { to, text: [subject, ...lines].join('. ') },
      key: `order.cancelled-sms-${orderId}`,
    },
  ]);
}
