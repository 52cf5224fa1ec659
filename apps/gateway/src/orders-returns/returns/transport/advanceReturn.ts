import { eq } from 'drizzle-orm';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import { findOrder, itemsOf } from '../../../checkout/order/ownOrder.ts';
import type { Order } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { OutboundRefusal } from '../../../platform/outbound/outbound.ts';
import { withLease } from '../../../platform/outbound/withLease.ts';
import { ROUND_HOURS } from '../eligibility/returnTerms.ts';
import { courierAddress } from '../../fulfilment/parcel/courierAddress.ts';
import { returnOf } from '../orderReturns.ts';
import { orderReturn, type StoredReturn } from '../schema.ts';
import { roundOf } from '../mode/pickupRound.ts';
import { hourText } from '../mode/returnModes.ts';

/** Enqueues the job that informs courier and warehouse of a return, in the transaction that changes it. */
export async function enqueueReturnAdvance(tx: Queries, returnId: string): Promise<void> {
  await enqueue(tx, 'return.advance', { returnId }, { key: `return.advance-${returnId}` });
}

/**
 * Brings courier and warehouse up to date about a return: books its parcel, books it again for another day, and stops both
 * after the return has ended. Each call is made outside of any transaction, by one gateway at a time. Safe to run at any
 * time.
 */
export async function advanceReturn(context: JobContext, returnId: string): Promise<void> {
  const { db } = context;
  while (nextCall(await find(db, returnId)))
    await withLease(db, orderReturn.transportUntil, returnId, async () => {
      const storedReturn = await find(db, returnId);
      const ask = nextCall(storedReturn);
      if (storedReturn && ask) await ask(context, storedReturn);
    });
}

type Call = (context: JobContext, storedReturn: StoredReturn) => Promise<void>;

/** The next call to courier or warehouse about a return; null if both are up to date. */
function nextCall(storedReturn: StoredReturn | undefined): Call | null {
  if (!storedReturn) return null;
  const { status, courierId, bookedRound, askedRound, warehouseId, isAnnounced } = storedReturn;
  if (status === 'cancelled' || status === 'expired') {
    // If an answer was lost, the call is repeated to get the id of the booking to stop.
    if (askedRound !== null) return courierId === null ? book : stopCourier;
    if (isAnnounced) return warehouseId === null ? announce : stopWarehouse;
    return null;
  }
  const round = roundOf(storedReturn);
  if (status === 'label' && round !== null && bookedRound !== round) return book;
  return AWAITED.includes(status) && warehouseId === null ? announce : null;
}

/**
 * Books the pickup of a parcel. Until the courier has answered, `bookedRound` is null, because it is not known whether it
 * will come.
 */
async function book({ db, services }: JobContext, storedReturn: StoredReturn): Promise<void> {
  const { bookedRound: before } = storedReturn;
  const round = roundOf(storedReturn);
  const order = await orderOf(db, storedReturn);
  await store(db, storedReturn, { askedRound: round, bookedRound: null });
  try {
    const { id: courierId } = await services.pickups.book(bookingOf(order, storedReturn));
    await store(db, storedReturn, { courierId, bookedRound: round });
  } catch (error) {
    if (error instanceof OutboundRefusal)
      await store(db, storedReturn, { askedRound: before, bookedRound: before });
    throw error;
  }
}

async function stopCourier({ db, services }: JobContext, storedReturn: StoredReturn): Promise<void> {
  if (storedReturn.courierId !== null) await services.pickups.cancel(storedReturn.courierId);
  await store(db, storedReturn, { askedRound: null, bookedRound: null });
}

async function announce({ db, services }: JobContext, storedReturn: StoredReturn): Promise<void> {
  const announcement = await announcementOf(db, storedReturn);
  await store(db, storedReturn, { isAnnounced: true });
  try {
    const { id: warehouseId } = await services.warehouse.announce(announcement);
    await store(db, storedReturn, { warehouseId });
  } catch (error) {
    if (error instanceof OutboundRefusal) await store(db, storedReturn, { isAnnounced: false });
    throw error;
  }
}

async function stopWarehouse({ db, services }: JobContext, storedReturn: StoredReturn): Promise<void> {
  if (storedReturn.warehouseId !== null) await services.warehouse.cancel(storedReturn.warehouseId);
  await store(db, storedReturn, { warehouseId: null, isAnnounced: false });
}

type TransportState = Pick<
  StoredReturn,
  'courierId' | 'bookedRound' | 'askedRound' | 'warehouseId' | 'isAnnounced'
>;

async function store(db: Queries, { id }: StoredReturn, change: Partial<TransportState>): Promise<void> {
  await db.update(orderReturn).set(change).where(eq(orderReturn.id, id));
}

async function find(db: Queries, returnId: string): Promise<StoredReturn | undefined> {
  const [found] = await db.select().from(orderReturn).where(eq(orderReturn.id, returnId));
  return found;
}

async function orderOf(db: Queries, { orderId }: StoredReturn): Promise<Order> {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

/** The statuses in which the warehouse still waits for the return or works on it. */
const AWAITED: readonly string[] = ['requested', 'label', 'picked_up', 'received'];

function bookingOf(order: Order, storedReturn: StoredReturn) {
  const { pickupOn, pickupFrom } = storedReturn;
  return {
    reference: storedReturn.id,
    orderId: order.id,
    labelCode: `R${storedReturn.groupId}`,
    pickup:
      pickupOn !== null && pickupFrom !== null
        ? { date: pickupOn, from: hourText(pickupFrom), to: hourText(pickupFrom + ROUND_HOURS) }
        : null,
    from: courierAddress(order),
  };
}

async function announcementOf(db: Queries, storedReturn: StoredReturn) {
  const items = await itemsOf(db, storedReturn.orderId);
  const pieces = (await returnOf(db, storedReturn.orderId, storedReturn.id))?.pieces ?? [];
  const kind =
    storedReturn.kind === 'claim' ? 'claim' : storedReturn.mode === 'store_return' ? 'store' : 'parcel';
  return {
    reference: storedReturn.id,
    orderId: storedReturn.orderId,
    labelCode: `R${storedReturn.groupId}`,
    storeCode: storedReturn.storeCode,
    kind,
    items: items.flatMap(({ id: itemId, details }) => {
      const own = pieces.filter((piece) => piece.itemId === itemId);
      const [first] = own;
      if (!first) return [];
      const isMadeToMeasure = lensPackageOf(details) !== null;
      return [{ itemId, name: details.name, quantity: own.length, reason: first.reason, isMadeToMeasure }];
    }),
  } as const;
}
