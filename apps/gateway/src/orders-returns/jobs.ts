import { countryOf } from '@lunette/country-config';
import { z } from 'zod';
import { decidingPayment, paymentsOf } from '../checkout/livePayment.ts';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs.ts';
import { paidInWords } from './orderAnswer.ts';
import { orderMail, orderSms } from './orderMail.ts';
import { findOrder, itemsOf } from './ownOrder.ts';

const OfOrder = z.object({ orderId: z.string() });

/** What an order sends out. */
export const orderJobs: Jobs = {
  'order.confirm': async (payload, context) => confirmOrder(context, OfOrder.parse(payload).orderId),
};

/** Tells the shopper that an order is placed, by e-mail and by text message, in the language in which it was made. */
async function confirmOrder({ db, texts, settings }: JobContext, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const t = texts(order.language);
  const deciding = decidingPayment(await paymentsOf(db, orderId));
  const items = await itemsOf(db, orderId);
  const url = `${settings.storefronts.desktop}/checkout/onepage/success/order-summary?orderId=${orderId}`;
  const mail = orderMail({ order, items, paid: deciding ? paidInWords(deciding, t) : '', url, t });
  const to = `${countryOf(order.country).phoneCode}${order.address.phone}`;
  await enqueueAll(db, [
    { name: 'mail.send', payload: mail, key: `order.mail-${orderId}` },
    { name: 'sms.send', payload: { to, text: orderSms({ order, t }) }, key: `order.sms-${orderId}` },
  ]);
}
