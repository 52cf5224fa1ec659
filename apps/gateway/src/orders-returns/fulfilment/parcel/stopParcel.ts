import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { findOrder } from '../../../checkout/order/ownOrder.ts';
import { FINAL_ITEM_STATUSES } from '../../../checkout/order/finalItemStatuses.ts';
import { itemStatusHistory, orderItem, type Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { ServiceContext } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { withLease } from '../../../platform/outbound/withLease.ts';
import { RETURN_TERMS } from '../../returns/eligibility/returnTerms.ts';
import { applyCourierEvent } from '../applyWebhook.ts';
import { enqueueAdvance } from '../enqueueAdvance.ts';
import { parcel, type Parcel } from '../schema.ts';
import { bookParcel } from './sendParcel.ts';

/** The order whose parcels are stopped. */
interface StopRequest {
  orderId: string;
  /** Whether a parcel that the courier refuses to stop, but for which it has reported no step, counts as stopped. */
  isFinal: boolean;
}

/**
 * Stops parcels at the courier one after the other and runs a change while they are stopped. Refuses the change if one of
 * them has left. Items that remain in a stopped parcel are packed again, also if the change is refused.
 */
export async function whileParcelsStop<T>(
  context: ServiceContext,
  [parcelId, ...others]: readonly string[],
  request: StopRequest,
  change: () => Promise<T>,
): Promise<T> {
  const { db } = context;
  if (parcelId === undefined) return change();
  return withLease(db, parcel.stoppingUntil, parcelId, async () => {
    const order = await orderOf(db, request.orderId);
    if (!(await stop(context, order, parcelId, request.isFinal)))
      throw refuse(409, 'not_cancellable', 'orders.cancel-left', {
        days: RETURN_TERMS[order.country].windowDays,
      });
    try {
      return await whileParcelsStop(context, others, request, change);
    } catch (error) {
      await db.transaction((tx) => clearStopped(tx, request.orderId, [parcelId]));
      throw error;
    }
  });
}

/** Takes the remaining items out of stopped parcels, so that they are packed again. */
export async function clearStopped(
  tx: Queries,
  orderId: string,
  parcelIds: readonly string[],
): Promise<void> {
  if (parcelIds.length === 0) return;
  const hasEnded = sql`${itemStatusHistory.status} IN ${FINAL_ITEM_STATUSES}`;
  const ended = tx
    .select()
    .from(itemStatusHistory)
    .where(and(eq(itemStatusHistory.itemId, orderItem.id), hasEnded));
  await tx
    .update(orderItem)
    .set({ parcelId: null })
    .where(and(inArray(orderItem.parcelId, [...parcelIds]), notExists(ended)));
  await enqueueAdvance(tx, orderId);
}

/**
 * Stops parcels again if it is not known whether they were stopped, because a gateway crashed or the courier did not answer.
 */
export async function finishStopped(context: ServiceContext, order: Order): Promise<void> {
  const { db } = context;
  const left = await db
    .select({ id: parcel.id })
    .from(parcel)
    .where(and(eq(parcel.orderId, order.id), sql`${parcel.stoppingUntil} < now()`));
  for (const { id } of left)
    await withLease(db, parcel.stoppingUntil, id, async () => {
      if (await stop(context, order, id, false))
        await db.transaction((tx) => clearStopped(tx, order.id, [id]));
    });
}

/**
 * Stops a parcel at the courier. Returns false if it has left according to its steps, or may have left. If the courier does
 * not answer, the lease ends at once, so that the job of the order tries again.
 */
async function stop(
  context: ServiceContext,
  order: Order,
  parcelId: string,
  isFinal: boolean,
): Promise<boolean> {
  const { db } = context;
  const [found] = await db.select().from(parcel).where(eq(parcel.id, parcelId));
  if (!found) throw new Error(`There is no parcel ${parcelId}`);
  try {
    return await askToStop(context, order, found, isFinal);
  } catch (error) {
    await db
      .update(parcel)
      .set({ stoppingUntil: sql`now()` })
      .where(eq(parcel.id, parcelId));
    throw error;
  }
}

async function askToStop(
  context: ServiceContext,
  order: Order,
  found: Parcel,
  isFinal: boolean,
): Promise<boolean> {
  const { courier } = context.services;
  // If the answer to its booking was lost, the booking is repeated to get the courier's id.
  const courierId = found.courierId ?? (await unlessRefused(bookParcel(context, order, found)));
  // A parcel whose booking the courier refuses does not leave.
  if (courierId === null) return true;
  const isStopped = await courier.cancel(courierId);
  const known = await unlessRefused(courier.find(courierId), 404);
  for (const step of known?.steps ?? []) await applyCourierEvent(context, step);
  const hasLeft = known?.steps.some(({ status }) => status !== 'delayed') ?? false;
  return !hasLeft && (isStopped || known === null || isFinal);
}

async function orderOf(db: Queries, orderId: string): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}
