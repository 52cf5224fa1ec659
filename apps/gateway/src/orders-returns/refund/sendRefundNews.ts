import { countryOf, formatDate, formatMoney, fromMinor } from '@lunette/country-config';
import { findRefund } from '../../checkout/payment/refunds/settleRefund.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';
import { enqueueAll, type JobContext } from '../../platform/jobs/jobs.ts';
import { html, mailPage } from '../../platform/messages/mailPage.ts';

/**
 * Tells a shopper that a refund was sent and when a bank shows it, or that it failed and what becomes of the money, by
 * e-mail and by text message.
 */
export async function sendRefundNews({ db, texts }: JobContext, refundId: string): Promise<void> {
  const told = await findRefund(db, refundId);
  const order = told && (await findOrder(db, told.orderId));
  // An account that was deleted meanwhile has left no address.
  if (!order || order.email === '') return;
  const { language, country, id: orderId } = order;
  const t = texts(language, country);
  const fallback = (await refundsOf(db, orderId)).some(({ fallbackOf }) => fallbackOf === refundId);
  const news = told.status !== 'failed' ? 'sent' : fallback ? 'credit' : 'failed';
  const subject = t(`orders.refund-${news}-subject`, { orderId });
  const line = t(`orders.refund-${news}-text`, {
    amount: formatMoney(fromMinor(told.amount, told.currencyCode)),
    date: told.dueOn ? formatDate(told.dueOn, language, country) : '',
  });
  const mail = {
    to: order.email,
    subject,
    text: [subject, '', line].join('\n'),
    html: mailPage(language, subject, [html`<p style="margin:0 0 16px">${line}</p>`]),
  };
  const to = `${countryOf(country).phoneCode}${order.address.phone}`;
  await enqueueAll(db, [
    { name: 'mail.send', payload: mail, key: `refund.mail-${news}-${refundId}` },
    { name: 'sms.send', payload: { to, text: `${subject}. ${line}` }, key: `refund.sms-${news}-${refundId}` },
  ]);
}
