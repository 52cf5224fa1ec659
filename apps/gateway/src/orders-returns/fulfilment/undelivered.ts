import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { cancelPieces, endOrder } from '../cancel/cancelOrder.ts';
import { refundMethods } from '../cancel/cancelReasons.ts';
import { cancelState, isReceived, worthOf } from '../cancel/cancelState.ts';
import { creditUndelivered } from '../papers/issuePapers.ts';

/**
 * Goods that the courier has brought back end like cancelled ones: what was paid for them goes back the way it came, what
 * was to be paid at the door is not due any more, and what was not made to measure is on the shelf again.
 */
export async function takeBackUndelivered(
  { orderId, itemIds, status }: DomainEvents['onItemsMoved'],
  { tx, publish }: EventContext,
): Promise<void> {
  if (status !== 'returned_to_sender') return;
  const order = await lockOrder(tx, orderId);
  const state = await cancelState(tx, order);
  const chosen = state.items
    .map((entry) => ({ entry, pieces: entry.item.quantity - entry.cancelled }))
    .filter(({ entry, pieces }) => itemIds.includes(entry.item.id) && pieces > 0);
  if (chosen.length === 0) return;
  const { tenders, isAll } = worthOf(order, state, chosen);
  const isPaid = isReceived(state.payment);
  const [refundMethod = 'source'] = refundMethods(order, state.payment, tenders.paid);
  await cancelPieces(tx, order, state, {
    ...{ chosen, reason: 'undelivered' },
    refundMethod: isPaid && tenders.paid > 0 ? refundMethod : null,
    resellable: chosen.filter(({ entry }) => !lensPackageOf(entry.item.details)),
  });
  const counted = state.items.map((entry) => ({
    ...{ item: entry.item, shares: entry.shares, before: entry.cancelled },
    now: chosen.find((one) => one.entry === entry)?.pieces ?? 0,
  }));
  await creditUndelivered(tx, order, counted, { isAll, isReceived: isPaid });
  if (isAll) await endOrder({ tx, publish }, order);
}
