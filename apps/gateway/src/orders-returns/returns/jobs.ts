import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import type { Actor } from '../../platform/events.ts';
import type { JobContext, Jobs } from '../../platform/jobs/jobs.ts';
import { releasePieces } from './changeReturn.ts';
import { notifyReturn } from './notifyReturn.ts';
import { returnOf } from './orderReturns.ts';
import { closePaidReturn } from './refund/payReturn.ts';
import { deleteOldPhotos } from './photo/photos.ts';
import { orderReturn } from './schema.ts';
import { setStatus } from './state/setStatus.ts';
import { advanceReturn } from './transport/advanceReturn.ts';
import { askAboutReturn, bookMissedReturns, findLateReturns } from './transport/lateReturns.ts';
import { isMissed, isRoundMissed } from './mode/pickupRound.ts';
import {
  askAboutRefusedParcel,
  bookMissedRefusedParcels,
  bookRefusedParcel,
  findLateRefusedParcels,
} from './refusedParcel/sendRefusedParcel.ts';

const ReturnPayload = z.object({ returnId: z.string() });
const ParcelPayload = z.object({ parcelId: z.uuid() });
const STORE: Actor = { kind: 'store', id: null };

/** The jobs of returns. */
export const returnJobs: Jobs = {
  'return.tell': async (payload, context) => notifyReturn(context, payload),
  'return.look-after': async (_payload, context) => lookAfter(context),
  'return.send-back': async (payload, context) =>
    bookRefusedParcel(context, ParcelPayload.parse(payload).parcelId),
  'return.advance': async (payload, context) => advanceReturn(context, ReturnPayload.parse(payload).returnId),
  'return.look-for-late': async (_payload, context) => {
    await findLateReturns(context);
    await findLateRefusedParcels(context);
  },
  'return.ask-way-back': async (payload, context) =>
    askAboutRefusedParcel(context, ParcelPayload.parse(payload).parcelId),
  'return.ask': async (payload, context) => askAboutReturn(context, ReturnPayload.parse(payload).returnId),
  'return.tidy': async (_payload, { db }) => deleteOldPhotos(db),
};

/**
 * Ends returns that were not sent in time, or for which no other pickup day was chosen in time after a missed pickup; a
 * return with a future pickup is not ended. Also ends inspected returns that are already refunded, and books parcels that
 * are not booked yet.
 */
async function lookAfter({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await bookMissedReturns({ db });
  await bookMissedRefusedParcels({ db });
  const unsent = await db
    .select({ id: orderReturn.id, orderId: orderReturn.orderId, sendBy: orderReturn.sendBy })
    .from(orderReturn)
    .where(
      and(
        eq(orderReturn.status, 'label'),
        or(isNull(orderReturn.pickupOn), isRoundMissed),
        lt(orderReturn.sendBy, sql`(now() - interval '1 day')::date`),
      ),
    );
  for (const { id, orderId, sendBy } of unsent)
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      const wholeReturn = await returnOf(tx, orderId, id);
      // If another pickup day was chosen meanwhile, the last day has changed too.
      if (wholeReturn?.status !== 'label' || wholeReturn.sendBy !== sendBy) return;
      if (wholeReturn.pickupOn !== null && !isMissed(wholeReturn)) return;
      await setStatus(tx, wholeReturn, 'expired', STORE);
      await releasePieces(tx, id);
    });
  const unpaid = await db
    .select({ id: orderReturn.id, orderId: orderReturn.orderId })
    .from(orderReturn)
    .where(eq(orderReturn.status, 'inspected'));
  for (const { id, orderId } of unpaid)
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await closePaidReturn({ orderId, returnId: id }, { tx });
    });
}
