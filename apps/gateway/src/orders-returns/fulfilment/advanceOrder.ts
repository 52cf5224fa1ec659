import { dateIn } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { itemsOf, lockOrder } from '../../checkout/order/ownOrder.ts';
import { orderItem, type Order, type StoredItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { isPowerMissing, isPowerUnread } from '../power/openPower.ts';
import { enqueueAskOptician } from '../power/pictures/askOptician.ts';
import { newOrderDelay } from '../exchange/newOrder/newOrderDelay.ts';
import { dayAfter } from '../order/timeline.ts';
import { expectedDay } from './expectedDay.ts';
import { sendParcel, stopParcels } from './parcel/sendParcel.ts';
import { finishStopped } from './parcel/stopParcel.ts';
import { stopLab, updateLab } from './lab/labOrder.ts';
import { moveItems } from './moveItems.ts';
import { isBeforeWork, itemsOnTheirWay, type ItemOnItsWay, type ItemStep } from './itemHistory.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

const STORE = { kind: 'store', id: null } as const;

/**
 * Takes the next steps of the store for an order: confirms items whose power is known, orders their work at the lab, hands
 * parcels to the courier, and stops both if the order was cancelled. Safe to run at any time and concurrently.
 */
export async function advanceOrder(context: JobContext, orderId: string): Promise<void> {
  const order = await context.db.transaction((tx) => confirmItems(context, tx, orderId));
  if (order.status === 'cancelled') return stop(context, orderId);
  if (order.status !== 'placed') return;
  for (const item of await itemsOf(context.db, orderId)) await updateLab(context, item);
  await finishStopped(context, order);
  await sendParcel(context, orderId);
}

/**
 * Confirms the items of an order whose power is known; the others wait for their power, or until an optician has read it
 * from a picture, which a mail asks for.
 */
export async function confirmItems(
  { publish }: Pick<JobContext, 'publish'>,
  tx: Queries,
  orderId: string,
): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'placed') return order;
  const { isHeld, daysLate } = await newOrderDelay(tx, order);
  if (isHeld) return order;
  const begun = (await itemsOnTheirWay(tx, orderId)).filter(({ history }) => isBeforeWork(history));
  const waits = begun.filter(({ item }) => lacksPower(item));
  const ready = begun.filter(({ item }) => !lacksPower(item));
  const itemsIn = (group: ItemOnItsWay[]) => group.map(({ item }) => item);
  const move = { tx, publish };
  const waiting = { items: itemsIn(waits), status: 'waiting_for_power', actor: STORE } as const;
  const newlyWaiting = await moveItems(move, order, waiting);
  if (newlyWaiting.some(isPowerUnread)) await enqueueAskOptician(tx, orderId);
  await moveItems(move, order, { items: itemsIn(ready), status: 'confirmed', actor: STORE });
  for (const { item, history } of ready)
    await moveDay(tx, order, item, Math.max(daysLate, waitedFor(order, history)));
  // A membership begins with its order, and nothing is sent.
  const memberships = itemsIn(ready).filter(({ details }) => details.tierMembershipDuration !== null);
  await moveItems(move, order, { items: memberships, status: 'delivered', actor: STORE });
  return order;
}

function lacksPower(item: StoredItem): boolean {
  return item.details.powerRequired === 'POWER_REQUIRED' && (isPowerMissing(item) || isPowerUnread(item));
}

/** The number of days for which an item has waited for its power. */
function waitedFor({ country }: Order, history: readonly ItemStep[]): number {
  const since = history.find(({ status }) => status === 'waiting_for_power')?.at;
  return since
    ? Math.round((dayOf(dateIn(country, new Date())) - dayOf(dateIn(country, since))) / DAY_MS)
    : 0;
}

/** Moves the expected day of an item by the days for which it has waited for its power or for the goods that it replaces. */
async function moveDay(tx: Queries, order: Order, item: StoredItem, waited: number): Promise<void> {
  if (waited < 1) return;
  const expectedOn = dayAfter(expectedDay(order, item, undefined), waited);
  await tx.update(orderItem).set({ expectedOn }).where(eq(orderItem.id, item.id));
}

const dayOf = (date: string) => Date.parse(date);

async function stop(context: JobContext, orderId: string): Promise<void> {
  await stopLab(context, await itemsOf(context.db, orderId));
  await stopParcels(context, orderId);
}
