import { wireTotals } from '@lunette/cart/rules';
import type { Order as OrderAnswer, OrderItem } from '@lunette/orders-returns/contract';
import { isGood } from '@lunette/checkout/rules';
import { fromMinor } from '@lunette/country-config';
import { inArray } from 'drizzle-orm';
import { fittingsToCome } from '../../appointments/orderVisit/fittingsToCome.ts';
import { orderStudios } from './orderStudios.ts';
import type { StoredAppointment } from '../../appointments/schema.ts';
import { translatedDiscounts } from '../../cart/cartAnswer.ts';
import { shownStatus } from '../../checkout/payment/paymentAnswer.ts';
import { decidingPayment, paymentsByOrder } from '../../checkout/payment/orderPayments.ts';
import { refundsByOrder, shownBy } from '../../checkout/payment/refunds/refunds.ts';
import { feeTitle, paymentName } from '../../checkout/payment/methods/methods.ts';
import type { Payment, Refund } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { itemsByOrder } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { expectedDay } from '../fulfilment/expectedDay.ts';
import { historyOf, isBeforeLab, isBeforeWork, type ItemStep } from '../fulfilment/itemHistory.ts';
import { lateCancel } from '../fulfilment/late/lateCancel.ts';
import { parcelAnswer, parcelsByOrder } from '../fulfilment/parcel/parcelAnswer.ts';
import type { Parcel } from '../fulfilment/schema.ts';
import { isBeforePacked } from '../change/beforePacked.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { orderCancellation } from '../schema.ts';
import { hasLensChoice, isBeforeLenses, isPowerOpen, isPowerUnread } from '../power/openPower.ts';
import { exchangesOf } from '../exchange/exchanges.ts';
import {
  exchangeOfNewOrder,
  isCancelledWithExchange,
  isUnsettled,
  isWorthHeld,
  itemExchange,
} from '../exchange/itemExchange.ts';
import { daysLate } from '../exchange/newOrder/newOrderDelay.ts';
import type { StoredExchange } from '../exchange/schema.ts';
import { itemAnswer } from './itemAnswer.ts';
import { itemReturn } from '../returns/eligibility/itemReturn.ts';
import { returnsByOrder, type WholeReturn } from '../returns/orderReturns.ts';
import { cancellableUntil, dayAfter, expectedStatuses } from './timeline.ts';

interface Parts {
  items: StoredItem[];
  /** The steps of each item, by item. */
  history: Map<string, ItemStep[]>;
  parcels: Parcel[];
  payments: Payment[];
  refunds: Refund[];
  /** Fittings of the order that are still to come. */
  fittings: StoredAppointment[];
  cancellations: (typeof orderCancellation.$inferSelect)[];
  /** The number of cancelled pieces, by item. */
  pieces: Map<string, number>;
  /** Its returns, the newest first. */
  returns: WholeReturn[];
  /** Its exchanges and the exchange that made it, the newest first. */
  exchanges: StoredExchange[];
  /** The studio of the shopper's eye test. */
  studio: OrderAnswer['studio'];
}

/** An item with its past and future steps. */
interface ShownItem {
  item: StoredItem;
  history: ItemStep[];
  sent: Parcel | undefined;
  expected: OrderItem['expectedStatuses'];
}

/** Orders in the form of the contract. The number of queries does not depend on the number of orders. */
export async function orderAnswers(
  db: Queries,
  orders: Order[],
  { t, language }: LanguageContext,
): Promise<OrderAnswer[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const items = await itemsByOrder(db, ids);
  const history = await historyOf(db, ids);
  const parcels = await parcelsByOrder(db, ids);
  const payments = await paymentsByOrder(db, ids);
  const refunds = await refundsByOrder(db, ids);
  const fittings = await fittingsToCome(db, ids);
  const returns = await returnsByOrder(db, ids);
  const cancelled = await db.select().from(orderCancellation).where(inArray(orderCancellation.orderId, ids));
  const pieces = await cancelledPieces(db, ids);
  const exchanges = await exchangesOf(db, ids);
  const studios = await orderStudios(db, orders, { fittings, language });
  return orders.map((order) => {
    const parts = {
      items: items.get(order.id) ?? [],
      history,
      parcels: parcels.filter(({ orderId }) => orderId === order.id),
      payments: payments.get(order.id) ?? [],
      refunds: refunds.get(order.id) ?? [],
      fittings: fittings.filter(({ orderId }) => orderId === order.id),
      cancellations: cancelled.filter(({ orderId }) => orderId === order.id),
      pieces,
      returns: returns.get(order.id) ?? [],
      exchanges,
      studio: studios.get(order.id) ?? null,
    };
    return orderAnswer(order, parts, t);
  });
}

