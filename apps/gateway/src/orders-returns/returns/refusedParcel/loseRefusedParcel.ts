import { randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor, TransactionContext } from '../../../platform/events.ts';
import type { WebhookContext } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { exchangeOfReturn, type LockedExchange } from '../../exchange/exchanges.ts';
import { lockFollowed } from '../../exchange/settlement/followExchange.ts';
import { payDebtWithWorth } from '../../exchange/settlement/payDebtWithWorth.ts';
import { LOST_DAYS } from '../eligibility/returnTerms.ts';
import { returnNotFound } from '../changeReturn.ts';
import { returnOf, type WholeReturn } from '../orderReturns.ts';
import { NOTHING } from '../preview/worth.ts';
import { payReturn, withWorth } from '../refund/payReturn.ts';
import { orderReturn, returnItem, returnStatusHistory } from '../schema.ts';
import { mayMoveRefusedParcel, type ReturnActor } from '../state/returnStates.ts';
import { notifyRefusedParcelLost } from './notifyRefusedParcel.ts';
import { refusedParcel, refusedParcelStep, type RefusedParcel } from './schema.ts';
import { refusedPieces, refusedParcelsOf } from './refusedParcelsOf.ts';
import { DAY_MS } from '../../../platform/dayMs.ts';

type ReturnMover = Actor & { kind: ReturnActor };

/** The report that a parcel is lost: its actor, event and time. */
export interface Loss {
  actor: ReturnMover;
  /** The id of the event, which is stored once. */
  event: string;
  at: Date;
}

/**
 * Ends a parcel of refused pieces that is lost on its way to their shopper: the pieces are refunded as a claim for goods
 * that never arrived, in the same transaction. Returns false if the table of states does not allow it.
 */
export async function loseRefusedParcel(
  context: WebhookContext,
  parcelId: string,
  loss: Loss,
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const [named] = await tx
      .select({ orderId: orderReturn.orderId, returnId: orderReturn.id })
      .from(refusedParcel)
      .innerJoin(orderReturn, eq(orderReturn.id, refusedParcel.returnId))
      .where(eq(refusedParcel.id, parcelId));
    if (!named) return false;
    const { order, exchange } = await lockAll({ tx, publish: context.publish }, named);
    const wholeReturn = await returnOf(tx, order.id, named.returnId);
    const [parcel] = await tx.select().from(refusedParcel).where(eq(refusedParcel.id, parcelId));
    if (!wholeReturn || !parcel || !(await store(tx, parcel, loss))) return false;
    await recordAct(tx, {
      orderId: order.id,
      actor: loss.actor,
      act: 'return_moved',
      details: { returnId: wholeReturn.id, status: 'back_lost' },
    });
    const paid = await payPieces(tx, order, { wholeReturn, parcel, exchange });
    await notifyRefusedParcelLost(tx, context, {
      order,
      wholeReturn,
      hasLeft: parcel.status !== 'booked',
      ...paid,
    });
    return true;
  });
}

/**
 * Stores a report of staff that the latest parcel of refused pieces of a return is lost; refuses the report if the parcel is
 * not on its way.
 */
export async function loseByHand(context: WebhookContext, returnId: string): Promise<WholeReturn> {
  const { db } = context;
  const [named] = await db.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  if (!named) throw returnNotFound();
  const [latest] = await refusedParcelsOf(db, [returnId]);
  const loss: Loss = {
    actor: { kind: 'staff', id: null },
    event: `operator-${randomUUID()}`,
    at: new Date(),
  };
  if (!latest || !(await loseRefusedParcel(context, latest.id, loss)))
    throw refuse(409, 'return_move', 'returns.refused.back_lost');
  const moved = await returnOf(db, named.orderId, returnId);
  if (!moved) throw returnNotFound();
  return moved;
}

/** The time from which a parcel counts as lost because it has not moved for weeks; null before that time. */
export async function stoodStillAt(
  db: Queries,
  { id, createdAt }: Pick<RefusedParcel, 'id' | 'createdAt'>,
): Promise<Date | null> {
  const [last] = await db
    .select()
    .from(refusedParcelStep)
    .where(eq(refusedParcelStep.parcelId, id))
    .orderBy(desc(refusedParcelStep.at))
    .limit(1);
  const at = new Date((last?.at ?? createdAt).getTime() + LOST_DAYS * DAY_MS);
  return at.getTime() > Date.now() ? null : at;
}

