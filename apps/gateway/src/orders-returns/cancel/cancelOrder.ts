import { toMinor } from '@lunette/country-config';
import type { Cancellation, RefundMethod } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { refundAll } from '../../checkout/payment/refunds/refundAll.ts';
import { lowerCashDue } from '../../checkout/payment/methods/cash/lowerCashDue.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { moneyLeft } from '../../checkout/payment/refunds/moneyLeft.ts';
import { restock, writeOffLost } from '../../checkout/order/releaseGoods.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../checkout/order/schema.ts';
import { totalOf } from '../../checkout/order/tenders.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor, TransactionContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { OutboundRefusal, OutboundUnavailable } from '../../platform/outbound/outbound.ts';
import { endDebt } from '../exchange/settlement/endDebt.ts';
import { enqueueAdvance } from '../fulfilment/enqueueAdvance.ts';
import { isBeforeLab } from '../fulfilment/itemHistory.ts';
import { moveItems } from '../fulfilment/moveItems.ts';
import { creditCancelled } from '../papers/issuePapers.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';
import { refundMethods } from './cancelReasons.ts';
import {
  cancelState,
  chosenPieces,
  countedItems,
  isReceived,
  worthOf,
  type CancelState,
  type ChosenPieces,
} from './cancelState.ts';
import { whileStopped, type RequireStopped } from './whileStopped.ts';

type CancelRequest = z.output<typeof Cancellation>;

/**
 * Cancels pieces of an order that the caller may change, or all of its pieces that can be cancelled (ORD-06). Goods, money
 * and timeline change in one transaction, which holds the lock on the order. Pieces that are weeks late and being made or
 * packed are stopped at lab and courier first.
 */
export async function cancelOrder(
  orderId: string,
  request: CancelRequest,
  context: CallContext<'guest'> & Pick<Gateway, 'texts'>,
): Promise<OrderAccess> {
  const { publish } = context;
  const { access, actor } = await orderAccess(context, orderId, 'write');
  try {
    const order = await whileStopped(context, orderId, async (tx, requireStopped) => {
      const locked = await lockOrder(tx, orderId);
      const state = await cancelState(tx, locked);
      const chosen = chosenPieces(state, request.items);
      const { reason, comment } = request;
      const refundMethod = checkedMethod(locked, state, chosen, request);
      const cancelled = { chosen, actor, reason, comment, refundMethod };
      return cancelChosen({ tx, publish, requireStopped }, locked, state, cancelled);
    });
    return { order, access, actor };
  } catch (error) {
    // If the lab or the courier refuses the call, it is not known whether the pieces are stopped.
    if (error instanceof OutboundRefusal)
      context.log.error({ err: error }, 'lab or courier refused to answer');
    if (error instanceof OutboundUnavailable || error instanceof OutboundRefusal)
      throw refuse(503, 'not_stopped', 'orders.cancel-down');
    throw error;
  }
}

type Cancelling = Pick<CancelledPieces, 'chosen' | 'reason' | 'comment' | 'refundMethod'> & { actor: Actor };

/**
 * Cancels the chosen pieces once they are stopped, and the order if no piece of it is left. The caller has locked the order.
 */
export async function cancelChosen(
  { tx, publish, requireStopped }: TransactionContext & { requireStopped: RequireStopped },
  order: Order,
  state: CancelState,
  { actor, ...cancelled }: Cancelling,
): Promise<Order> {
  const { chosen } = cancelled;
  const { isAll, feeRefund, late } = worthOf(order, state, chosen);
  if (state.owed && !isAll) throw refuse(409, 'not_cancellable', 'orders.cancel-exchange-whole');
  requireStopped(chosen);
  const received = isReceived(state.payment) ? await moneyLeft(tx, order.id) : 0;
  const resellable = chosen.filter(
    ({ entry: { item, history } }) => isBeforeLab(history) || !lensPackageOf(item.details),
  );
  await cancelPieces(tx, order, state, { ...cancelled, resellable });
  await creditCancelled(tx, order, countedItems(state, chosen), { feeRefund, received, late });
  await endItems({ tx, publish }, order, actor, chosen);
  if (state.owed) await endDebt(tx, state.owed.exchange);
  const { id: orderId } = order;
  if (!isAll) {
    for (const { entry, pieces } of chosen)
      await recordAct(tx, {
        orderId,
        itemId: entry.item.id,
        actor,
        act: 'pieces_cancelled',
        details: { pieces },
      });
    return order;
  }
  await recordAct(tx, { orderId, actor, act: 'cancelled' });
  return endOrder({ tx, publish }, order);
}

