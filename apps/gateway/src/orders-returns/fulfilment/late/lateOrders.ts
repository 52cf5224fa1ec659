import { dateIn } from '@lunette/country-config';
import { statusGroup } from '@lunette/orders-returns/rules';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { FINAL_ITEM_STATUSES } from '../../../checkout/order/finalItemStatuses.ts';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orderItem, orders, type Order, type StoredItem } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { enqueueAdvance } from '../enqueueAdvance.ts';
import { newOrderDelay } from '../../exchange/newOrder/newOrderDelay.ts';
import { expectedDay, newDay } from '../expectedDay.ts';
import { orderAct } from '../../acts/recordAct.ts';
import { cancelState } from '../../cancel/cancelState.ts';
import { cancelOverdue } from '../../cancel/cancelOverdue.ts';
import { LOST_DAYS } from '../../returns/eligibility/returnTerms.ts';
import { applyCourierEvent } from '../applyWebhook.ts';
import { askLab } from '../lab/askLab.ts';
import { orderAgain } from '../lab/labOrder.ts';
import { promisedDay, type LateCancel } from './lateCancel.ts';
import { isBeforeWork, type ItemStep } from '../itemHistory.ts';
import { hasEnded, moveItems } from '../moveItems.ts';
import { parcel, type Parcel } from '../schema.ts';
import { notifyLate } from '../notifyMoved.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

/** The most orders of one transaction. */
const BATCH = 200;

/** Enqueues the first advance of orders that were placed since the last run, or before there was a lab. */
export async function beginOrders({ db }: Pick<JobContext, 'db'>): Promise<void> {
  while ((await db.transaction(beginSome)) === BATCH);
}

async function beginSome(tx: Queries): Promise<number> {
  const due = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'placed'), lt(orders.advanceAt, sql`now()`)))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.update(orders).set({ advanceAt: null }).where(inArray(orders.id, ids));
  for (const id of ids) await enqueueAdvance(tx, id);
  return ids.length;
}

/**
 * Finds orders with items that should have arrived or that have been on their way for too long, and enqueues a job for each.
 */
