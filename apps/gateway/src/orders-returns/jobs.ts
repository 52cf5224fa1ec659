import { countryOf, storeChoice } from '@lunette/country-config';
import { z } from 'zod';
import { decidingPayment } from '../checkout/payment/orderPayments.ts';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { paymentMethodName } from './orderAnswer.ts';
import { orderMail, orderSms } from './orderMail.ts';
import { sendOrderCode } from './guestAccess/sendOrderCode.ts';
import { wholeOrder } from './ownOrder.ts';
import { sendCancelled } from './cancel/sendCancelled.ts';

const OfOrder = z.object({ orderId: z.string() });

/** What an order sends out. */
export const orderJobs: Jobs = {
  'order.confirm': async (payload, context) => confirmOrder(context, OfOrder.parse(payload).orderId),
  'order.send-code': async (payload, context) => sendOrderCode(context, payload),
  'order.tell-cancelled': async (payload, context) => sendCancelled(context, OfOrder.parse(payload).orderId),
};

/**
 * Tells the shopper that an order is placed, by e-mail and by text message, in the language in which it was made. One
 * that cannot be sent now becomes a job of its own, which tries again without repeating the other.
 */
async function confirmOrder(
  { db, texts, settings, services, log }: JobContext,
  orderId: string,
): Promise<void> {
  const whole = await wholeOrder(db, orderId);
  if (!whole) throw new Error(`There is no order ${orderId}`);
  const { order, items } = whole;
  const t = texts(order.language, order.country);
  const deciding = decidingPayment(whole.payments);
  const path = `/checkout/onepage/success/order-summary?orderId=${orderId}`;
  const url = storeChoice(order, settings.storefronts.desktop, path);
  const mail = orderMail({ order, items, paid: deciding ? paymentMethodName(deciding, t) : '', url, t });
  const to = `${countryOf(order.country).phoneCode}${order.address.phone}`;
  const sms = { to, text: orderSms({ order, t }) };
  const outcomes = await Promise.allSettled([services.messages.mail(mail), services.messages.sms(sms)]);
  const jobs = [
    { name: 'mail.send', payload: { ...mail }, key: `order.mail-${orderId}` },
    { name: 'sms.send', payload: { ...sms }, key: `order.sms-${orderId}` },
  ];
  const unsent = outcomes.flatMap((outcome, at) => {
    const job = jobs[at];
    if (outcome.status === 'fulfilled' || !job) return [];
    log.warn({ err: outcome.reason as unknown }, `${job.name} is tried again`);
    return [job];
  });
  if (unsent.length > 0) await enqueueAll(db, unsent);
}
