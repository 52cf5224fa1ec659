import { eq } from 'drizzle-orm';
import type { Gateway, MessageContext } from '../../../platform/gateway.ts';
import { Refusal } from '../../../platform/http/refuse.ts';
import type { Actor } from '../../../platform/events.ts';
import { orderReturn } from '../schema.ts';
import { moveReturn, type ReturnMove } from '../state/moveReturn.ts';
import type { PickupEvent } from './pickups.ts';
import { recordFoundReturn } from './foundReturn.ts';
import { missPickup } from './missPickup.ts';
import { recordUnexpectedPickup } from './unexpectedPickup.ts';
import type { WarehouseEvent } from './warehouse.ts';

type ReportContext = MessageContext & Pick<Gateway, 'db'>;

const COURIER: Actor = { kind: 'courier', id: null };
const STORE: Actor = { kind: 'store', id: null };

/**
 * Stores that the courier has a parcel, has lost it or did not come for it. Returns false if there is no such return.
 * Repeated events change nothing.
 */
export async function applyPickupEvent(
  context: ReportContext,
  { reference, status, pickup }: PickupEvent,
): Promise<boolean> {
  if (status === 'missed') return missPickup(context, reference, pickup && { actor: COURIER, ...pickup });
  if (status === 'delivered') await recordFoundReturn(context, reference, COURIER);
  return applyMoves(context, reference, () => [
    [{ to: 'picked_up' }, COURIER],
    ...(status === 'lost' ? ([[{ to: 'lost' }, COURIER]] satisfies [ReturnMove, Actor][]) : []),
  ]);
}

/**
 * Stores that a parcel is lost because the courier has reported nothing about it; a parcel that has arrived meanwhile is not
 * changed.
 */
export async function loseParcel(context: ReportContext, returnId: string): Promise<void> {
  await applyMoves(context, returnId, () => [[{ to: 'lost' }, STORE]]);
}

/**
 * Stores an event of the warehouse. Returns false if there is no such return. Each event contains all earlier findings, so
 * the next one replaces a lost one. The table of states refuses an event that comes twice or too late, so it changes
 * nothing. The arrival of a return that counts as lost is recorded, and so is a parcel whose pieces are in another return.
 */
export async function applyWarehouseEvent(context: ReportContext, step: WarehouseEvent): Promise<boolean> {
  await recordFoundReturn(context, step.reference, STORE);
  const counted = step.items.map(({ itemId, counted: quantity }) => ({ itemId, quantity }));
  const inspected = step.items.map(({ itemId, accepted: quantity, resellable }) => ({
    itemId,
    quantity,
    resellable,
    ...(step.reason !== null && { refusal: step.reason }),
  }));
  return applyMoves(context, step.reference, (kind) => [
    ...(kind === 'parcel'
      ? ([
          [{ to: 'picked_up' }, COURIER],
          [{ to: 'received', items: counted }, STORE],
        ] satisfies [ReturnMove, Actor][])
      : []),
    ...(step.status === 'inspected'
      ? ([[{ to: 'inspected', items: inspected }, STORE]] satisfies [ReturnMove, Actor][])
      : []),
    ...(step.status === 'refused'
      ? ([[{ to: 'rejected', reason: step.reason ?? '' }, STORE]] satisfies [ReturnMove, Actor][])
      : []),
  ]);
}

async function applyMoves(
  context: ReportContext,
  returnId: string,
  movesOf: (kind: 'parcel' | 'claim') => [ReturnMove, Actor][],
): Promise<boolean> {
  const { db } = context;
  const [found] = await db
    .select({ kind: orderReturn.kind })
    .from(orderReturn)
    .where(eq(orderReturn.id, returnId));
  if (!found) return false;
  for (const [move, actor] of movesOf(found.kind))
    try {
      await moveReturn(db, returnId, move, actor);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'return_move')) throw error;
      if (move.to === 'picked_up') await recordUnexpectedPickup(context, returnId);
    }
  return true;
}
