import type { Parsed } from '@lunette/api-client/contract';
import type { exchangeContract } from '@lunette/orders-returns/contract';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import { insertPayment } from '../../../checkout/payment/insertPayment.ts';
import { DIFFERENCE_METHOD } from '../../../checkout/payment/methods/methods.ts';
import { holdWorth } from '../../../checkout/payment/refunds/refundAll.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { orderAccess } from '../../guestAccess/orderAccess.ts';
import { approveParcel, newNumber, requestParcel } from '../../returns/beginReturn.ts';
import { endReturn } from '../settlement/endReturn.ts';
import { findExchange, lockExchangeRow, updateExchange } from '../exchanges.ts';
import { insertNewOrder, placeNewOrder } from '../newOrder/newOrder.ts';
import { enqueueExchangeNotice } from '../notifyExchange.ts';
import { openPaymentPage } from './payExchange.ts';
import {
  previewExchange,
  refuseOtherDifference,
  type PreviewedExchange,
} from '../preview/previewExchange.ts';
import type { StoredExchange } from '../schema.ts';

type Confirmation = Parsed<typeof exchangeContract.confirmExchange>['body'];

/**
 * Confirms an exchange exactly as its shopper has seen it: the old goods become a return, their worth is held for the new
 * goods, and the order of the new goods is stored with its goods reserved. It is placed at once, or when the difference is
 * paid. An exchange that is already confirmed is returned unchanged.
 */
export async function confirmExchange(
  context: CallContext<'guest'>,
  orderId: string,
  exchangeId: string,
  request: Confirmation,
): Promise<StoredExchange> {
  const { actor } = await orderAccess(context, orderId, 'write');
  await findExchange(context.db, orderId, exchangeId);
  const confirmed = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const exchange = await lockExchangeRow(tx, exchangeId);
    if (exchange.status !== 'open') return refuseEnded(exchange);
    if (exchange.expiresAt.getTime() <= Date.now()) throw refuse(409, 'exchange_over', 'exchange.over');
    // If its earlier order was not paid in time, its return may still be open with these pieces.
    const fresh = await endReturn(tx, exchange);
    const previewed = await previewExchange(tx, context, order, fresh, request);
    refuseOtherDifference(previewed, request.preview);
    return confirm(tx, context, order, fresh, previewed, { request, actor });
  });
  await openPaymentPage(context, confirmed);
  return confirmed;
}

function refuseEnded(exchange: StoredExchange): StoredExchange {
  if (exchange.status === 'cancelled' || exchange.status === 'expired')
    throw refuse(409, 'exchange_over', 'exchange.over');
  return exchange;
}

async function confirm(
  tx: Queries,
  context: CallContext<'guest'>,
  order: Order,
  exchange: StoredExchange,
  previewed: PreviewedExchange,
  { request, actor }: { request: Confirmation; actor: Actor },
): Promise<StoredExchange> {
  const { itemId, quantity, reason } = exchange;
  const { old, moves, refundMethod, collectedOn } = previewed;
  const { leaves, returnMode, pickup, storeCode } = request;
  const begun = {
    order,
    previewed: { refundMethod },
    actor,
    groupId: await newNumber(tx),
    request: { returnMode, pickup, storeCode, items: [{ itemId, quantity, reason, photos: [] }] },
  };
  const requested = await requestParcel(tx, context, begun, old.pieces);
  await holdWorth(tx, order, {
    key: `exchange-${requested.id}`,
    returnId: requested.id,
    credit: moves.credit,
    paid: moves.paid,
  });
  const next = await insertNewOrder(tx, context, order, { ...exchange, leaves }, previewed);
  const now = await updateExchange(tx, exchange, {
    status: 'unpaid',
    leaves,
    collectedOn,
    worth: old.worth,
    returnId: requested.id,
    newOrderId: next.id,
  });
  await recordAct(tx, {
    orderId: order.id,
    itemId,
    actor,
    act: 'exchange_confirmed',
    details: { newOrderId: next.id },
  });
  if (moves.payNow > 0) {
    const target = { purpose: 'exchange', id: exchange.id } as const;
    await insertPayment(tx, next, { method: DIFFERENCE_METHOD, amount: moves.payNow, target });
    return now;
  }
  const placed = await placeNewOrder({ tx, publish: context.publish }, now, next);
  await approveParcel(tx, requested);
  await enqueueExchangeNotice(tx, placed);
  return placed;
}