/**
 * Stores that a parcel is lost because the courier, which was asked before, has reported no step for weeks; false if it is
 * not that late.
 */
export async function loseStoodStill(
  context: WebhookContext,
  parcel: Pick<RefusedParcel, 'id' | 'createdAt'>,
): Promise<boolean> {
  // If a step arrives meanwhile, it is newer than this time, so the loss changes nothing.
  const at = await stoodStillAt(context.db, parcel);
  if (!at) return false;
  const { id: parcelId } = parcel;
  return loseRefusedParcel(context, parcelId, {
    actor: { kind: 'store', id: null },
    event: `stood-still-${parcelId}`,
    at,
  });
}

/**
 * Locks the order of a return. If its goods were exchanged, also locks the order of the new ones, after updating the
 * exchange by its return.
 */
async function lockAll(
  context: TransactionContext,
  { orderId, returnId }: { orderId: string; returnId: string },
): Promise<Pick<LockedExchange, 'order'> & { exchange: LockedExchange | null }> {
  const found = await exchangeOfReturn(context.tx, returnId);
  if (!found) return { order: await lockOrder(context.tx, orderId), exchange: null };
  const exchange = await lockFollowed(context, found.id);
  return { order: exchange.order, exchange };
}

/** Stores that a parcel is lost; false if the loss was stored before, is older than another step, or is not allowed. */
async function store(tx: Queries, { id: parcelId, status }: RefusedParcel, { actor, event, at }: Loss) {
  if (!mayMoveRefusedParcel(status, 'lost', actor.kind)) return false;
  const steps = await tx.select().from(refusedParcelStep).where(eq(refusedParcelStep.parcelId, parcelId));
  if (steps.some((other) => other.at > at)) return false;
  await tx.insert(refusedParcelStep).values({ event, parcelId, status: 'lost', at });
  await tx
    .update(refusedParcel)
    .set({ status: 'lost', windowFrom: null, windowTo: null })
    .where(eq(refusedParcel.id, parcelId));
  return true;
}

interface Lost {
  wholeReturn: WholeReturn;
  parcel: RefusedParcel;
  exchange: LockedExchange | null;
}

/**
 * Uses the worth of the pieces of a lost parcel: first for the debt of their exchange; the rest is refunded to the shopper.
 */
async function payPieces(tx: Queries, order: Order, { wholeReturn, parcel, exchange }: Lost) {
  const claim = await withWorth(tx, order, await addClaim(tx, wholeReturn, parcel));
  const moved = exchange ? await payDebtWithWorth(tx, exchange, claim) : 0;
  await payReturn(tx, order, claim);
  return { claim, moved };
}

/**
 * Stores a claim for the pieces of a lost parcel, in the group of the return. It is accepted at once, because the store is
 * to blame.
 */
async function addClaim(
  tx: Queries,
  { orderId, groupId, refundMethod, pieces }: WholeReturn,
  { id: lostParcel }: RefusedParcel,
): Promise<WholeReturn> {
  const [claim] = await tx
    .insert(orderReturn)
    .values({ orderId, groupId, refundMethod, lostParcel, kind: 'claim', status: 'inspected' })
    .returning();
  if (!claim) throw new Error(`The claim of return group ${groupId} was not stored`);
  await tx.insert(returnStatusHistory).values({ returnId: claim.id, status: 'inspected' });
  const refused = refusedPieces(pieces);
  // A piece can be in only one return at a time.
  const ids = refused.map(({ id }) => id);
  await tx.update(returnItem).set({ isReleased: true }).where(inArray(returnItem.id, ids));
  const lost = await tx
    .insert(returnItem)
    .values(
      refused.map(({ itemId, piece }) => ({
        returnId: claim.id,
        itemId,
        piece,
        reason: 'not_arrived' as const,
        worth: NOTHING,
        outcome: 'lost' as const,
      })),
    )
    .returning();
  return { ...claim, pieces: lost };
}
