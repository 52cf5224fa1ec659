import { eq, type SQL } from 'drizzle-orm';
import { lockOrder } from '../../checkout/order/ownOrder.ts';
import { orderItem } from '../../checkout/order/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueueAdvance } from './advanceOrder.ts';
import type { CourierStep } from './courier.ts';
import { itemsOnTheirWay, type ItemOnItsWay } from './itemHistory.ts';
import type { LabStep } from './lab.ts';
import { hasEnded, mayCome, moveItems } from './moveItems.ts';
import { parcel, type Parcel } from './schema.ts';
import { notifyLate, notifyMoved } from './notifyMoved.ts';

export type News = Pick<Gateway, 'db' | 'publish' | 'settings' | 'texts'>;

/** What the sender's clock says, but nothing of the future. */
const momentOf = (at: string) => new Date(Math.min(Date.parse(at), Date.now()));

/**
 * Writes down what the lab has done for an item; false where there is no such item. News may come late, twice and in any
 * order: each has its own time, and its id is taken once.
 */
export async function hearLab(news: News, { id: event, reference, status, at }: LabStep): Promise<boolean> {
  return inOrder(news, await itemsIn(news.db, eq(orderItem.id, reference)), async (tx, order, items) => {
    const moment = momentOf(at);
    const moving = items.filter(
      ({ item, history }) => item.id === reference && mayCome(history, { status, at: moment }),
    );
    const moved = await moveItems({ ...news, tx }, order, {
      items: moving.map(({ item }) => item),
      status,
      actor: { kind: 'lab', id: null },
      at: moment,
      event,
    });
    if (moved.length > 0 && status === 'packed') await enqueueAdvance(tx, order.id);
  });
}

/**
 * Writes down what has happened to a parcel, for all that is in it, and tells its shopper; false where there is no such
 * parcel. What is told is the newest that is known: news that comes after newer ones is written down only.
 */
export async function hearCourier(news: News, step: CourierStep): Promise<boolean> {
  const { id: event, reference, status } = step;
  const [found] = await news.db.select().from(parcel).where(eq(parcel.id, reference));
  return inOrder(news, found?.orderId, async (tx, order, items) => {
    const [mine] = await tx.select().from(parcel).where(eq(parcel.id, reference));
    if (!mine) return;
    const moment = momentOf(step.at);
    const inIt = items.filter(({ item }) => item.parcelId === reference);
    const isNewest = inIt.every(({ history }) => history.every((one) => one.at <= moment));
    const now = isNewest ? await keepDay(tx, mine, step) : mine;
    if (status === 'delayed') {
      if (now.expectedOn > mine.expectedOn && isNewest)
        await notifyLate(
          tx,
          news,
          order,
          inIt.filter(({ history }) => !hasEnded(history)).map(({ item }) => item),
          now.expectedOn,
        );
      return;
    }
    const moving = inIt.filter(({ history }) => mayCome(history, { status, at: moment }));
    const moved = await moveItems({ ...news, tx }, order, {
      items: moving.map(({ item }) => item),
      status,
      actor: { kind: 'courier', id: null },
      at: moment,
      event,
    });
    if (isNewest) await notifyMoved(tx, news, order, { items: moved, status, parcel: now, event });
  });
}

async function keepDay(tx: Queries, { id }: Parcel, { expectedDate, window }: CourierStep): Promise<Parcel> {
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

/** Runs a change of an order that stands, under its lock. */
async function inOrder({ db }: News, orderId: string | undefined, change: Change): Promise<boolean> {
  if (orderId === undefined) return false;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.status === 'placed') await change(tx, order, await itemsOnTheirWay(tx, orderId));
  });
  return true;
}

async function itemsIn(db: Queries, which: SQL): Promise<string | undefined> {
  const [found] = await db.select({ orderId: orderItem.orderId }).from(orderItem).where(which);
  return found?.orderId;
}
