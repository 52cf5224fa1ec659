import type { OrderItem } from '@lunette/orders-returns/contract';
import type { StoredAppointment } from '../../appointments/schema.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { decidingPayment } from '../../checkout/payment/orderPayments.ts';
import type { Translate } from '../../platform/texts/texts.ts';
import { isUnsettled, isWorthHeld, itemExchange } from '../exchange/itemExchange.ts';
import { daysLate } from '../exchange/newOrder/newOrderDelay.ts';
import type { StoredExchange } from '../exchange/schema.ts';
import { expectedDay } from '../fulfilment/expectedDay.ts';
import { isBeforeWork, type ItemStep } from '../fulfilment/itemHistory.ts';
import { lateCancel } from '../fulfilment/late/lateCancel.ts';
import { parcelAnswer } from '../fulfilment/parcel/parcelAnswer.ts';
import type { Parcel } from '../fulfilment/schema.ts';
import { hasLensChoice, isBeforeLenses, isPowerOpen, isPowerUnread } from '../power/openPower.ts';
import { itemReturn } from '../returns/eligibility/itemReturn.ts';
import { itemAnswer } from './itemAnswer.ts';
import type { OrderWithParts } from './orderParts.ts';
import { dayAfter, expectedStatuses } from './timeline.ts';

/** An item with its past and future steps. */
export interface ShownItem {
  item: StoredItem;
  history: ItemStep[];
  sent: Parcel | undefined;
  expected: OrderItem['expectedStatuses'];
}

/** The exchange that made an order; undefined if none did. */
export function originExchange({ order, parts }: OrderWithParts): StoredExchange | undefined {
  return parts.exchanges.find(({ newOrderId }) => newOrderId === order.id);
}

/** The items of an order with their steps. */
export function shownItems(whole: OrderWithParts): ShownItem[] {
  const { order, parts } = whole;
  const cameBy = originExchange(whole);
  return parts.items.map((item) => {
    const history = parts.history.get(item.id) ?? [];
    const sent = parts.parcels.find(({ id }) => id === item.parcelId);
    const progress = { history, hasLenses: lensPackageOf(item.details) !== null };
    const late = cameBy && isBeforeWork(history) ? daysLate(cameBy, order.country) : 0;
    const day = dayAfter(expectedDay(order, item, sent), late);
    return { item, history, sent, expected: expectedStatuses(progress, day, order.country) };
  });
}

/** An item of an order in the form of the contract. */
export function shownItemAnswer(
  whole: OrderWithParts,
  { item, history, sent, expected }: ShownItem,
  t: Translate,
): OrderItem {
  const { order, parts } = whole;
  const { fittings, exchanges, returns } = parts;
  const cancelled = parts.pieces.get(item.id) ?? 0;
  const powerOpen = isPowerOpen(order, item, history);
  const cameBy = originExchange(whole);
  return {
    ...itemAnswer(item, history),
    parcel: parcelAnswer(sent),
    cancelled,
    appointment: fittingAnswer(fittings.find(({ itemId }) => itemId === item.id)),
    nextStatus: expected[0] ?? null,
    expectedStatuses: expected,
    powerOpen,
    powerUnread: powerOpen && isPowerUnread(item),
    unreadable: powerOpen ? item.unreadable : null,
    lateCancel: lateAnswer(order, { item, history, cancelled }, cameBy),
    lensesOpen: hasLensChoice(item) && isBeforeLenses(order, history) && !parts.pieces.has(item.id),
    ...itemReturn(
      {
        order,
        history,
        payment: decidingPayment(parts.payments),
        returns,
        item: { ...item, quantity: item.quantity - cancelled },
        isUnsettled: cameBy !== undefined && isUnsettled(cameBy),
      },
      t,
    ),
    exchangeable: false,
    exchange: itemExchange(exchanges, returns, item.id),
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

function fittingAnswer(fitting: StoredAppointment | undefined): OrderItem['appointment'] {
  if (!fitting) return null;
  const { id, startsAt, storeCode } = fitting;
  return { appointmentId: id, startsAt: startsAt.toISOString(), storeCode };
}
