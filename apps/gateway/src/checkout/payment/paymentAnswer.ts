import type { OrderPayment } from '@lunette/checkout/contract';
import { fromMinor } from '@lunette/country-config';
import { asc, eq } from 'drizzle-orm';
import { usedOf } from '../../cart/money/cartMoney.ts';
import { orderNotFound } from '../order/ownOrder.ts';
import { orders, type Order } from '../order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { decidingPayment } from './orderPayments.ts';
import type { PlacedOrder } from '../placing/placeOrder.ts';
import { payment, type Payment } from '../schema.ts';

/** Why the provider declined, as far as there are words for it. */
const KNOWN_FAILURES = [
  'card_declined',
  'expired_card',
  'authentication_failed',
  'timeout',
  'provider_unavailable',
];

/** How the payment of an order stands, in words where it went wrong. Never more certain than the provider is. */
export async function paymentAnswer(
  { db, language, t }: Pick<CallContext, 'db' | 'language' | 't'>,
  orderId: string,
): Promise<OrderPayment> {
  const rows = await db
    .select({
      orderStatus: orders.status,
      placedAt: orders.placedAt,
      totals: orders.totals,
      total: orders.total,
      payment,
    })
    .from(orders)
    .innerJoin(payment, eq(payment.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  const deciding = decidingPayment(rows.map((row) => row.payment));
  if (!deciding) throw orderNotFound();
  const [order] = rows;
  const placed = order?.orderStatus === 'placed';
  const answer = answerOf(orderId, placed, deciding, t);
  if (order?.orderStatus === 'cancelled')
    return { ...answer, orderCancelled: true, message: order.placedAt ? null : endOf(deciding, t) };
  return {
    ...answer,
    offer: placed || !order ? null : offerOf(order, answer.amount.currencyCode, { language, t }),
  };
}

function offerOf(
  { totals, total }: Pick<Order, 'totals' | 'total'>,
  currencyCode: OrderPayment['amount']['currencyCode'],
  { language, t }: Pick<CallContext, 'language' | 't'>,
): OrderPayment['offer'] {
  const { offer } = totals;
  if (!offer) return null;
  const without = fromMinor(total + usedOf(totals, 'offer'), currencyCode);
  return { title: t('cart.offer-title', { percent: offer.percent, bank: offer.bank[language] }), without };
}

/** The same of a payment that is known. */
function answerOf(
  orderId: string,
  orderPlaced: boolean,
  deciding: Omit<
    Payment,
    'orderId' | 'intentId' | 'cardBrand' | 'cardFirst6' | 'cardLast4' | 'createdAt' | 'updatedAt'
  >,
  t: CallContext['t'],
): OrderPayment {
  const { id, method, amount, currencyCode, pageUrl, frameUrl } = deciding;
  const status = shownStatus(deciding);
  return {
    orderId,
    paymentId: id,
    status,
    method,
    orderPlaced,
    orderCancelled: false,
    amount: fromMinor(amount, currencyCode),
    offer: null,
    card:
      status === 'created' && pageUrl && frameUrl
        ? { pageUrl, frameUrl, origin: new URL(frameUrl).origin }
        : null,
    message: messageOf(deciding, t),
  };
}

/** The same of an order that was placed just now: with cash on delivery, or with nothing left to pay. */
export function placedAnswer(
  { orderId, paymentId: id, method, paymentStatus: status, amount, currencyCode }: PlacedOrder,
  t: CallContext['t'],
): OrderPayment {
  const untouched = { pageUrl: null, frameUrl: null, refund: null, failureCode: null };
  return answerOf(orderId, true, { id, method, status, amount, currencyCode, ...untouched }, t);
}

/** How a payment stands for its shopper: money that goes back has not paid anything. */
export function shownStatus({ status, refund }: Pick<Payment, 'status' | 'refund'>): OrderPayment['status'] {
  return refund ? 'expired' : status;
}

/** What became of the money of an order that nobody paid in time; of one that was placed its own page tells. */
function endOf({ refund }: Pick<Payment, 'refund'>, t: CallContext['t']): string {
  return t(refund ? `checkout.refund-${refund}` : 'checkout.order-cancelled');
}

function messageOf(
  { status, refund, failureCode }: Pick<Payment, 'status' | 'refund' | 'failureCode'>,
  t: CallContext['t'],
): string | null {
  if (refund && failureCode === 'card_not_in_offer') return t('checkout.refund-offer');
  if (refund) return t(`checkout.refund-${refund}`);
  if (status === 'expired') return t('checkout.payment-expired');
  if (status !== 'failed') return null;
  return t(`checkout.failure-${failureCode && KNOWN_FAILURES.includes(failureCode) ? failureCode : 'other'}`);
}
