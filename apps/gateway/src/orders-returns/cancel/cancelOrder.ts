import type { Cancellation, RefundMethod } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { EventContext } from '../../platform/events.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { restock } from '../../checkout/order/releaseGoods.ts';
import { addRefund, spentCredit } from '../../checkout/payment/refunds/addRefund.ts';
import { cancelling, cancelReasons, type Cancelling } from './cancelReasons.ts';
import { lockOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';
import { orders } from '../../checkout/order/schema.ts';
import { enqueueAdvance } from '../fulfilment/advanceOrder.ts';
import { moveItems } from '../fulfilment/moveItems.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess, type OrderAccess } from '../guestAccess/orderAccess.ts';
import { orderCancellation } from '../schema.ts';

type Wish = z.output<typeof Cancellation>;

/**
 * Cancels an order that the caller may change (ORD-06): goods, money and timeline change together or not at all, and whoever else
 * changes the order meanwhile waits for its row.
 */
export async function cancelOrder(
  orderId: string,
  wish: Wish,
  context: CallContext<'guest'>,
): Promise<OrderAccess> {
  const { db, publish, t } = context;
  const { access, actor } = await orderAccess(context, orderId, 'write');
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const state = await cancelling(tx, order);
    if (state.obstacle) throw refuse(409, 'not_cancellable', state.obstacle);
    const { refundMethods } = cancelReasons(order, state, t);
    const isOffered = refundMethods.some(({ id }) => id === wish.refundMethod);
    if (refundMethods.length > 0 && !isOffered)
      throw refuse(
        422,
        'refund_method_missing',
        'orders.refund-method',
        {},
        {
          refundMethod: 'orders.refund-method',
        },
      );
    const refundMethod = refundMethods.length > 0 ? (wish.refundMethod ?? null) : null;
    await endOrder({ tx, publish }, { order, actor }, state, wish, refundMethod);
    await recordAct(tx, { orderId, actor, act: 'cancelled' });
    const [cancelled] = await tx
      .update(orders)
      .set({ status: 'cancelled', reservedUntil: null })
      .where(eq(orders.id, orderId))
      .returning();
    if (!cancelled) throw orderNotFound();
    return { order: cancelled, access, actor };
  });
}

async function endOrder(
  { tx, publish }: Pick<EventContext, 'tx' | 'publish'>,
  { order, actor }: Pick<OrderAccess, 'order' | 'actor'>,
  { items, paid }: Cancelling,
  { reason, comment }: Wish,
  refundMethod: RefundMethod | null,
): Promise<void> {
  const amount = paid?.amount ?? 0;
  await tx.insert(orderCancellation).values({
    orderId: order.id,
    reason,
    comment: comment || null,
    refundMethod,
    refundAmount: amount,
  });
  await moveItems({ tx, publish }, order, { items, status: 'cancelled', actor });
  await enqueueAdvance(tx, order.id);
  const { id: orderId, cartId, country, sessionId, customerId } = order;
  await publish(tx, 'onOrderEnded', {
    orderId,
    cartId,
    country,
    reason: 'cancelled',
    shopper: { id: sessionId, customerId },
  });
  await restock(
    tx,
    items.map((item) => ({ item, pieces: item.quantity })),
    'cancelled',
  );
  const credit = spentCredit(order);
  if (credit > 0)
    await addRefund(tx, order, {
      key: `cancelled-${orderId}-credit`,
      paymentId: null,
      amount: credit,
      method: 'storecredit',
      reason: 'cancelled',
    });
  if (paid && refundMethod)
    await addRefund(tx, order, {
      ...{
        key: `cancelled-${orderId}`,
        paymentId: paid.id,
        amount,
        method: refundMethod,
        reason: 'cancelled',
      },
    });
  await enqueue(tx, 'order.tell-cancelled', { orderId }, { key: `order.cancelled-${orderId}` });
}
