import { paths } from '@lunette/api-client/contract';
import { isOpen } from '@lunette/checkout/rules';
import { countryOf, formatMoment, formatMoney, fromMinor } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isAnonymised } from '../../checkout/order/isAnonymised.ts';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { ownerOfCart, shopperOf } from '../../checkout/order/shopperOf.ts';
import { maskVpa } from '../../checkout/payment/methods/upi/maskVpa.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { messageOf } from '../../checkout/payment/paymentAnswer.ts';
import { refundsOf } from '../../checkout/payment/refunds/refunds.ts';
import { UNPAID_STATUSES } from '../../checkout/payment/settlePayment.ts';
import { payment, type Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { goodsNames } from '../messages/goodsNames.ts';
import { notifyShopper, type OrderMessage } from '../messages/notifyShopper.ts';
import { paymentPath } from '../power/powerLink.ts';
import { paymentNotice } from '../schema.ts';
import { countUnpaidMessage } from '../messages/unpaidMessages.ts';
import { isAbandoned } from './abandonedPayments.ts';
import { orderUrl } from '../messages/orderUrl.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/**
 * The delay of a message about a failed payment, because most shoppers try again at once on the page that shows the failure.
 */
const FAILED_AFTER_MS = 3 * 60_000;
/** If less time than this is left to pay, no message is sent. */
const LEAST_LEFT_MS = 60_000;
const LINK_MS = DAY_MS;

const Notice = z.object({ paymentId: z.uuid(), kind: z.enum(['pending', 'failed', 'expired']) });
type Kind = z.infer<typeof Notice>['kind'];

interface NoticedPayment {
  order: Order;
  /** The payment that the notice is about. */
  mine: Payment;
  payments: Payment[];
}

/** Enqueues the message about a failed payment of an order, with a delay in which its shopper may try again. */
export async function planFailedNotice(
  { paymentId, purpose, isPaid }: DomainEvents['onPaymentSettled'],
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  if (purpose !== 'order' || isPaid) return;
  await enqueue(
    tx,
    'payment.notify',
    { paymentId, kind: 'failed' },
    { runAt: new Date(Date.now() + FAILED_AFTER_MS), key: `payment.notify-${paymentId}-failed` },
  );
}

/**
 * Notifies a shopper that a payment waits for them or their bank or has failed, or that the order has expired: once for
 * each, and only if that still applies.
 */
export async function notifyPayment(context: JobContext, payload: unknown): Promise<void> {
  const { paymentId, kind } = Notice.parse(payload);
  await context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(payment).where(eq(payment.id, paymentId));
    if (!found) return;
    const order = await lockOrder(tx, found.orderId);
    const payments = await paymentsOf(tx, order.id);
    const mine = payments.find(({ id }) => id === paymentId);
    // An exchange has its own messages, and the shopper of an anonymised order cannot be notified.
    if (!mine || order.exchangeOf !== null || isAnonymised(order)) return;
    const noticed = { order, mine, payments };
    if (!HOLDS[kind](noticed)) return;
    const [first] = await tx
      .insert(paymentNotice)
      .values({ paymentId, kind })
      .onConflictDoNothing()
      .returning();
    const phone = `${countryOf(order.country).phoneCode}${order.address.phone}`;
    if (!first) return;
    const ways = await countUnpaidMessage(tx, { email: order.email, phone });
    const message = await MESSAGES[kind](tx, context, noticed);
    await notifyShopper(tx, order, { ...message, key: `payment-${kind}-${paymentId}` }, ways);
  });
}

const isReserved = ({ status, reservedUntil }: Order) =>
  UNPAID_STATUSES.includes(status) && Number(reservedUntil) > Date.now() + LEAST_LEFT_MS;

/** Whether the reason of each kind of notice still applies. */
const HOLDS: Record<Kind, (noticed: NoticedPayment) => boolean> = {
  pending: ({ order, mine }) =>
    isReserved(order) && isAbandoned(mine) && Number(openUntil(order, mine)) > Date.now() + LEAST_LEFT_MS,
  failed: ({ order, mine, payments }) =>
    isReserved(order) && !isOpen(mine.status) && decidingPayment(payments)?.id === mine.id,
  expired: ({ order }) => order.status === 'cancelled' && order.placedAt === null,
};

/**
 * The time until which a payment can be approved: the end of its UPI request if there is one, otherwise the end of the
 * reservation.
 */
function openUntil({ reservedUntil }: Order, { upi }: Payment): Date | null {
  return upi?.expiresAt ? new Date(upi.expiresAt) : reservedUntil;
}

type Message = Omit<OrderMessage, 'key'>;
type Writer = (tx: Queries, context: JobContext, noticed: NoticedPayment) => Promise<Message>;

const MESSAGES: Record<Kind, Writer> = {
  pending: async (tx, context, { order, mine }) => {
    const { t, time } = wordsFor(context, order);
    const vpa = mine.upi?.vpa;
    return payable(tx, context, order, {
      subject: t('orders.payment-pending-subject', {
        amount: formatMoney(fromMinor(mine.amount, mine.currencyCode)),
        orderId: order.id,
      }),
      lines: [
        t('orders.payment-pending-text', {
          what: mine.status === 'pending' || !mine.upi ? 'bank' : mine.upi.flow,
          address: vpa ? maskVpa(vpa) : '',
          time: time(openUntil(order, mine)),
        }),
      ],
    });
  },
  failed: async (tx, context, { order, mine }) => {
    const { t, time } = wordsFor(context, order);
    const why = messageOf(mine, await refundsOf(tx, order.id), t);
    return payable(tx, context, order, {
      subject: t('orders.payment-failed-subject', { orderId: order.id }),
      lines: [...(why ? [why] : []), t('orders.payment-failed-text', { time: time(order.reservedUntil) })],
    });
  },
  expired: async (tx, context, { order }) => {
    const { t } = wordsFor(context, order);
    const items = await itemsOf(tx, order.id);
    const names = goodsNames(
      order,
      items.map((item) => ({ item, pieces: item.quantity })),
    );
    const { settings } = context;
    const subject = t('orders.payment-expired-subject', { orderId: order.id });
    const text = t('orders.payment-expired-text');
    // The goods of an order that staff placed are in nobody's bag.
    if (ownerOfCart(await shopperOf(tx, order)) === null) return { subject, lines: [text] };
    return {
      subject,
      lines: [t('orders.payment-expired-bag', { names, isCustomer: order.customerId ? 'yes' : 'no' }), text],
      link: { text: t('orders.payment-bag'), url: orderUrl(settings, order, paths.cart()) },
    };
  },
};

function wordsFor({ texts }: JobContext, { language, country }: Order) {
  const time = (at: Date | null) =>
    at ? formatMoment(at.toISOString(), language, country, { withHour: true }) : '';
  return { t: texts(language, country), time };
}

/** A message with the signed link to the payment, which works without an account. */
async function payable(
  tx: Queries,
  { texts, settings }: JobContext,
  order: Order,
  message: Pick<Message, 'subject' | 'lines'>,
): Promise<Message> {
  const [item] = await itemsOf(tx, order.id);
  const path = paymentPath(
    settings,
    { orderId: order.id, itemId: item?.id ?? '' },
    new Date(Date.now() + LINK_MS),
  );
  const url = orderUrl(settings, order, path);
  const t = texts(order.language, order.country);
  return {
    ...message,
    link: { text: t('orders.payment-go'), url },
    sms: `${message.subject}. ${message.lines.join(' ')} ${url}`,
  };
}
