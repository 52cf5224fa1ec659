import { paths } from '@lunette/api-client/contract';
import { z } from 'zod';
import { decidingPayment } from '../checkout/payment/orderPayments.ts';
import { enqueueAll, type JobContext, type Jobs } from '../platform/jobs/jobs.ts';
import { feeTitle, paymentName } from '../checkout/payment/methods/methods.ts';
import { orderMail, orderSms } from './messages/orderMail.ts';
import { sendOrderCode } from './guestAccess/sendOrderCode.ts';
import { notifyAmended } from './upgrade/notifyAmended.ts';
import { expireAmendment } from './upgrade/settleAmendment.ts';
import { lockOrder, wholeOrder } from '../checkout/order/ownOrder.ts';
import { issuePapers } from './papers/issuePapers.ts';
import { advanceOrder } from './fulfilment/advanceOrder.ts';
import { findMissedUndelivered, cancelMissedUndelivered } from './fulfilment/cancelUndelivered.ts';
import { beginOrders, findLateOrders, rescheduleLate } from './fulfilment/late/lateOrders.ts';
import { notifyCancelled } from './cancel/notifyCancelled.ts';
import { findAbandonedPayments } from './payment/abandonedPayments.ts';
import { notifyPayment } from './payment/notifyPayment.ts';
import { notifyRefund } from './refund/notifyRefund.ts';
import { countUnpaidMessage } from './messages/unpaidMessages.ts';
import { askForPower, itemsWithoutPower, planPowerReminders } from './power/powerReminders.ts';
import { askOptician } from './power/pictures/askOptician.ts';
import { powerMessage } from './power/powerMessage.ts';
import { orderUrl } from './messages/orderUrl.ts';
import { messageChannel } from './messages/messageChannel.ts';

const OrderPayload = z.object({ orderId: z.string() });
const RefundPayload = z.object({ refundId: z.uuid() });

/** The jobs of orders. */
export const orderJobs: Jobs = {
  'order.confirm': async (payload, context) => confirmOrder(context, OrderPayload.parse(payload).orderId),
  'amendment.expire': async (payload, context) => expireAmendment(context, payload),
  'amendment.notify': async (payload, context) => notifyAmended(context, payload),
  'order.ask-power': async (payload, context) => askForPower(context, payload),
  'order.ask-optician': async (payload, context) => askOptician(context, OrderPayload.parse(payload).orderId),
  'order.send-code': async (payload, context) => sendOrderCode(context, payload),
  'refund.notify': async (payload, context) => notifyRefund(context, RefundPayload.parse(payload).refundId),
  'payment.notify': async (payload, context) => notifyPayment(context, payload),
  'payment.find-left': async (_payload, context) => findAbandonedPayments(context),
  'order.advance': async (payload, context) => advanceOrder(context, OrderPayload.parse(payload).orderId),
  'order.issue-papers': async (payload, { db }) => {
    const { orderId } = OrderPayload.parse(payload);
    await db.transaction(async (tx) => issuePapers(tx, await lockOrder(tx, orderId)));
  },
  'order.begin': async (_payload, context) => beginOrders(context),
  'order.find-late': async (_payload, context) => {
    await findLateOrders(context);
    await findMissedUndelivered(context);
  },
  'order.take-back': async (payload, context) =>
    cancelMissedUndelivered(context, OrderPayload.parse(payload).orderId),
  'order.reschedule-late': async (payload, context) =>
    rescheduleLate(context, OrderPayload.parse(payload).orderId),
  'order.tell-cancelled': async (payload, context) => notifyCancelled(context, payload),
};

/**
 * Sends the confirmation of an order by e-mail and by text message or WhatsApp, in the language of the order. A message that
 * cannot be sent now becomes a separate job, which is retried without repeating the other message. An order that is cancelled
 * meanwhile gets the message about that only.
 */
async function confirmOrder(
  { db, texts, settings, services, log }: JobContext,
  orderId: string,
): Promise<void> {
  const whole = await wholeOrder(db, orderId);
  if (!whole) throw new Error(`There is no order ${orderId}`);
  const { order, items } = whole;
  if (order.status === 'cancelled') return;
  const t = texts(order.language, order.country);
  const deciding = decidingPayment(whole.payments);
  const path = paths.orderSummary(orderId);
  const url = orderUrl(settings, order, path);
  const [waiting] = await itemsWithoutPower(db, order);
  if (waiting) await planPowerReminders(db, order);
  const power = waiting ? await powerMessage({ texts, settings }, db, order, waiting) : null;
  const mail = orderMail({
    order,
    items,
    url,
    power,
    t,
    paid: deciding ? paymentName(deciding, t) : '',
    fee: deciding ? feeTitle(deciding, t) : null,
  });
  const { channel, to } = await messageChannel(db, order);
  const text = { to, text: orderSms({ order, items, power, t }) };
  const isPaid = deciding !== undefined && deciding.status !== 'cash_due';
  const ways = isPaid
    ? { mail: true, sms: true }
    : await countUnpaidMessage(db, { email: mail.to, phone: to });
  const outcomes = await Promise.allSettled([
    ways.mail && services.messages.mail(mail),
    ways.sms && services.messages[channel](text),
  ]);
  const jobs = [
    { name: 'mail.send', payload: { ...mail }, key: `order.mail-${orderId}` },
    { name: `${channel}.send`, payload: { ...text }, key: `order.sms-${orderId}` },
  ];
  const unsent = outcomes.flatMap((outcome, at) => {
    const job = jobs[at];
    if (outcome.status === 'fulfilled' || !job) return [];
    log.warn({ err: outcome.reason as unknown }, `${job.name} is tried again`);
    return [job];
  });
  if (unsent.length > 0) await enqueueAll(db, unsent);
}
