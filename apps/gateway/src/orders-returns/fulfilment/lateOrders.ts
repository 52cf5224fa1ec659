import { dateIn } from '@lunette/country-config';
import { statusGroup } from '@lunette/orders-returns/rules';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { ITEM_ENDS } from '../../checkout/order/itemEnds.ts';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orderItem, orders, type Order, type StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../platform/jobs/jobs.ts';
import { enqueueAdvance } from './enqueueAdvance.ts';
import { heldFor } from '../exchange/newOrder/isHeld.ts';
import { expectedDay, newDay } from './expectedDay.ts';
import { applyCourierEvent, applyLabEvent } from './applyWebhook.ts';
import { itemsOnTheirWay, type Step } from './itemHistory.ts';
import { hasEnded, moveItems } from './moveItems.ts';
import { parcel, type Parcel } from './schema.ts';
import { notifyLate } from './notifyMoved.ts';

/** The most orders of one run. */
const BATCH = 200;
/** What was shipped counts as lost after so many days without a further step of its parcel. */
const LOST_AFTER_DAYS = 21;
const DAY = 86_400_000;

/** Enqueues the first advance of orders that were placed since the last run, or before there was a lab. */
export async function beginOrders({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'placed'), lt(orders.advanceAt, sql`now()`)))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.update(orders).set({ advanceAt: null }).where(inArray(orders.id, ids));
    for (const id of ids) await enqueueAdvance(tx, id);
  });
}

/** Finds orders of which something should have arrived by now, or has been under way for too long. */
export async function findLateOrders({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ orderId: string }>(sql`
    SELECT DISTINCT orders.id AS "orderId"
    FROM orders JOIN order_item item ON item.order_id = orders.id LEFT JOIN parcel ON parcel.id = item.parcel_id
    WHERE orders.status = 'placed'
      AND (coalesce(parcel.expected_on, item.expected_on, orders.delivery_date) < current_date + 1
        OR EXISTS (SELECT FROM item_status_history step WHERE step.item_id = item.id AND step.status = 'shipped'
          AND step.at < now() - make_interval(days => ${LOST_AFTER_DAYS})))
      AND NOT EXISTS (SELECT 1 FROM item_status_history step
        WHERE step.item_id = item.id AND step.status IN ${ITEM_ENDS})`);
  for (const { orderId } of rows)
    await enqueue(db, 'order.reschedule-late', { orderId }, { key: `order.reschedule-late-${orderId}` });
}

/**
 * Asks lab and courier about an order of which something is late, since their webhooks may have been lost. What is still
 * late gets a new day, and its shopper is notified; what has not moved on its way for weeks counts as lost.
 */
export async function rescheduleLate(context: JobContext, orderId: string): Promise<void> {
  const { db, services, publish } = context;
  const before = await db.transaction(async (tx) => lateOf(tx, await lockOrder(tx, orderId)));
  if (before.length === 0) return;
  const days = new Map<string, string>();
  for (const { item, sent } of before) {
    if (item.labId)
      for (const step of (await services.lab.find(item.labId)).steps) await applyLabEvent(context, step);
    if (!sent?.courierId || days.has(sent.id)) continue;
    const { steps, expectedDate } = await services.courier.find(sent.courierId);
    for (const step of steps) await applyCourierEvent(context, step);
    days.set(sent.id, expectedDate);
  }
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Without an answer of the courier nothing counts as lost.
    const { lost = [], late = [] } = Object.groupBy(await lateOf(tx, order), ({ sent, isLost }) =>
      isLost && sent && days.has(sent.id) ? 'lost' : 'late',
    );
    await moveItems({ tx, publish }, order, {
      items: lost.map(({ item }) => item),
      status: 'lost',
      actor: { kind: 'store', id: null },
    });
    for (const [day, group] of Map.groupBy(late, ({ sent }) => newDay(order, sent && days.get(sent.id)))) {
      for (const { item, sent } of group)
        if (sent) await tx.update(parcel).set({ expectedOn: day }).where(eq(parcel.id, sent.id));
        else await tx.update(orderItem).set({ expectedOn: day }).where(eq(orderItem.id, item.id));
      await notifyLate(
        tx,
        context,
        order,
        group.map(({ item }) => item),
        day,
      );
    }
  });
}

interface LateItem {
  item: StoredItem;
  sent: Parcel | undefined;
  isLost: boolean;
}

/** What of an order should have arrived, or counts as lost. What waits for its power, or for goods that it replaces, is not late: its shopper knows. */
async function lateOf(tx: Queries, order: Order): Promise<LateItem[]> {
  if (order.status !== 'placed' || (await heldFor(tx, order)).isHeld) return [];
  const parcels = await tx.select().from(parcel).where(eq(parcel.orderId, order.id));
  const today = dateIn(order.country, new Date());
  return (await itemsOnTheirWay(tx, order.id)).flatMap(({ item, history }) => {
    const sent = parcels.find(({ id }) => id === item.parcelId);
    const isLost = hasStoodStill(history);
    const isLate = isLost || expectedDay(order, item, sent) < today;
    return isLate && !hasEnded(history) && !isWaiting(history) ? [{ item, sent, isLost }] : [];
  });
}

/** Whether the courier has something and has not reported a step of it for weeks; that it comes later is no step. */
function hasStoodStill(history: readonly Step[]): boolean {
  const last = history.at(-1);
  const isWithCourier = last !== undefined && statusGroup(last.status) === 'on_its_way';
  return isWithCourier && last.at.getTime() < Date.now() - LOST_AFTER_DAYS * DAY;
}

const isWaiting = (history: readonly Step[]) => history.at(-1)?.status === 'waiting_for_power';
