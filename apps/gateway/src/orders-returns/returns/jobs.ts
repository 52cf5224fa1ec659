import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Actor } from '../../platform/events.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { enqueue, type JobContext, type Jobs } from '../../platform/jobs/jobs.ts';
import { releasePieces } from './changeReturn.ts';
import { notifyReturn } from './notifyReturn.ts';
import { orderIdOf, returnOf } from './orderReturns.ts';
import { closePaidReturn } from './refund/payReturn.ts';
import { deleteOldPhotos } from './photo/photos.ts';
import { orderReturn } from './schema.ts';
import { setStatus } from './state/setStatus.ts';
import { advanceReturn } from './transport/advanceReturn.ts';
import { askAboutReturn, bookMissedReturns, findLateReturns } from './transport/lateReturns.ts';
import { isRoundMissed } from './mode/pickupRound.ts';
import {
  askAboutRefusedParcel,
  bookMissedRefusedParcels,
  bookRefusedParcel,
  findLateRefusedParcels,
} from './refusedParcel/sendRefusedParcel.ts';

const ReturnPayload = z.object({ returnId: z.string() });
const ParcelPayload = z.object({ parcelId: z.uuid() });
const STORE: Actor = { kind: 'store', id: null };
/** Whether a return was not sent by its last day; one with a future pickup is still waiting. */
const IS_UNSENT = and(
  eq(orderReturn.status, 'label'),
  or(isNull(orderReturn.pickupOn), isRoundMissed),
  lt(orderReturn.sendBy, sql`(now() - interval '1 day')::date`),
);

/** The jobs of returns. */
export const returnJobs: Jobs = {
  'return.tell': async (payload, context) => notifyReturn(context, payload),
  'return.find-overdue': async (_payload, context) => enqueueOverdue(context),
  'return.expire': async (payload, { db }) => expire(db, ReturnPayload.parse(payload).returnId),
  'return.close': async (payload, { db }) => {
    const { returnId } = ReturnPayload.parse(payload);
    await onLockedOrder(db, returnId, (tx, orderId) => closePaidReturn({ orderId, returnId }, { tx }));
  },
  'return.send-back': async (payload, context) =>
    bookRefusedParcel(context, ParcelPayload.parse(payload).parcelId),
  'return.advance': async (payload, context) => advanceReturn(context, ReturnPayload.parse(payload).returnId),
  'return.find-late': async (_payload, context) => {
    await findLateReturns(context);
    await findLateRefusedParcels(context);
  },
  'return.ask-way-back': async (payload, context) =>
    askAboutRefusedParcel(context, ParcelPayload.parse(payload).parcelId),
  'return.ask': async (payload, context) => askAboutReturn(context, ReturnPayload.parse(payload).returnId),
  'return.delete-old-photos': async (_payload, { db }) => deleteOldPhotos(db),
};

/**
 * Enqueues a job for each return that was not sent in time, or for which no other pickup day was chosen in time after a missed
 * pickup, and for each inspected return, which may be refunded already. Also books parcels that are not booked yet.
 */
async function enqueueOverdue({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await bookMissedReturns({ db });
  await bookMissedRefusedParcels({ db });
  const unsent = await db.select({ returnId: orderReturn.id }).from(orderReturn).where(IS_UNSENT);
  for (const { returnId } of unsent)
    await enqueue(db, 'return.expire', { returnId }, { key: `return.expire-${returnId}` });
  const unpaid = await db
    .select({ returnId: orderReturn.id })
    .from(orderReturn)
    .where(eq(orderReturn.status, 'inspected'));
  for (const { returnId } of unpaid)
    await enqueue(db, 'return.close', { returnId }, { key: `return.close-${returnId}` });
}

/** Ends a return that was not sent in time; one for which another pickup day was chosen meanwhile is not ended. */
async function expire(db: Database, returnId: string): Promise<void> {
  await onLockedOrder(db, returnId, async (tx, orderId) => {
    const wholeReturn = await returnOf(tx, orderId, returnId);
    const [unsent] = await tx
      .select({ id: orderReturn.id })
      .from(orderReturn)
      .where(and(eq(orderReturn.id, returnId), IS_UNSENT));
    if (!wholeReturn || !unsent) return;
    await setStatus(tx, wholeReturn, 'expired', STORE);
    await releasePieces(tx, returnId);
  });
}

/** Runs a change of a return in a transaction that has locked its order. */
async function onLockedOrder(
  db: Database,
  returnId: string,
  change: (tx: Queries, orderId: string) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const orderId = await orderIdOf(tx, returnId);
    if (orderId === null) return;
    await lockOrder(tx, orderId);
    await change(tx, orderId);
  });
}
