import { sql } from 'drizzle-orm';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Order } from '../../checkout/order/schema.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { moneyLeft } from '../../checkout/payment/refunds/moneyLeft.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import { cancelPieces, endOrder } from '../cancel/cancelOrder.ts';
import { refundMethods } from '../cancel/cancelReasons.ts';
import { cancelState, isReceived, worthOf } from '../cancel/cancelState.ts';
import { exchangeOfOrder } from '../exchange/exchanges.ts';
import { isWorthHeld } from '../exchange/itemExchange.ts';
import { endDebt } from '../exchange/settlement/endDebt.ts';
import { creditUndelivered } from '../papers/issuePapers.ts';
import { itemsOnTheirWay } from './itemHistory.ts';

type Context = Pick<EventContext, 'tx' | 'publish'>;

/**
 * Takes back what the courier has brought back. The new goods of an exchange whose old ones were not looked at yet are paid
 * for with worth that may never come: these wait until the exchange is settled.
 */
export async function takeBackUndelivered(
  { orderId, itemIds, status }: DomainEvents['onItemsMoved'],
  { tx, publish }: Context,
): Promise<void> {
  if (status !== 'returned_to_sender') return;
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'placed') return;
  const exchange = await exchangeOfOrder(tx, order);
  if (exchange && isWorthHeld(exchange)) return;
  await takeBack({ tx, publish }, order, itemIds);
  if (exchange?.status === 'owed') await endDebt(tx, exchange);
}

/**
 * Finds orders of which something came back undelivered before its money did, and has each settled by a job. What waits for an
 * exchange waits on.
 */
export async function findForgotten({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    SELECT DISTINCT orders.id AS "orderId"
    FROM item_status_history step
    JOIN order_item item ON item.id = step.item_id JOIN orders ON orders.id = item.order_id
    WHERE step.status = 'returned_to_sender' AND orders.status = 'placed'
      AND item.quantity > (SELECT coalesce(sum(pieces), 0) FROM cancelled_item WHERE cancelled_item.item_id = item.id)
      AND NOT EXISTS (SELECT FROM order_exchange WHERE id = orders.exchange_of AND status = 'confirmed')`);
  for (const { orderId } of rows)
    await enqueue(db, 'order.take-back', { orderId }, { key: `order.take-back-${orderId}` });
}

/** Takes back what has come back of an order and was not settled; what was is left as it is. */
export async function takeBackForgotten({ db, publish }: JobContext, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const back = (await itemsOnTheirWay(tx, orderId)).filter(({ history }) =>
      history.some(({ status }) => status === 'returned_to_sender'),
    );
    const itemIds = back.map(({ item }) => item.id);
    await takeBackUndelivered({ orderId, itemIds, status: 'returned_to_sender' }, { tx, publish });
  });
}

/** The items of an order that the courier has brought back, where that is all of it; else none. */
export async function undeliveredItems(tx: Queries, { id, status }: Order): Promise<string[]> {
  if (status !== 'placed') return [];
  const items = await itemsOnTheirWay(tx, id);
  const isBack = items.every(({ history }) => history.some((step) => step.status === 'returned_to_sender'));
  return isBack ? items.map(({ item }) => item.id) : [];
}

/**
 * Goods that the courier has brought back end like cancelled ones: what was paid for them goes back the way it came, what
 * was to be paid at the door is not due any more, and what was not made to measure is on the shelf again. The caller has
 * locked the order.
 */
export async function takeBack(
  { tx, publish }: Context,
  order: Order,
  itemIds: readonly string[],
): Promise<void> {
  const state = await cancelState(tx, order);
  const chosen = state.items
    .map((entry) => ({ entry, pieces: entry.item.quantity - entry.cancelled }))
    .filter(({ entry, pieces }) => itemIds.includes(entry.item.id) && pieces > 0);
  if (chosen.length === 0) return;
  const { tenders, isAll } = worthOf(order, state, chosen);
  const isPaid = isReceived(state.payment);
  const received = isPaid ? await moneyLeft(tx, order.id) : 0;
  const [refundMethod = 'source'] = refundMethods(order, state.payment, tenders.paid);
  await cancelPieces(tx, order, state, {
    ...{ chosen, reason: 'undelivered' },
    refundMethod: isPaid && tenders.paid > 0 ? refundMethod : null,
    // Of goods that old ones were to pay for and did not, only what came in goes back.
    ...(order.exchangeOf !== null && { most: received }),
    resellable: chosen.filter(({ entry }) => !lensPackageOf(entry.item.details)),
  });
  const counted = state.items.map((entry) => ({
    ...{ item: entry.item, shares: entry.shares, before: entry.cancelled },
    now: chosen.find((one) => one.entry === entry)?.pieces ?? 0,
  }));
  await creditUndelivered(tx, order, counted, { isAll, received });
  if (isAll) await endOrder({ tx, publish }, order);
}
