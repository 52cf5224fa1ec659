import { eq, sql } from 'drizzle-orm';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import { findOrder, itemsOf } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { ROUND_HOURS } from '../eligibility/returnTerms.ts';
import { courierAddress } from '../../fulfilment/courierAddress.ts';
import { returnOf, type WholeReturn } from '../orderReturns.ts';
import { orderReturn, type StoredReturn } from '../schema.ts';
import { clock } from '../way/returnModes.ts';

/** Has courier and warehouse told of a return by a job, in the transaction that changes it. */
export async function enqueueReturnAdvance(tx: Queries, returnId: string): Promise<void> {
  await enqueue(tx, 'return.advance', { returnId }, { key: `return.advance-${returnId}` });
}

/**
 * Tells courier and warehouse what they have to know of a return: books its parcel, books it anew for another day, and
 * stops both once it has ended. Safe to run at any time; two runs of one return wait for each other.
 */
export async function advanceReturn({ db, services }: JobContext, returnId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`return.advance ${returnId}`}::text, 0))`,
    );
    const [found] = await tx.select().from(orderReturn).where(eq(orderReturn.id, returnId));
    const one = found && (await returnOf(tx, found.orderId, returnId));
    const order = one && (await findOrder(tx, one.orderId));
    if (!one || !order) return;
    const keep = (change: Partial<StoredReturn>) =>
      tx.update(orderReturn).set(change).where(eq(orderReturn.id, returnId));
    if (one.status === 'cancelled' || one.status === 'expired') {
      if (one.courierId && one.bookedRound !== null) {
        await services.collections.cancel(one.courierId);
        await keep({ bookedRound: null });
      }
      if (one.warehouseId) {
        await services.warehouse.cancel(one.warehouseId);
        await keep({ warehouseId: null });
      }
      return;
    }
    const round = roundOf(one);
    if (one.status === 'label' && round !== null && one.bookedRound !== round) {
      const { id: courierId } = await services.collections.book(bookingOf(order, one));
      await keep({ courierId, bookedRound: round });
    }
    if (AWAITED.includes(one.status) && one.warehouseId === null) {
      const { id: warehouseId } = await services.warehouse.announce(await announcementOf(tx, order, one));
      await keep({ warehouseId });
    }
  });
}

/** Where the warehouse still has something to do. */
const AWAITED: readonly string[] = ['requested', 'label', 'picked_up', 'received'];

/** What the courier is booked for; null where it brings nothing. */
function roundOf({ kind, mode, pickupOn, pickupFrom }: StoredReturn): string | null {
  if (kind === 'claim' || mode === 'store_return') return null;
  return pickupOn === null ? '' : `${pickupOn} ${pickupFrom}`;
}

function bookingOf(order: Order, one: StoredReturn) {
  const { pickupOn, pickupFrom } = one;
  return {
    reference: one.id,
    orderId: order.id,
    labelCode: `R${one.groupId}`,
    pickup:
      pickupOn !== null && pickupFrom !== null
        ? { date: pickupOn, from: clock(pickupFrom), to: clock(pickupFrom + ROUND_HOURS) }
        : null,
    from: courierAddress(order),
  };
}

async function announcementOf(tx: Queries, order: Order, one: WholeReturn) {
  const items = await itemsOf(tx, order.id);
  const kind = one.kind === 'claim' ? 'claim' : one.mode === 'store_return' ? 'store' : 'parcel';
  return {
    ...{ reference: one.id, orderId: order.id, labelCode: `R${one.groupId}`, storeCode: one.storeCode },
    kind,
    items: items.flatMap(({ id: itemId, details }) => {
      const pieces = one.pieces.filter((piece) => piece.itemId === itemId);
      const [first] = pieces;
      if (!first) return [];
      const isMadeToMeasure = lensPackageOf(details) !== null;
      return [{ itemId, name: details.name, quantity: pieces.length, reason: first.reason, isMadeToMeasure }];
    }),
  } as const;
}
