import type { WayBackStatus } from '@lunette/orders-returns/contract';
import { eq } from 'drizzle-orm';
import { itemsOf, lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WebhookContext } from '../../../platform/gateway.ts';
import { recordAct } from '../../acts/recordAct.ts';
import type { CourierEvent } from '../../fulfilment/parcel/courier.ts';
import { recordFoundParcel } from '../../fulfilment/parcel/foundParcel.ts';
import { returnOf, type WholeReturn } from '../orderReturns.ts';
import { orderReturn } from '../schema.ts';
import { mayMoveRefusedParcel } from '../state/returnStates.ts';
import { loseRefusedParcel } from './loseRefusedParcel.ts';
import { notifyRefusedParcel } from './notifyRefusedParcel.ts';
import { refusedParcel, refusedParcelStep, type RefusedParcel } from './schema.ts';
import { refusedPieces } from './refusedParcelsOf.ts';

/** Steps that are recorded as acts of the order. */
const RECORDED: readonly WayBackStatus[] = ['shipped', 'delivered', 'returned_to_sender'];

/**
 * Stores an event of a parcel of refused pieces, and notifies their shopper. Returns false if there is no such parcel.
 * Events may come late, twice and in any order: each is stored once. An event that is older than another one, or that the
 * table of states does not allow, changes no status and sends no message.
 */
export async function applyRefusedParcelEvent(context: WebhookContext, step: CourierEvent): Promise<boolean> {
  const { id: event, reference: parcelId, status } = step;
  const [named] = await context.db
    .select({ orderId: orderReturn.orderId, returnId: orderReturn.id })
    .from(refusedParcel)
    .innerJoin(orderReturn, eq(orderReturn.id, refusedParcel.returnId))
    .where(eq(refusedParcel.id, parcelId));
  if (!named) return false;
  // The sender's time, limited to the current time.
  const at = new Date(Math.min(Date.parse(step.at), Date.now()));
  if (status === 'lost') {
    await loseRefusedParcel(context, parcelId, { actor: { kind: 'courier', id: null }, event, at });
    return true;
  }
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, named.orderId);
    const wholeReturn = await returnOf(tx, order.id, named.returnId);
    const [mine] = await tx.select().from(refusedParcel).where(eq(refusedParcel.id, parcelId));
    if (!wholeReturn || !mine) return;
    const steps = await tx.select().from(refusedParcelStep).where(eq(refusedParcelStep.parcelId, parcelId));
    const isNewest = steps.every((other) => other.at <= at);
    if (status === 'delayed') {
      if (!isNewest || step.expectedDate <= mine.expectedOn) return;
      const later = await change(tx, mine, step, mine.status);
      await notifyRefusedParcel(tx, context, { order, wholeReturn, parcel: later, status: 'delayed', event });
      return;
    }
    const [first] = await tx
      .insert(refusedParcelStep)
      .values({ event, parcelId, status, at })
      .onConflictDoNothing()
      .returning();
    if (first && status === 'delivered' && mine.status === 'lost')
      await recordFoundParcel(tx, context, order, {
        act: 'parcel_found',
        parcelId,
        returnId: wholeReturn.id,
        goods: await goodsOf(tx, wholeReturn),
      });
    if (!first || !isNewest || !mayMoveRefusedParcel(mine.status, status, 'courier')) return;
    const moved = await change(tx, mine, step, status);
    if (RECORDED.includes(status))
      await recordAct(tx, {
        orderId: order.id,
        actor: { kind: 'courier', id: null },
        act: 'return_moved',
        details: { returnId: wholeReturn.id, status: `back_${status}` },
      });
    await notifyRefusedParcel(tx, context, { order, wholeReturn, parcel: moved, status, event });
  });
  return true;
}

/** The refused goods of a return, by item. */
async function goodsOf(tx: Queries, { orderId, pieces }: WholeReturn) {
  const refused = refusedPieces(pieces);
  return (await itemsOf(tx, orderId)).flatMap((item) => {
    const own = refused.filter(({ itemId }) => itemId === item.id);
    return own.length > 0 ? [{ item, pieces: own.length }] : [];
  });
}

async function change(
  tx: Queries,
  { id }: RefusedParcel,
  { expectedDate: expectedOn, window }: CourierEvent,
  status: WayBackStatus,
): Promise<RefusedParcel> {
  const [changed] = await tx
    .update(refusedParcel)
    .set({ status, expectedOn, windowFrom: window?.from ?? null, windowTo: window?.to ?? null })
    .where(eq(refusedParcel.id, id))
    .returning();
  if (!changed) throw new Error(`There is no parcel ${id}`);
  return changed;
}
