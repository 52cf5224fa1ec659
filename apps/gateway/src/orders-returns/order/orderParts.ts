import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import { inArray } from 'drizzle-orm';
import { fittingsToCome } from '../../appointments/orderVisit/fittingsToCome.ts';
import type { StoredAppointment } from '../../appointments/schema.ts';
import { itemsByOrder } from '../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { paymentsByOrder } from '../../checkout/payment/orderPayments.ts';
import { refundsByOrder } from '../../checkout/payment/refunds/refunds.ts';
import type { Payment, Refund } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { LanguageContext } from '../../platform/http/callContext.ts';
import { cancelledPieces } from '../cancel/cancelledPieces.ts';
import { exchangesOf } from '../exchange/exchanges.ts';
import type { StoredExchange } from '../exchange/schema.ts';
import { historyOf, type ItemStep } from '../fulfilment/itemHistory.ts';
import { parcelsByOrder } from '../fulfilment/parcel/parcelAnswer.ts';
import type { Parcel } from '../fulfilment/schema.ts';
import { returnsByOrder, type WholeReturn } from '../returns/orderReturns.ts';
import { orderCancellation } from '../schema.ts';
import { orderStudios } from './orderStudios.ts';

/** What belongs to an order and is shown with it. */
export interface OrderParts {
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

/** An order with what is shown with it. */
export interface OrderWithParts {
  order: Order;
  parts: OrderParts;
}

/** Reads what is shown with orders. The number of queries does not depend on the number of orders. */
export async function readOrderParts(
  db: Queries,
  orders: Order[],
  { language }: Pick<LanguageContext, 'language'>,
): Promise<OrderWithParts[]> {
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
  return orders.map((order) => ({
    order,
    parts: {
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
    },
  }));
}
