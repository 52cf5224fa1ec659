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
      const one = await find(db, returnId);
      const ask = nextCall(one);
      if (one && ask) await ask(context, one);
    });
}

type Call = (context: JobContext, one: StoredReturn) => Promise<void>;

/** The next call to courier or warehouse about a return; null if both are up to date. */
function nextCall(one: StoredReturn | undefined): Call | null {
  if (!one) return null;
  const { status, courierId, bookedRound, askedRound, warehouseId, isAnnounced } = one;
  if (status === 'cancelled' || status === 'expired') {
    // If an answer was lost, the call is repeated to get the id of the booking to stop.
    if (askedRound !== null) return courierId === null ? book : stopCourier;
    if (isAnnounced) return warehouseId === null ? announce : stopWarehouse;
    return null;
  }
  const round = roundOf(one);
  if (status === 'label' && round !== null && bookedRound !== round) return book;
  return AWAITED.includes(status) && warehouseId === null ? announce : null;
}

/**
 * Books the pickup of a parcel. Until the courier has answered, `bookedRound` is null, because it is not known whether it
 * will come.
 */
async function book({ db, services }: JobContext, one: StoredReturn): Promise<void> {
  const { bookedRound: before } = one;
  const round = roundOf(one);
  const order = await orderOf(db, one);
  await store(db, one, { askedRound: round, bookedRound: null });
  try {
    const { id: courierId } = await services.collections.book(bookingOf(order, one));
    await store(db, one, { courierId, bookedRound: round });
  } catch (fault) {
    if (fault instanceof OutboundRefusal) await store(db, one, { askedRound: before, bookedRound: before });
    throw fault;
  }
}

async function stopCourier({ db, services }: JobContext, one: StoredReturn): Promise<void> {
  if (one.courierId !== null) await services.collections.cancel(one.courierId);
  await store(db, one, { askedRound: null, bookedRound: null });
}

async function announce({ db, services }: JobContext, one: StoredReturn): Promise<void> {
  const announcement = await announcementOf(db, one);
  await store(db, one, { isAnnounced: true });
  try {
    const { id: warehouseId } = await services.warehouse.announce(announcement);
    await store(db, one, { warehouseId });
  } catch (fault) {
    if (fault instanceof OutboundRefusal) await store(db, one, { isAnnounced: false });
    throw fault;
  }
}

async function stopWarehouse({ db, services }: JobContext, one: StoredReturn): Promise<void> {
  if (one.warehouseId !== null) await services.warehouse.cancel(one.warehouseId);
  await store(db, one, { warehouseId: null, isAnnounced: false });
}

type Known = Pick<StoredReturn, 'courierId' | 'bookedRound' | 'askedRound' | 'warehouseId' | 'isAnnounced'>;

async function store(db: Queries, { id }: StoredReturn, change: Partial<Known>): Promise<void> {
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

function bookingOf(order: Order, one: StoredReturn) {
  const { pickupOn, pickupFrom } = one;
  return {
    reference: one.id,
    orderId: order.id,
    labelCode: `R${one.groupId}`,
    pickup:
      pickupOn !== null && pickupFrom !== null
        ? { date: pickupOn, from: hourText(pickupFrom), to: hourText(pickupFrom + ROUND_HOURS) }
        : null,
    from: courierAddress(order),
  };
}

async function announcementOf(db: Queries, one: StoredReturn) {
  const items = await itemsOf(db, one.orderId);
  const pieces = (await returnOf(db, one.orderId, one.id))?.pieces ?? [];
  const kind = one.kind === 'claim' ? 'claim' : one.mode === 'store_return' ? 'store' : 'parcel';
  return {
    reference: one.id,
    orderId: one.orderId,
    labelCode: `R${one.groupId}`,
    storeCode: one.storeCode,
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
