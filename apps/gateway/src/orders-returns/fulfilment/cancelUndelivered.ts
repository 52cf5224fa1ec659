import { sql } from 'drizzle-orm';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { moneyLeft } from '../../checkout/payment/refunds/moneyLeft.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, TransactionContext } from '../../platform/events.ts';
import { cancelPieces, endOrder } from '../cancel/cancelOrder.ts';
import { automaticRefundMethod } from '../cancel/cancelReasons.ts';
import { cancelState, countedItems, isReceived, worthOf } from '../cancel/cancelState.ts';
import { exchangeOfOrder } from '../exchange/exchanges.ts';
import { isWorthHeld } from '../exchange/itemExchange.ts';
import { endDebt } from '../exchange/settlement/endDebt.ts';
import { creditCancelled } from '../papers/issuePapers.ts';
import { itemsOnTheirWay, type ItemStep } from './itemHistory.ts';

/** The final statuses of goods that are not delivered, and the reason with which they leave their order. */
const UNDELIVERED = { returned_to_sender: 'undelivered', lost: 'lost' } as const;

function isUndelivered(status: string): status is keyof typeof UNDELIVERED {
  return Object.hasOwn(UNDELIVERED, status);
}

/** The reason why goods will not be delivered; undefined if they may still be. */
const reasonOf = (history: readonly ItemStep[]) =>
  history.map(({ status }) => (isUndelivered(status) ? UNDELIVERED[status] : undefined)).find(Boolean);

/**
 * Cancels items that the courier has brought back or lost. New goods of an exchange wait until the exchange is settled if
 * their old goods were not inspected yet, because the worth that pays for them may be refused.
 */
export async function cancelUndelivered(
  { orderId, itemIds, status }: DomainEvents['onItemsMoved'],
  context: TransactionContext,
): Promise<void> {
  if (isUndelivered(status)) await settle(context, orderId, itemIds);
}

async function settle(
  { tx, publish }: TransactionContext,
  orderId: string,
  itemIds: readonly string[],
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'placed') return;
  const exchange = await exchangeOfOrder(tx, order);
  if (exchange && isWorthHeld(exchange)) return;
  await cancelUndeliveredItems({ tx, publish }, order, itemIds);
  if (exchange?.status === 'owed') await endDebt(tx, exchange);
}

/**
 * Finds orders with items that came back undelivered or were lost and are not refunded, and enqueues a job for each. Orders
 * that wait for their exchange are left out.
 */
export async function findMissedUndelivered({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    SELECT DISTINCT orders.id AS "orderId"
    FROM item_status_history step
    JOIN order_item item ON item.id = step.item_id JOIN orders ON orders.id = item.order_id
    WHERE step.status IN ('returned_to_sender', 'lost') AND orders.status = 'placed'
      AND item.quantity > (SELECT coalesce(sum(pieces), 0) FROM cancelled_item WHERE cancelled_item.item_id = item.id)
      AND NOT EXISTS (SELECT FROM order_exchange WHERE id = orders.exchange_of AND status = 'confirmed')`);
  for (const { orderId } of rows)
    await enqueue(db, 'order.take-back', { orderId }, { key: `order.take-back-${orderId}` });
}

/** Cancels the items of an order that came back or were lost and are not cancelled yet. */
export async function cancelMissedUndelivered({ db, publish }: JobContext, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const back = (await itemsOnTheirWay(tx, orderId)).filter(({ history }) => reasonOf(history));
    const itemIds = back.map(({ item }) => item.id);
    await settle({ tx, publish }, orderId, itemIds);
  });
}

/** The items of an order, if the courier has brought back or lost all of them; otherwise none. */
export async function undeliveredItems(tx: Queries, { id, status }: Order): Promise<string[]> {
  if (status !== 'placed') return [];
  const items = await itemsOnTheirWay(tx, id);
  return items.every(({ history }) => reasonOf(history)) ? items.map(({ item }) => item.id) : [];
}

/** Whether the courier has lost an item of an order. */
export async function isAnyLost(tx: Queries, { id }: Pick<Order, 'id'>): Promise<boolean> {
  return (await itemsOnTheirWay(tx, id)).some(({ history }) => reasonOf(history) === 'lost');
}

/**
 * Cancels goods that the courier has brought back: the money paid for them is refunded by the method that paid it, an amount
 * to be paid at the door is not due any more, and goods without lenses return to the stock. Lost goods are cancelled in the
 * same way, with their shipping and fees, but do not return to the stock. The caller has locked the order.
 */
export async function cancelUndeliveredItems(
  context: TransactionContext,
  order: Order,
  itemIds: readonly string[],
): Promise<void> {
  const ended = (await itemsOnTheirWay(context.tx, order.id)).filter(({ item }) => itemIds.includes(item.id));
  for (const [reason, group] of Map.groupBy(ended, ({ history }) => reasonOf(history)))
    if (reason)
      await cancelGroup(
        context,
        order,
        reason,
        group.map(({ item }) => item.id),
      );
}

async function cancelGroup(
  { tx, publish }: TransactionContext,
  order: Order,
  reason: 'undelivered' | 'lost',
  itemIds: readonly string[],
): Promise<void> {
  const isLost = reason === 'lost';
  const state = await cancelState(tx, order);
  const chosen = state.items
    .map((entry) => ({ entry, pieces: entry.item.quantity - entry.cancelled, atFault: isLost }))
    .filter(({ entry, pieces }) => itemIds.includes(entry.item.id) && pieces > 0);
  if (chosen.length === 0) return;
  const { tenders, isAll, feeRefund, late } = worthOf(order, state, chosen);
  const received = isReceived(state.payment) ? await moneyLeft(tx, order.id) : 0;
  await cancelPieces(tx, order, state, {
    chosen,
    reason,
    refundMethod: automaticRefundMethod(order, state, tenders.paid),
    // For an order of an exchange, only the received money is refunded.
    ...(order.exchangeOf !== null && { most: received }),
    resellable: isLost ? [] : chosen.filter(({ entry }) => !lensPackageOf(entry.item.details)),
    lost: isLost ? chosen : [],
  });
  await creditCancelled(tx, order, countedItems(state, chosen), { feeRefund, received, late });
  if (isAll) await endOrder({ tx, publish }, order);
}