/** Cancels an order of which no piece is left. */
export async function endOrder({ tx, publish }: TransactionContext, order: Order): Promise<Order> {
  const ended = { ...order, status: 'cancelled' as const, reservedUntil: null };
  const { id: orderId, cartId, country, sessionId, customerId } = order;
  await tx.update(orders).set({ status: ended.status, reservedUntil: null }).where(eq(orders.id, orderId));
  const shopper = { id: sessionId, customerId };
  await publish(tx, 'onOrderEnded', { orderId, cartId, country, reason: 'cancelled', shopper });
  return ended;
}

interface CancelledPieces {
  chosen: readonly ChosenPieces[];
  reason: typeof orderCancellation.$inferInsert.reason;
  comment?: string | undefined;
  /** The refund method; null if no money was received for these pieces. */
  refundMethod: RefundMethod | null;
  /** The most that is refunded, in minor units, if less may have been received than the pieces cost. */
  most?: number;
  /** The pieces that return to the stock. */
  resellable: readonly ChosenPieces[];
  /** The pieces that the courier has lost. */
  lost?: readonly ChosenPieces[];
}

/**
 * Takes pieces out of an order: their goods return to the stock, their money is refunded, and the shopper is notified. The
 * caller has locked the order.
 */
export async function cancelPieces(
  tx: Queries,
  order: Order,
  state: CancelState,
  { chosen, reason, comment, refundMethod, most, resellable, lost = [] }: CancelledPieces,
): Promise<void> {
  const { voucher, credit, wallet, paid: cost } = worthOf(order, state, chosen).tenders;
  const paid = Math.min(cost, most ?? cost);
  const amount = voucher + credit + wallet + paid;
  const [cancellation] = await tx
    .insert(orderCancellation)
    .values({
      orderId: order.id,
      reason,
      comment: comment || null,
      refundMethod,
      refundAmount: isReceived(state.payment) ? amount : amount - paid,
    })
    .returning();
  if (!cancellation) throw new Error(`No cancellation of order ${order.id} was stored`);
  await tx.insert(cancelledItem).values(
    chosen.map(({ entry: { item }, pieces, atFault }) => ({
      cancellationId: cancellation.id,
      itemId: item.id,
      pieces,
      atFault,
    })),
  );
  const piecesOf = (some: readonly ChosenPieces[]) =>
    some.map(({ entry: { item }, pieces }) => ({ item, pieces }));
  await restock(tx, piecesOf(resellable), 'cancelled');
  await writeOffLost(tx, piecesOf(lost));
  const key = `cancelled-${cancellation.id}`;
  if (!isReceived(state.payment)) await lowerCashDue(tx, order.id, paid);
  await refundAll(tx, order, {
    key,
    reason: 'cancelled',
    credit: voucher + credit + wallet,
    paid: refundMethod ? { amount: paid, method: refundMethod } : null,
  });
  const payload = { cancellationId: cancellation.id };
  await enqueue(tx, 'order.tell-cancelled', payload, { key: `order.${key}` });
  // Shipping and fees that are not refunded may have to be invoiced.
  await enqueue(tx, 'order.issue-papers', { orderId: order.id }, { key: `order.issue-papers-${order.id}` });
}

/** Moves the items of which no piece is left to `cancelled`. */
async function endItems(
  { tx, publish }: TransactionContext,
  order: Order,
  actor: Actor,
  chosen: readonly ChosenPieces[],
): Promise<void> {
  const items = chosen
    .filter(({ entry, pieces }) => entry.cancelled + pieces === entry.item.quantity)
    .map(({ entry }) => entry.item);
  await moveItems({ tx, publish }, order, { items, status: 'cancelled', actor });
  await enqueueAdvance(tx, order.id);
}

/**
 * The method by which the money is refunded; null if none was received for these pieces. Refuses an amount that differs from
 * the one that the shopper saw.
 */
function checkedMethod(
  order: Order,
  state: CancelState,
  chosen: readonly ChosenPieces[],
  { refundMethod: wanted, expectedTotal }: CancelRequest,
): RefundMethod | null {
  const { payment } = state;
  const { tenders } = worthOf(order, state, chosen);
  const { paid } = tenders;
  if (expectedTotal !== undefined && toMinor(expectedTotal) !== totalOf(tenders))
    throw refuse(409, 'refund_changed', 'orders.cancel-changed');
  const offered = refundMethods(order, state, paid);
  if (offered.length === 0 && isReceived(payment) && paid > 0)
    throw refuse(409, 'not_cancellable', 'orders.cancel-cash');
  if (offered.length === 0) return null;
  if (wanted && offered.includes(wanted)) return wanted;
  const text = 'orders.refund-method';
  throw refuse(422, 'refund_method_missing', text, {}, { refundMethod: text });
}
