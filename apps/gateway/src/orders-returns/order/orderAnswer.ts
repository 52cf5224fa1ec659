import { wireTotals } from '@lunette/cart/rules';
import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import { isGood } from '@lunette/checkout/rules';
import { fromMinor } from '@lunette/country-config';
import { translatedDiscounts } from '../../cart/cartAnswer.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { feeTitle, paymentName } from '../../checkout/payment/methods/methods.ts';
import { decidingPayment } from '../../checkout/payment/orderPayments.ts';
import { shownStatus } from '../../checkout/payment/paymentAnswer.ts';
import { shownBy } from '../../checkout/payment/refunds/refunds.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { isBeforePacked } from '../change/beforePacked.ts';
import { exchangeOfNewOrder, isCancelledWithExchange } from '../exchange/itemExchange.ts';
import { isBeforeLab } from '../fulfilment/itemHistory.ts';
import { readOrderParts, type OrderParts, type OrderWithParts } from './orderParts.ts';
import { originExchange, shownItemAnswer, shownItems, type ShownItem } from './shownItems.ts';
import { cancellableUntil } from './timeline.ts';

/** Orders in the form of the contract. The number of queries does not depend on the number of orders. */
export async function orderAnswers(
  db: Queries,
  orders: Order[],
  { t, language }: LanguageContext,
): Promise<OrderAnswer[]> {
  if (orders.length === 0) return [];
  return (await readOrderParts(db, orders, { language })).map((whole) => orderAnswer(whole, t));
}

function orderAnswer(whole: OrderWithParts, t: Translate): OrderAnswer {
  const { order, parts } = whole;
  const { items, payments, refunds, cancellations, exchanges, studio } = parts;
  const { currencyCode, totals, deliveryOption, deliveryDate } = order;
  const shown = shownItems(whole);
  const isBound = isCancelledWithExchange(originExchange(whole));
  const beforePacked = isBeforePacked(
    order,
    shown.map(({ history }) => history),
  );
  const names = new Map(items.map(({ productId, details }) => [productId, details.name]));
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    items: shown.map((item) => shownItemAnswer(whole, item, t)),
    payments: { paymentList: paymentList(whole, t) },
    shippingAddress: order.address,
    deliveryOption: { type: deliveryOption, title: t(`checkout.delivery-${deliveryOption}`), deliveryDate },
    studio,
    amount: wireTotals({ ...totals, discounts: translatedDiscounts(totals.discounts, names, t) }),
    currencyCode,
    finalTotal: finalTotal(order),
    cancellableUntil: order.status === 'placed' && !isBound ? openUntil(order, shown) : null,
    cancellation: order.status === 'cancelled' ? cancellationOf(order, cancellations, refunds) : null,
    hasRefunds: refunds.length > 0,
    access: 'owner',
    addressOpen: beforePacked,
    cashConfirmation: cashConfirmation(order, payments, beforePacked),
    exchangeOf: exchangeOfNewOrder(exchanges, order.id),
    acts: [],
  };
}

/** The payment that decides the state of an order, and the received ones of its changes. */
function paymentList(
  { order: { currencyCode }, parts: { payments, refunds } }: OrderWithParts,
  t: Translate,
): OrderAnswer['payments']['paymentList'] {
  const deciding = decidingPayment(payments);
  const ofChanges = payments.filter((payment) => payment !== deciding && isOfChange(payment));
  return [deciding ?? [], ofChanges].flat().map((payment) => ({
    method: payment.method,
    title: paymentName(payment, t),
    amount: fromMinor(payment.amount, currencyCode),
    status: shownStatus(payment, refunds),
    purpose: payment.purpose,
    feeTitle: feeTitle(payment, t),
  }));
}

/** Whether a payment for an amendment of the order, or for the exchange that made it, was received. */
function isOfChange({ purpose, status }: Payment): boolean {
  return purpose !== 'order' && isGood(status);
}

/** Whether a cash order can be confirmed, and when it was; null for an order that is paid otherwise. */
function cashConfirmation(
  { cashConfirmedAt }: Order,
  payments: Payment[],
  beforePacked: boolean,
): OrderAnswer['cashConfirmation'] {
  if (decidingPayment(payments)?.status !== 'cash_due') return null;
  return { open: beforePacked && cashConfirmedAt === null, at: cashConfirmedAt?.toISOString() ?? null };
}

/**
 * The last day on which an item of an order can be cancelled free of charge, as far as its days are known; null if none can.
 * Memberships are left out, because they begin with their order.
 */
function openUntil({ deliveryDate }: Order, items: ShownItem[]): string | null {
  const open = items.filter(
    ({ item, history }) => isBeforeLab(history) && item.details.tierMembershipDuration === null,
  );
  const days = open.map(({ expected }) => cancellableUntil(expected) ?? deliveryDate).sort();
  const last = days.at(-1);
  return last ? new Date(last).toISOString() : null;
}

/** The cancellations of an order as one value; null if nothing was cancelled. */
function cancellationOf(
  { currencyCode }: Order,
  acts: OrderParts['cancellations'],
  refunds: OrderParts['refunds'],
): OrderAnswer['cancellation'] {
  const last = acts.toSorted((a, b) => Number(b.cancelledAt) - Number(a.cancelledAt))[0];
  if (!last) return null;
  return {
    at: last.cancelledAt.toISOString(),
    refundMethod: last.refundMethod ?? acts.find(({ refundMethod }) => refundMethod)?.refundMethod ?? null,
    refundAmount: fromMinor(
      acts.reduce((sum, { refundAmount }) => sum + refundAmount, 0),
      currencyCode,
    ),
    dueOn: shownBy(refunds.filter(({ reason }) => reason === 'cancelled')),
  };
}

function finalTotal({ totals, total }: Order): OrderAnswer['finalTotal'] {
  const parts = {
    sub_total: totals.subTotal,
    discount: -totals.totalDiscount,
    shipping: totals.shipping,
    payment_fee: totals.paymentFee,
    ...(totals.taxIncluded ? {} : { tax: totals.totalTax }),
    grand_total: total,
  };
  return Object.entries(parts).map(([id, minor]) => ({ id, value: minor / 100 }));
}