export async function findLateOrders({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    SELECT DISTINCT orders.id AS "orderId"
    FROM orders JOIN order_item item ON item.order_id = orders.id LEFT JOIN parcel ON parcel.id = item.parcel_id
    WHERE orders.status = 'placed'
      AND (coalesce(parcel.expected_on, item.expected_on, orders.delivery_date) < current_date + 1
        OR EXISTS (SELECT FROM item_status_history step WHERE step.item_id = item.id AND step.status = 'shipped'
          AND step.at < now() - make_interval(days => ${LOST_DAYS}))
        OR coalesce(item.promised_on, item.expected_on, orders.delivery_date) < current_date + 1 - ${LOST_DAYS}::int)
      AND NOT EXISTS (SELECT 1 FROM item_status_history step
        WHERE step.item_id = item.id AND step.status IN ${FINAL_ITEM_STATUSES})`);
  for (const { orderId } of rows)
    await enqueue(db, 'order.reschedule-late', { orderId }, { key: `order.reschedule-late-${orderId}` });
}

/**
 * Asks lab and courier about an order with late items, because their webhooks may have been lost. Work that the lab has lost
 * before cutting is ordered again, and what was never ordered or sent is tried again. Items that are still late get a new
 * day, and their shopper is notified. Items that have not moved on their way for weeks count as lost, and items that were not
 * sent for even longer are cancelled.
 */
export async function rescheduleLate(context: JobContext, orderId: string): Promise<void> {
  const { db, services, publish } = context;
  const before = await db.transaction(async (tx) => lateOf(tx, await lockOrder(tx, orderId)));
  if (before.length === 0) return;
  // The job that orders and sends its items may have failed for good.
  if (before.some(({ sent }) => !sent?.courierId)) await enqueueAdvance(db, orderId);
  const days = new Map<string, string | undefined>();
  for (const { item, sent } of before) {
    if (!(await askLab(context, item))) await orderAgain(db, item);
    if (!sent?.courierId || days.has(sent.id)) continue;
    const known = await unlessRefused(services.courier.find(sent.courierId), 404);
    for (const step of known?.steps ?? []) await applyCourierEvent(context, step);
    days.set(sent.id, known?.expectedDate);
  }
  await cancelOverdue(context, orderId);
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = await lateOf(tx, order);
    // Without an answer of the courier an item does not count as lost; a 404 for its parcel is an answer.
    const lost = now.filter(({ sent, isLost }) => isLost && sent && days.has(sent.id));
    const late = now.filter((lateItem) => lateItem.isNews && !lost.includes(lateItem));
    await moveItems({ tx, publish }, order, {
      items: lost.map(({ item }) => item),
      status: 'lost',
      actor: { kind: 'store', id: null },
    });
    const today = dateIn(order.country, new Date());
    const news = late.map((lateItem) => {
      const { item, sent } = lateItem;
      const expected = expectedDay(order, item, sent);
      return { ...lateItem, day: expected < today ? newDay(order, sent && days.get(sent.id)) : expected };
    });
    for (const group of Map.groupBy(news, ({ day, offer }) => `${day} ${offer?.endsOn}`).values()) {
      const [told] = group;
      if (!told) continue;
      const { day, offer } = told;
      for (const { item, sent } of group)
        if (sent) await tx.update(parcel).set({ expectedOn: day }).where(eq(parcel.id, sent.id));
        else
          await tx
            .update(orderItem)
            .set({ expectedOn: day, promisedOn: promisedDay(order, item) })
            .where(eq(orderItem.id, item.id));
      const items = group.map(({ item }) => item);
      await notifyLate(tx, context, order, items, { day, offer });
    }
  });
}

interface LateItem {
  item: StoredItem;
  sent: Parcel | undefined;
  isLost: boolean;
  /** Whether its shopper is to be notified of a new day or that the item may be cancelled now. */
  isNews: boolean;
  /** Set if its shopper may cancel it and was not notified of that yet. */
  offer: LateCancel | null;
}

/**
 * The items of an order that are late, count as lost, or may be cancelled from now on. Items that wait for their power, or
 * for goods that they replace, are left out: their shopper already knows the reason.
 */
async function lateOf(tx: Queries, order: Order): Promise<LateItem[]> {
  if (order.status !== 'placed') return [];
  const { isHeld } = await newOrderDelay(tx, order);
  const { items } = await cancelState(tx, order);
  const offered = await offeredItems(tx, order);
  const parcels = await tx.select().from(parcel).where(eq(parcel.orderId, order.id));
  const today = dateIn(order.country, new Date());
  return items.flatMap(({ item, history, open, late }) => {
    const sent = parcels.find(({ id }) => id === item.parcelId);
    const isLost = hasStoodStill(history);
    const cancellable = open > 0 ? late : null;
    const isOffered = cancellable === null || (offered.get(item.id) ?? '') >= cancellable.since;
    const offer = isOffered ? null : cancellable;
    const isNews = offer !== null || expectedDay(order, item, sent) < today;
    const isLate = isLost || isNews || (cancellable !== null && cancellable.endsOn <= today);
    const isWaiting = (isHeld && isBeforeWork(history)) || history.at(-1)?.status === 'waiting_for_power';
    return isLate && !hasEnded(history) && !isWaiting ? [{ item, sent, isLost, isNews, offer }] : [];
  });
}

/** The last day on which the shopper was notified that a late item may be cancelled, by item. */
async function offeredItems(tx: Queries, { id, country }: Order): Promise<Map<string | null, string>> {
  const told = await tx
    .select({ itemId: orderAct.itemId, at: orderAct.at })
    .from(orderAct)
    .where(and(eq(orderAct.orderId, id), eq(orderAct.act, 'cancel_offered')))
    .orderBy(asc(orderAct.at));
  return new Map(told.map(({ itemId, at }) => [itemId, dateIn(country, at)]));
}

/** Whether the courier has an item and has not reported a step of it for weeks; a later expected day is no step. */
function hasStoodStill(history: readonly ItemStep[]): boolean {
  const last = history.at(-1);
  const isWithCourier = last !== undefined && statusGroup(last.status) === 'on_its_way';
  return isWithCourier && last.at.getTime() < Date.now() - LOST_DAYS * DAY_MS;
}
