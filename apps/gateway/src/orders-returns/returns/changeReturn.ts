import type { ReturnRefundMethod } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { Order } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/events.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { recordAct } from '../acts/recordAct.ts';
import { orderAccess } from '../guestAccess/orderAccess.ts';
import { returnOf, returnsOf, returnsOfItem, type WholeReturn } from './orderReturns.ts';
import { roundOf } from './mode/pickupRound.ts';
import { pickupTaken, pincodeOf, takeRound } from './mode/returnModes.ts';
import { requireAccount } from './refund/requireAccount.ts';
import { refundChoices, chosenRefundMethod } from './refund/refundMethods.ts';
import { orderReturn, returnItem } from './schema.ts';
import { mayDo } from './state/returnStates.ts';
import { setStatus } from './state/setStatus.ts';
import { enqueueReturnAdvance } from './transport/advanceReturn.ts';

/** Runs a change of a return by its shopper, with the order locked; returns the return's group. */
async function change(
  context: CallContext<'guest'>,
  orderId: string,
  find: (tx: Queries) => Promise<WholeReturn | null | undefined>,
  work: (tx: Queries, wholeReturn: WholeReturn, order: Order, actor: Actor) => Promise<void>,
): Promise<string> {
  const { actor } = await orderAccess(context, orderId, 'write');
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const wholeReturn = await find(tx);
    if (!wholeReturn) throw returnNotFound();
    await work(tx, wholeReturn, order, actor);
    return wholeReturn.groupId;
  });
}

/**
 * Cancels a return of the caller, as long as the courier does not have the parcel; its pieces can be returned later
 * (RET-08).
 */
export async function cancelReturn(
  context: CallContext<'guest'>,
  orderId: string,
  returnId: string,
): Promise<string> {
  return change(
    context,
    orderId,
    (tx) => returnOf(tx, orderId, returnId),
    async (tx, wholeReturn, _order, actor) => {
      await setStatus(tx, wholeReturn, 'cancelled', actor);
      await releasePieces(tx, wholeReturn.id);
    },
  );
}

/** Moves the courier's pickup to another day, which may be later than the last day of the return. */
export async function changePickup(
  context: CallContext<'guest'>,
  orderId: string,
  returnId: string,
  pickup: { date: string; from: string },
): Promise<string> {
  return change(
    context,
    orderId,
    (tx) => returnOf(tx, orderId, returnId),
    async (tx, wholeReturn, { country, address }, actor) => {
      if (!mayDo('change_pickup', wholeReturn.status) || wholeReturn.mode !== 'schedule_pickup')
        throw refuse(409, 'return_move', 'returns.refused.cancelled');
      const wanted = `${pickup.date} ${Number(pickup.from.slice(0, 2))}`;
      if (wanted === wholeReturn.missedRound) throw pickupTaken();
      if (wanted === roundOf(wholeReturn)) return;
      const round = await takeRound(tx, country, pincodeOf(address), pickup);
      const sendBy = [wholeReturn.sendBy ?? round.pickupOn, round.pickupOn].toSorted().at(-1);
      await tx
        .update(orderReturn)
        .set({ ...round, sendBy })
        .where(eq(orderReturn.id, wholeReturn.id));
      await recordAct(tx, { orderId, actor, act: 'pickup_changed', details: { returnId } });
      await enqueueReturnAdvance(tx, wholeReturn.id);
    },
  );
}

/** Chooses the refund method of an item's open return, until the refund is sent (RET-08). */
export async function chooseRefund(
  context: CallContext<'guest'>,
  orderId: string,
  { itemId, refundMethod }: { itemId: string; refundMethod: ReturnRefundMethod },
): Promise<string> {
  return change(
    context,
    orderId,
    async (tx) => {
      const own = returnsOfItem(await returnsOf(tx, orderId), itemId);
      return own.find(({ status }) => mayDo('choose_refund', status)) ?? own[0];
    },
    async (tx, wholeReturn, order, actor) => {
      const choices = refundChoices(order, await paymentsOf(tx, orderId), new Date(), context.t);
      chosenRefundMethod(choices, refundMethod);
      if (refundMethod === 'neft') await requireAccount(tx, orderId);
      if (!mayDo('choose_refund', wholeReturn.status))
        throw refuse(409, 'return_move', 'returns.refused.refunded');
      await tx.update(orderReturn).set({ refundMethod }).where(eq(orderReturn.id, wholeReturn.id));
      await recordAct(tx, {
        orderId,
        actor,
        act: 'refund_chosen',
        details: { returnId: wholeReturn.id, method: refundMethod },
      });
    },
  );
}

/** Releases the pieces of a return that was cancelled or has expired, so that they can be returned later. */
export async function releasePieces(tx: Queries, returnId: string): Promise<void> {
  await tx.update(returnItem).set({ isReleased: true }).where(eq(returnItem.returnId, returnId));
}

/** The refusal of a return that the order does not have. */
export function returnNotFound() {
  return refuse(404, 'return_not_found', 'returns.not-found');
}
