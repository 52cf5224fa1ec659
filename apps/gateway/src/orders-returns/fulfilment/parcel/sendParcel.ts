import { dateIn } from '@lunette/country-config';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orderItem, type Order } from '../../../checkout/order/schema.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { courierAddress } from './courierAddress.ts';
import { itemsOnTheirWay, type ItemStep } from '../itemHistory.ts';
import { hasEnded } from '../moveItems.ts';
import { parcel, type Parcel } from '../schema.ts';

/**
 * Hands the packed items of an order to the courier when none is in work any more. They are sent together; only items that
 * wait for their power are sent later in a separate parcel.
 */
export async function sendParcel(
  context: Pick<JobContext, 'db' | 'services'>,
  orderId: string,
): Promise<void> {
  const { db } = context;
  const order = await putIntoParcel(context, orderId);
  const unbooked = await db
    .select()
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), isNull(parcel.courierId)));
  const open = (await itemsOnTheirWay(db, orderId)).filter(({ history }) => !hasEnded(history));
  // A parcel that was stopped and cleared has no items any more.
  const filled = unbooked.filter(({ id }) => open.some(({ item }) => item.parcelId === id));
  for (const filledParcel of filled) await bookParcel(context, order, filledParcel);
}

/** Books a parcel at the courier and returns the id that it has there. Safe to repeat. */
export async function bookParcel(
  { db, services }: Pick<JobContext, 'db' | 'services'>,
  order: Order,
  { id: reference, expectedOn: expectedDate }: Pick<Parcel, 'id' | 'expectedOn'>,
): Promise<string> {
  const to = courierAddress(order);
  const booked = await services.courier.book({ reference, orderId: order.id, expectedDate, to });
  const { id: courierId, courier, trackingNumber } = booked;
  await db.update(parcel).set({ courierId, courier, trackingNumber }).where(eq(parcel.id, reference));
  return courierId;
}

/** Puts packed items, and older sent items without a parcel, into a new parcel, unless an item is still in work. */
function putIntoParcel({ db }: Pick<JobContext, 'db'>, orderId: string): Promise<Order> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const all = await itemsOnTheirWay(tx, orderId);
    const packed = all.filter(({ item, history }) => item.parcelId === null && isPacked(history));
    if (order.status !== 'placed' || packed.length === 0 || all.some(({ history }) => isInWork(history)))
      return order;
    const today = dateIn(order.country, new Date());
    const days = packed.map(({ item }) => item.expectedOn ?? order.deliveryDate);
    const expectedOn = [today, ...days].sort().at(-1) ?? today;
    const [made] = await tx.insert(parcel).values({ orderId, expectedOn }).returning();
    const ids = packed.map(({ item }) => item.id);
    if (made) await tx.update(orderItem).set({ parcelId: made.id }).where(inArray(orderItem.id, ids));
    return order;
  });
}

function isPacked(history: readonly ItemStep[]): boolean {
  return !hasEnded(history) && history.some(({ status }) => status === 'packed' || status === 'shipped');
}

function isInWork(history: readonly ItemStep[]): boolean {
  const isBegun = history.some(({ status }) => status === 'confirmed' || status === 'lenses_cut');
  return isBegun && !hasEnded(history) && !isPacked(history);
}

/** Stops the parcels of an order that was cancelled. */
export async function stopParcels({ db, services }: JobContext, orderId: string): Promise<void> {
  const parcels: Parcel[] = await db.select().from(parcel).where(eq(parcel.orderId, orderId));
  for (const { courierId } of parcels) if (courierId) await services.courier.cancel(courierId);
}
