import type { OrderPayment } from '@lunette/checkout/contract';
import { fromMinor } from '@lunette/country-config';
import { asc, eq } from 'drizzle-orm';
import { usedOf } from '../../cart/money/cartMoney.ts';
import { orderNotFound } from '../order/ownOrder.ts';
import { orders, type Order } from '../order/schema.ts';
import type { CallContext, LanguageContext } from '../../platform/http/callContext.ts';
import { isRestorable } from './unpaid/restoreUnpaid.ts';
import { decidingPayment } from './orderPayments.ts';
import type { PlacedOrder } from '../placing/placeOrder.ts';
import { upiAnswer } from './methods/upi/upiAnswer.ts';
import { isOpenedByOther } from './start/isOpenedByOther.ts';
import { receivedOf, refundedOf, refundsOf } from './refunds/refunds.ts';
import { payment, type Payment, type Refund } from '../schema.ts';

/** The failure codes of providers that have a text of their own. */
const KNOWN_FAILURES = [
  'card_declined',
  'expired_card',
  'authentication_failed',
  'timeout',
  'provider_unavailable',
  'request_declined',
  'address_unknown',
  'method_unsupported',
  'card_offer_unsupported',
  'card_removed',
  'card_not_in_offer',
];

/**
 * The status of the payment of an order, with a message if it failed. A payment is never shown as paid before the provider
 * reports it, and its page is for the person who opened it.
 */
export async function paymentAnswer(
  {
    db,
    language,
    session,
    settings,
    t,
  }: Pick<CallContext<'guest'>, 'db' | 'language' | 'session' | 'settings' | 't'>,
  orderId: string,
): Promise<OrderPayment> {
  const rows = await db
    .select({
      status: orders.status,
      placedAt: orders.placedAt,
      expiredAt: orders.expiredAt,
      exchangeOf: orders.exchangeOf,
      email: orders.email,
      totals: orders.totals,
      total: orders.total,
      reservedUntil: orders.reservedUntil,
      payment,
    })
    .from(orders)
    .innerJoin(payment, eq(payment.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(asc(payment.createdAt), asc(payment.id));
  const deciding = decidingPayment(rows.map((row) => row.payment));
  if (!deciding) throw orderNotFound();
  const [order] = rows;
  const placed = order?.status === 'placed';
  const refunds = await refundsOf(db, orderId);
  const shown = isOpenedByOther(deciding, session) ? { ...deciding, pageUrl: null } : deciding;
  const answer = answerOf(orderId, placed, shown, refunds, t);
  if (order?.status === 'cancelled')
    return {
      ...answer,
      orderCancelled: true,
      awaitsLateMoney: !deciding.surplus && isRestorable(order, settings),
      message: order.placedAt ? null : endOf(deciding, refunds, t),
    };
  return {
    ...answer,
    ...(placed && order?.expiredAt && { message: t('checkout.late-placed') }),
    keptUntil: order?.reservedUntil?.toISOString() ?? null,
    offer: placed || !order ? null : offerOf(order, answer.amount.currencyCode, { language, t }),
  };
}

function offerOf(
  { totals, total }: Pick<Order, 'totals' | 'total'>,
  currencyCode: OrderPayment['amount']['currencyCode'],
  { language, t }: LanguageContext,
): OrderPayment['offer'] {
  const { offer } = totals;
  if (!offer) return null;
  const without = fromMinor(total + usedOf(totals, 'offer'), currencyCode);
  return { title: t('cart.offer-title', { percent: offer.percent, bank: offer.bank[language] }), without };
}

type AnsweredPayment = Omit<
  Payment,
  | (
      | 'seenAt'
      | 'orderId'
      | 'provider'
      | 'startingUntil'
      | 'openerId'
      | 'intentId'
      | 'savedCardId'
      | 'cardBrand'
      | 'cardFirst6'
      | 'cardLast4'
    )
  | ('purpose' | 'targetId' | 'originId' | 'originMethod' | 'createdAt')
>;

/** The answer for a payment that was read before. */
function answerOf(
  orderId: string,
  orderPlaced: boolean,
  deciding: AnsweredPayment,
  refunds: Refund[],
  t: CallContext['t'],
): OrderPayment {
  const { id, method, amount, currencyCode, pageUrl, frameUrl } = deciding;
  const status = shownStatus(deciding, refunds);
  return {
    orderId,
    paymentId: id,
    status,
    method,
    orderPlaced,
    orderCancelled: false,
    awaitsLateMoney: false,
    amount: fromMinor(amount, currencyCode),
    offer: null,
    upi: upiAnswer(deciding),
    keptUntil: null,
    ...whereToPay(status === 'created' ? pageUrl : null, frameUrl),
    message: messageOf(deciding, refunds, t),
  };
}

/** The provider's card fields in a frame together with its page, or its page alone. */
function whereToPay(pageUrl: string | null, frameUrl: string | null): Pick<OrderPayment, 'card' | 'pageUrl'> {
  if (!pageUrl || !frameUrl) return { card: null, pageUrl };
  return { card: { pageUrl, frameUrl, origin: new URL(frameUrl).origin }, pageUrl: null };
}

/** The answer for an order that was placed just now: with cash on delivery, or with nothing left to pay. */
export function placedAnswer(
  { orderId, paymentId: id, method, paymentStatus: status, amount, currencyCode }: PlacedOrder,
  t: CallContext['t'],
): OrderPayment {
  const untouched = {
    pageUrl: null,
    frameUrl: null,
    received: null,
    surplus: false,
    failureCode: null,
    upi: null,
    updatedAt: new Date(),
  };
  return answerOf(orderId, true, { id, method, status, amount, currencyCode, ...untouched }, [], t);
}

/** The status of a payment for its shopper, which includes whether all or a part of the money is refunded. */
export function shownStatus(
  paid: Pick<Payment, 'id' | 'status' | 'amount' | 'received' | 'surplus'>,
  refunds: Refund[],
): OrderPayment['status'] {
  if (paid.surplus) return 'refunded';
  const back = refundedOf(paid, refunds);
  if (back === 0) return paid.status;
  return back < receivedOf(paid) ? 'partly_refunded' : 'refunded';
}

/**
 * The message for an order that was not paid in time: how late money was refunded, or that the order is cancelled. The page
 * of a placed order shows its own message.
 */
function endOf(deciding: Pick<Payment, 'id' | 'surplus'>, refunds: Refund[], t: CallContext['t']): string {
  return deciding.surplus ? backOf(deciding, refunds, t) : t('checkout.order-cancelled');
}

/** The message about money that came too late or twice. */
function backOf({ id }: Pick<Payment, 'id'>, refunds: Refund[], t: CallContext['t']): string {
  const last = refunds.filter(({ paymentId }) => paymentId === id).at(-1);
  if (last?.method === 'storecredit') return t('checkout.refund-credit');
  return t(`checkout.refund-${last?.status === 'sent' ? 'done' : (last?.status ?? 'due')}`);
}

/** The message why a payment failed; null for a payment that is open or good. */
export function messageOf(
  deciding: Pick<Payment, 'id' | 'status' | 'surplus' | 'failureCode'>,
  refunds: Refund[],
  t: CallContext['t'],
): string | null {
  const { status, surplus, failureCode } = deciding;
  if (surplus && failureCode === 'card_not_in_offer') return t('checkout.refund-offer');
  if (surplus) return backOf(deciding, refunds, t);
  if (status === 'expired') return t('checkout.payment-expired');
  if (status !== 'failed') return null;
  return t(`checkout.failure-${failureCode && KNOWN_FAILURES.includes(failureCode) ? failureCode : 'other'}`);
}
