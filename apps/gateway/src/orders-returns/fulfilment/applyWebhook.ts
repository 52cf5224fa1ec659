import { eq } from 'drizzle-orm';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orderItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { WebhookContext } from '../../platform/gateway.ts';
import { enqueueAdvance } from './enqueueAdvance.ts';
import type { CourierEvent } from './parcel/courier.ts';
import { recordFoundGoods } from './parcel/foundParcel.ts';
import { isBeforeWork, itemsOnTheirWay, type ItemOnItsWay } from './itemHistory.ts';
import type { LabEvent } from './lab/lab.ts';
import { hasEnded, isPossible, moveItems } from './moveItems.ts';
import { parcel, type Parcel } from './schema.ts';
import { notifyLate, notifyMoved } from './notifyMoved.ts';

/** The sender's time, limited to the current time. */
const momentOf = (at: string) => new Date(Math.min(Date.parse(at), Date.now()));

/**
 * Stores a step of the lab for an item. Returns false if the lab cannot have the item, because it is unknown, or waits for
 * its power and was not ordered at the lab yet. Events may come late, twice and in any order: each has its own time, and its
 * id is stored once.
 */
export async function applyLabEvent(
  context: WebhookContext,
  { id: event, reference, status, at }: LabEvent,
): Promise<boolean> {
  let isKnown = true;
  const isHere = await withOrder(
    context,
    await orderOfItem(context.db, reference),
    async (tx, order, items) => {
      const moment = momentOf(at);
      const [mine] = items.filter(({ item }) => item.id === reference);
      isKnown = mine !== undefined && !isBeforeWork(mine.history);
      const moving = mine && isKnown && isPossible(mine.history, { status, at: moment }) ? [mine] : [];
      const moved = await moveItems({ ...context, tx }, order, {
        items: moving.map(({ item }) => item),
        status,
        actor: { kind: 'lab', id: null },
        at: moment,
        event,
      });
      if (moved.length > 0 && status === 'packed') await enqueueAdvance(tx, order.id);
    },
  );
  return isHere && isKnown;
}

/**
 * Stores a step of a parcel for all its items and notifies its shopper. Returns false if there is no such parcel. An event
 * that is older than a stored one is stored without a message. The delivery of a parcel that counts as lost or was stopped
 * is recorded.
 */
export async function applyCourierEvent(context: WebhookContext, step: CourierEvent): Promise<boolean> {
  const { id: event, reference, status } = step;
  const [found] = await context.db.select().from(parcel).where(eq(parcel.id, reference));
  if (found && status === 'delivered') await recordFoundGoods(context, found);
  return withOrder(context, found?.orderId, async (tx, order, items) => {
    const [mine] = await tx.select().from(parcel).where(eq(parcel.id, reference));
    if (!mine) return;
    const moment = momentOf(step.at);
    const inIt = items.filter(({ item }) => item.parcelId === reference);
    const isNewest = inIt.every(({ history }) => history.every((knownStep) => knownStep.at <= moment));
    const now = isNewest ? await storeExpectedDay(tx, mine, step) : mine;
    if (status === 'delayed') {
      if (now.expectedOn > mine.expectedOn && isNewest)
        await notifyLate(
          tx,
          context,
          order,
          inIt.filter(({ history }) => !hasEnded(history)).map(({ item }) => item),
          { day: now.expectedOn },
        );
      return;
    }
    const moving = inIt.filter(({ history }) => isPossible(history, { status, at: moment }));
    const moved = await moveItems({ ...context, tx }, order, {
      items: moving.map(({ item }) => item),
      status,
      actor: { kind: 'courier', id: null },
      at: moment,
      event,
    });
    if (isNewest) await notifyMoved(tx, context, order, { items: moved, status, parcel: now, event });
  });
}

/** Stores the day on which a parcel is expected, and its time of day if the courier names one. */
export async function storeExpectedDay(
  tx: Queries,
  { id }: Parcel,
  { expectedDate, window }: Pick<CourierEvent, 'expectedDate' | 'window'>,
): Promise<Parcel> {
  const change = { expectedOn: expectedDate, windowFrom: window?.from ?? null, windowTo: window?.to ?? null };
  const [changed] = await tx.update(parcel).set(change).where(eq(parcel.id, id)).returning();
  if (!changed) throw new Error(`There is no parcel ${id}`);
  return changed;
}

type Change = (
  tx: Queries,
  order: Awaited<ReturnType<typeof lockOrder>>,
  items: ItemOnItsWay[],
) => Promise<void>;

/** Runs a change of a placed order under its lock. */
async function withOrder(
  { db }: WebhookContext,
  orderId: string | undefined,
  change: Change,
): Promise<boolean> {
  if (orderId === undefined) return false;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status === 'placed') await change(tx, order, await itemsOnTheirWay(tx, orderId));
  });
  return true;
}

async function orderOfItem(db: Queries, itemId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: orderItem.orderId })
    .from(orderItem)
    .where(eq(orderItem.id, itemId));
  return found?.orderId;
}