function orderAnswer(
  order: Order,
  {
    items,
    history,
    parcels,
    payments,
    refunds,
    fittings,
    cancellations,
    pieces,
    returns,
    exchanges,
    studio,
  }: Parts,
  t: Translate,
): OrderAnswer {
  const { currencyCode, country, totals, deliveryOption, deliveryDate } = order;
  const deciding = decidingPayment(payments);
  const cameBy = exchanges.find(({ newOrderId }) => newOrderId === order.id);
  const shown = items.map((item): ShownItem => {
    const mine = history.get(item.id) ?? [];
    const sent = parcels.find(({ id }) => id === item.parcelId);
    const progress = { history: mine, hasLenses: lensPackageOf(item.details) !== null };
    const late = cameBy && isBeforeWork(mine) ? daysLate(cameBy, country) : 0;
    const expected = expectedStatuses(progress, dayAfter(expectedDay(order, item, sent), late), country);
    return { item, history: mine, sent, expected };
  });
  const isBound = isCancelledWithExchange(cameBy);
  const beforePacked = isBeforePacked(
    order,
    shown.map((shownItem) => shownItem.history),
  );
  const names = new Map(items.map(({ productId, details }) => [productId, details.name]));
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    items: shown.map(({ item, history: mine, sent, expected }) => {
      return {
        ...itemAnswer(item, mine),
        parcel: parcelAnswer(sent),
        cancelled: pieces.get(item.id) ?? 0,
        appointment: fittingAnswer(fittings.find(({ itemId }) => itemId === item.id)),
        nextStatus: expected[0] ?? null,
        expectedStatuses: expected,
        powerOpen: isPowerOpen(order, item, mine),
        powerUnread: isPowerOpen(order, item, mine) && isPowerUnread(item),
        unreadable: isPowerOpen(order, item, mine) ? item.unreadable : null,
        lateCancel: lateAnswer(order, { item, history: mine, cancelled: pieces.get(item.id) ?? 0 }, cameBy),
        lensesOpen: hasLensChoice(item) && isBeforeLenses(order, mine) && !pieces.has(item.id),
        ...itemReturn(
          {
            order,
            history: mine,
            payment: deciding,
            returns,
            item: { ...item, quantity: item.quantity - (pieces.get(item.id) ?? 0) },
            isUnsettled: cameBy !== undefined && isUnsettled(cameBy),
          },
          t,
        ),
        exchangeable: false,
        exchange: itemExchange(exchanges, returns, item.id),
      };
    }),
    payments: {
      paymentList: [deciding ?? [], payments.filter((payment) => payment !== deciding && isOfChange(payment))]
        .flat()
        .map((payment) => ({
          method: payment.method,
          title: paymentName(payment, t),
          amount: fromMinor(payment.amount, currencyCode),
          status: shownStatus(payment, refunds),
          purpose: payment.purpose,
          feeTitle: feeTitle(payment, t),
        })),
    },
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
    cashConfirmation:
      deciding?.status === 'cash_due'
        ? {
            open: beforePacked && order.cashConfirmedAt === null,
            at: order.cashConfirmedAt?.toISOString() ?? null,
          }
        : null,
    exchangeOf: exchangeOfNewOrder(exchanges, order.id),
    acts: [],
  };
}

/** Whether a payment for an amendment of the order, or for the exchange that made it, was received. */
function isOfChange({ purpose, status }: Payment): boolean {
  return purpose !== 'order' && isGood(status);
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
  acts: Parts['cancellations'],
  refunds: Parts['refunds'],
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

/** The day on which the store cancels a late item, if its shopper may cancel it now; otherwise null. */
function lateAnswer(
  order: Order,
  { item, history, cancelled }: Pick<ShownItem, 'item' | 'history'> & { cancelled: number },
  cameBy: StoredExchange | undefined,
): OrderItem['lateCancel'] {
  const late = lateCancel(order, item, history);
  const isOpen = cancelled < item.quantity && !(cameBy && isWorthHeld(cameBy));
  return late && isOpen ? { endsOn: late.endsOn } : null;
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

function fittingAnswer(fitting: StoredAppointment | undefined): OrderItem['appointment'] {
  if (!fitting) return null;
  const { id, startsAt, storeCode } = fitting;
  return { appointmentId: id, startsAt: startsAt.toISOString(), storeCode };
}
