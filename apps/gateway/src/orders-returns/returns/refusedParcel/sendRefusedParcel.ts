import { dateIn } from '@lunette/country-config';
import { and, asc, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { findOrder, lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orders, type Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { unlessRefused } from '../../../platform/outbound/outbound.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { courierAddress } from '../../fulfilment/parcel/courierAddress.ts';
import { newDay } from '../../fulfilment/expectedDay.ts';
import { orderAccess } from '../../guestAccess/orderAccess.ts';
import { returnNotFound } from '../changeReturn.ts';
import { LOST_DAYS } from '../eligibility/returnTerms.ts';
import { returnOf, type WholeReturn } from '../orderReturns.ts';
import { orderReturn } from '../schema.ts';
import { mayMoveRefusedParcel } from '../state/returnStates.ts';
import { applyRefusedParcelEvent } from './applyRefusedParcelEvent.ts';
import { loseStoodStill, stoodStillAt } from './loseRefusedParcel.ts';
import { notifyRefusedParcel } from './notifyRefusedParcel.ts';
import { refusedParcel } from './schema.ts';
import { refusedPieces, refusedParcelsOf } from './refusedParcelsOf.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

/** The expected number of days until the delivery, as long as the courier has not named a day. */
const DAYS = 5;
const AT_A_TIME = 200;

/**
 * Stores the parcel for the refused pieces of a return and enqueues its booking, in the transaction that refuses them. The
 * caller has locked the order.
 */
export async function planRefusedParcel(
  tx: Queries,
  { country }: Order,
  wholeReturn: WholeReturn,
): Promise<void> {
  if (wholeReturn.kind === 'claim' || refusedPieces(wholeReturn.pieces).length === 0) return;
  await addParcel(tx, country, wholeReturn.id);
}

async function addParcel(tx: Queries, country: Order['country'], returnId: string): Promise<void> {
  const expectedOn = dateIn(country, new Date(Date.now() + DAYS * DAY_MS));
  const [made] = await tx.insert(refusedParcel).values({ returnId, expectedOn }).returning();
  if (made) await enqueueBooking(tx, made.id);
}

async function enqueueBooking(tx: Queries, parcelId: string): Promise<void> {
  await enqueue(tx, 'return.send-back', { parcelId }, { key: `return.send-back-${parcelId}` });
}

/** Sends refused pieces that the courier has brought back to the store again, at the request of their shopper. */
export async function sendAgain(
  context: CallContext<'guest'>,
  orderId: string,
  returnId: string,
): Promise<string> {
  const { order, actor } = await orderAccess(context, orderId, 'write');
  return context.db.transaction(async (tx) => {
    const { country } = await lockOrder(tx, order.id);
    const wholeReturn = await returnOf(tx, order.id, returnId);
    if (!wholeReturn) throw returnNotFound();
    const [latest] = await refusedParcelsOf(tx, [returnId]);
    if (!latest || !isMover(actor.kind) || !mayMoveRefusedParcel(latest.status, 'booked', actor.kind))
      throw refuse(409, 'return_move', 'returns.back.again-closed');
    await addParcel(tx, country, returnId);
    await recordAct(tx, {
      orderId,
      actor,
      act: 'return_moved',
      details: { returnId, status: 'back_booked' },
    });
    return wholeReturn.groupId;
  });
}

function isMover(kind: Actor['kind']): kind is 'customer' | 'guest' {
  return kind === 'customer' || kind === 'guest';
}

/** Books a parcel of refused pieces at the courier, to the address of the order. Safe to run at any time. */
export async function bookRefusedParcel({ db, services }: JobContext, parcelId: string): Promise<void> {
  const [found] = await db
    .select({ parcel: refusedParcel, orderId: orderReturn.orderId })
    .from(refusedParcel)
    .innerJoin(orderReturn, eq(orderReturn.id, refusedParcel.returnId))
    .where(and(eq(refusedParcel.id, parcelId), isNull(refusedParcel.courierId)));
  const order = found && (await findOrder(db, found.orderId));
  // If the account was deleted meanwhile, the order has no address.
  if (!found || !order?.email) return;
  const { id: reference, expectedOn: expectedDate } = found.parcel;
  const booked = await services.courier.book({
    reference,
    orderId: order.id,
    expectedDate,
    to: courierAddress(order),
  });
  const { id: courierId, courier, trackingNumber } = booked;
  await db
    .update(refusedParcel)
    .set({ courierId, courier, trackingNumber })
    .where(eq(refusedParcel.id, parcelId));
}

/**
 * Enqueues the booking of parcels of refused pieces that are not booked because their job was lost or has failed, or because
 * they are older than that job.
 */
export async function bookMissedRefusedParcels({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const forgotten = await db
    .select({ id: refusedParcel.id })
    .from(refusedParcel)
    .innerJoin(orderReturn, eq(orderReturn.id, refusedParcel.returnId))
    .innerJoin(orders, eq(orders.id, orderReturn.orderId))
    .where(
      and(
        isNull(refusedParcel.courierId),
        sql`${orders.email} <> ''`,
        sql`NOT EXISTS (SELECT FROM graphile_worker.jobs
          WHERE key = 'return.send-back-' || ${refusedParcel.id} AND attempts < max_attempts)`,
      ),
    )
    .orderBy(asc(refusedParcel.id))
    .limit(AT_A_TIME);
  for (const { id } of forgotten) await enqueueBooking(db, id);
}

/**
 * Finds parcels of refused pieces that should have arrived by now, or have not moved for too long, and enqueues for each a
 * job that asks the courier.
 */
export async function findLateRefusedParcels({ db }: Pick<JobContext, 'db'>): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM refused_parcel
    WHERE status NOT IN ('delivered', 'returned_to_sender', 'lost') AND courier_id IS NOT NULL
      AND (expected_on < current_date
        OR (status <> 'booked' OR created_at < now() - make_interval(days => ${LOST_DAYS})) AND NOT EXISTS (
          SELECT FROM refused_parcel_step step
          WHERE step.parcel_id = refused_parcel.id AND step.at > now() - make_interval(days => ${LOST_DAYS})))
    ORDER BY expected_on
    LIMIT ${AT_A_TIME}`);
  for (const { id: parcelId } of rows)
    await enqueue(db, 'return.ask-way-back', { parcelId }, { key: `return.ask-way-back-${parcelId}` });
}

/**
 * Asks the courier about a parcel of refused pieces, because its events can be lost. A parcel that has not moved for weeks
 * counts as lost. A parcel that the courier never had is stopped first, so that it cannot leave any more.
 */
export async function askAboutRefusedParcel(context: JobContext, parcelId: string): Promise<void> {
  const { db, services } = context;
  const [parcel] = await db.select().from(refusedParcel).where(eq(refusedParcel.id, parcelId));
  // Without an answer of the courier nothing counts as lost.
  if (!parcel?.courierId) return;
  if (parcel.status === 'booked' && (await stoodStillAt(db, parcel)))
    await services.courier.cancel(parcel.courierId);
  // That the courier no longer knows the parcel is an answer, too.
  const known = await unlessRefused(services.courier.find(parcel.courierId), 404);
  for (const step of known?.steps ?? []) await applyRefusedParcelEvent(context, step);
  if (!(await loseStoodStill(context, parcel)) && known)
    await expectLater(context, parcelId, known.expectedDate);
}

/** Gives a parcel a new expected day if its day has passed, and notifies its shopper. */
async function expectLater(context: JobContext, parcelId: string, named: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ returnId: orderReturn.id, orderId: orderReturn.orderId })
      .from(refusedParcel)
      .innerJoin(orderReturn, eq(orderReturn.id, refusedParcel.returnId))
      .where(eq(refusedParcel.id, parcelId));
    if (!found) return;
    const order = await lockOrder(tx, found.orderId);
    const wholeReturn = await returnOf(tx, order.id, found.returnId);
    const [late] = await tx
      .update(refusedParcel)
      .set({ expectedOn: newDay(order, named), windowFrom: null, windowTo: null })
      .where(
        and(
          eq(refusedParcel.id, parcelId),
          notInArray(refusedParcel.status, ['delivered', 'returned_to_sender', 'lost']),
          lt(refusedParcel.expectedOn, dateIn(order.country, new Date())),
        ),
      )
      .returning();
    if (wholeReturn && late)
      await notifyRefusedParcel(tx, context, {
        order,
        wholeReturn,
        parcel: late,
        status: 'delayed',
        event: `${parcelId}-${late.expectedOn}`,
      });
  });
}
