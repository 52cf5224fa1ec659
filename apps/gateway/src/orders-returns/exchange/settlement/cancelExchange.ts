import { isOpen } from '@lunette/checkout/rules';
import { eq } from 'drizzle-orm';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { restock } from '../../../checkout/order/releaseGoods.ts';
import { orders, type Order } from '../../../checkout/order/schema.ts';
import { closePayment } from '../../../checkout/payment/askProvider.ts';
import { dropWorth } from '../../../checkout/payment/refunds/moveWorth.ts';
import { moneyLeft } from '../../../checkout/payment/refunds/moneyLeft.ts';
import { refundAll } from '../../../checkout/payment/refunds/refundAll.ts';
import type { Actor, TransactionContext } from '../../../platform/events.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { enqueueAdvance } from '../../fulfilment/enqueueAdvance.ts';
import { moveItems } from '../../fulfilment/moveItems.ts';
import { historyOf, isBeforeLab } from '../../fulfilment/itemHistory.ts';
import { orderAccess } from '../../guestAccess/orderAccess.ts';
import { returnOf } from '../../returns/orderReturns.ts';
import { mayMove } from '../../returns/state/returnStates.ts';
import { cancelledItem, orderCancellation } from '../../schema.ts';
import { endReturn } from './endReturn.ts';
import { dropCart } from '../cart/exchangeCart.ts';
import { findExchange, lockExchange, updateExchange, type LockedExchange } from '../exchanges.ts';
import { enqueueExchangeNotice } from '../notifyExchange.ts';
import { paymentsFor } from '../confirmation/payExchange.ts';
import type { StoredExchange } from '../schema.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Cancels an open exchange and deletes its cart. Changes nothing if the exchange has ended. */
export async function leaveExchange(
  context: CallContext<'guest'>,
  orderId: string,
  exchangeId: string,
): Promise<StoredExchange> {
  await orderAccess(context, orderId, 'write');
  await findExchange(context.db, orderId, exchangeId);
  return context.db.transaction(async (tx) => {
    const { exchange } = await lockExchange(tx, exchangeId);
    if (exchange.status === 'cancelled' || exchange.status === 'expired') return exchange;
    if (exchange.status !== 'open') throw refuse(409, 'exchange_confirmed', 'exchange.confirmed');
    return end(tx, await endReturn(tx, exchange));
  });
}

async function end(tx: Queries, exchange: StoredExchange): Promise<StoredExchange> {
  await dropCart(tx, exchange);
  return updateExchange(tx, exchange, { status: 'cancelled', cartId: null, endedAt: new Date() });
}

/**
 * Cancels a confirmed exchange, as long as the old goods are not handed over and the new ones are not begun. The new order
 * is cancelled, its difference is refunded, and the shopper keeps the old goods.
 */
export async function cancelExchange(
  context: CallContext<'guest'>,
  orderId: string,
  exchangeId: string,
): Promise<StoredExchange> {
  const { db, publish } = context;
  const { actor } = await orderAccess(context, orderId, 'write');
  const found = await findExchange(db, orderId, exchangeId);
  if (found.status === 'unpaid')
    for (const open of await paymentsFor(db, found))
      if (isOpen(open.status)) await closePayment(context, open);
  return db.transaction(async (tx) => {
    const locked = await lockExchange(tx, exchangeId);
    const { exchange, next } = locked;
    if (exchange.status === 'cancelled' || exchange.status === 'expired') return exchange;
    if (exchange.status === 'open') return end(tx, await endReturn(tx, exchange));
    if (!(await isCancellable(tx, locked))) throw refuse(409, 'exchange_late', 'exchange.late');
    const stopped = await updateExchange(tx, exchange, { status: 'cancelled', endedAt: new Date() });
    if (next) await cancelNewOrder({ tx, publish }, next, actor);
    await endReturn(tx, stopped, actor);
    await recordAct(tx, { orderId, itemId: exchange.itemId, actor, act: 'exchange_cancelled' });
    await enqueueExchangeNotice(tx, stopped);
    return stopped;
  });
}

/** Whether an exchange can be cancelled: the old goods are not handed over, and the new ones are not begun. */
export async function isCancellable(
  tx: Queries,
  { exchange, next }: Pick<LockedExchange, 'exchange' | 'next'>,
): Promise<boolean> {
  if (exchange.status === 'open') return true;
  if (exchange.status !== 'unpaid' && exchange.status !== 'confirmed') return false;
  const wholeReturn = exchange.returnId ? await returnOf(tx, exchange.orderId, exchange.returnId) : null;
  if (!wholeReturn || !next || !mayMove(wholeReturn, 'cancelled', 'customer')) return false;
  return isUntouched(tx, next.id);
}

/** Whether the lab has begun no item of an order. */
export async function isUntouched(tx: Queries, orderId: string): Promise<boolean> {
  return [...(await historyOf(tx, [orderId])).values()].every(isBeforeLab);
}

/** Cancels the whole order of new goods, which the caller has locked together with the old one. */
export async function cancelNewOrder(
  { tx, publish }: TransactionContext,
  next: Order,
  actor: Actor,
): Promise<void> {
  if (next.status === 'cancelled') return;
  const { id: orderId, cartId, country, sessionId, customerId } = next;
  const isPlaced = next.status === 'placed';
  await tx.update(orders).set({ status: 'cancelled', reservedUntil: null }).where(eq(orders.id, orderId));
  const shopper = { id: sessionId, customerId };
  const ended = { orderId, cartId, country, shopper };
  if (!isPlaced) {
    await publish(tx, 'onOrderEnded', { ...ended, reason: 'unpaid' });
    return;
  }
  await dropWorth(tx, orderId);
  const items = await itemsOf(tx, orderId);
  const amount = await moneyLeft(tx, orderId);
  const [cancellation] = await tx
    .insert(orderCancellation)
    .values({
      orderId,
      reason: 'other',
      comment: null,
      refundMethod: amount > 0 ? 'source' : null,
      refundAmount: amount,
    })
    .returning();
  if (!cancellation) throw new Error(`No cancellation of order ${orderId} was stored`);
  await tx
    .insert(cancelledItem)
    .values(
      items.map(({ id: itemId, quantity: pieces }) => ({ cancellationId: cancellation.id, itemId, pieces })),
    );
  await restock(
    tx,
    items.map((item) => ({ item, pieces: item.quantity })),
    'cancelled',
  );
  await refundAll(tx, next, {
    key: `cancelled-${cancellation.id}`,
    reason: 'cancelled',
    credit: 0,
    paid: { amount, method: 'source' },
  });
  await moveItems({ tx, publish }, next, { items, status: 'cancelled', actor });
  await recordAct(tx, { orderId, actor, act: 'cancelled' });
  await publish(tx, 'onOrderEnded', { ...ended, reason: 'cancelled' });
  await enqueueAdvance(tx, orderId);
}
