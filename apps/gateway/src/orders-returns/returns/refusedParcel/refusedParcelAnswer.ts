import { addressLine } from '@lunette/country-config';
import type { Return, WayBackStatus } from '@lunette/orders-returns/contract';
import { asc, inArray } from 'drizzle-orm';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { WholeReturn } from '../orderReturns.ts';
import { mayMoveRefusedParcel } from '../state/returnStates.ts';
import { refusedParcelStep, type RefusedParcel } from './schema.ts';
import { refusedPieces, refusedParcelsOf } from './refusedParcelsOf.ts';

/** The parcels of refused pieces of returns, with the steps that the courier has reported. */
export async function readRefusedParcels(db: Queries, returnIds: string[]) {
  const parcels = await refusedParcelsOf(db, returnIds);
  const ids = parcels.map(({ id }) => id);
  const steps =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(refusedParcelStep)
          .where(inArray(refusedParcelStep.parcelId, ids))
          .orderBy(asc(refusedParcelStep.at));
  return { parcels, steps };
}

/** The latest parcel of a return's refused pieces in the form of the contract; null if there is none. */
export function refusedParcelAnswer(
  order: Order,
  wholeReturn: WholeReturn,
  { parcels, steps }: Awaited<ReturnType<typeof readRefusedParcels>>,
  { language }: Pick<CallContext, 'language'>,
): Return['wayBack'] {
  const latest = parcels.find(({ returnId }) => returnId === wholeReturn.id);
  if (!latest) return null;
  const { status, courier, trackingNumber, expectedOn, windowFrom: from, windowTo: to } = latest;
  const isOver = TO_COME[status].length === 0;
  return {
    status,
    pieces: refusedPieces(wholeReturn.pieces).length,
    courier,
    trackingNumber,
    address: addressLine({ ...order.address, firstName: '', lastName: '' }, language),
    expectedDate: isOver ? null : expectedOn,
    window: !isOver && from && to ? { from, to } : null,
    steps: stepsOf(
      latest,
      steps.filter(({ parcelId }) => parcelId === latest.id),
    ),
    canSendAgain: mayMoveRefusedParcel(status, 'booked', 'customer'),
  };
}

type StoredStep = typeof refusedParcelStep.$inferSelect;

/** The reached steps, ordered by time, and the future steps; a failed attempt is followed by another one. */
function stepsOf({ status, createdAt, expectedOn }: RefusedParcel, reached: StoredStep[]) {
  const done = [
    { status: 'booked' as WayBackStatus, at: createdAt.toISOString(), date: null },
    ...reached.map((step) => ({ status: step.status, at: step.at.toISOString(), date: null })),
  ];
  return [
    ...done,
    ...TO_COME[status].map((next) => ({
      status: next,
      at: null,
      // The day on which the parcel leaves is not known.
      date: next === 'shipped' ? null : expectedOn,
    })),
  ];
}

const TO_COME: Record<WayBackStatus, WayBackStatus[]> = {
  booked: ['shipped', 'delivered'],
  shipped: ['out_for_delivery', 'delivered'],
  out_for_delivery: ['delivered'],
  delivery_failed: ['out_for_delivery', 'delivered'],
  delivered: [],
  returned_to_sender: [],
  lost: [],
};
