import { isDeepStrictEqual } from 'node:util';
import type { Prescription } from '@lunette/prescription/contract';
import { and, eq, sql } from 'drizzle-orm';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { orderItem, orders, type LabOrder, type StoredItem } from '../../../checkout/order/schema.ts';
import type { Database, Queries, Transaction } from '../../../platform/database/database.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { OutboundRefusal, OutboundUnavailable, unlessRefused } from '../../../platform/outbound/outbound.ts';
import { lensOf } from '../../upgrade/amendedItem.ts';
import { orderAmendment } from '../../upgrade/schema.ts';
import { askLab } from './askLab.ts';
import { enqueueAdvance } from '../enqueueAdvance.ts';
import { isBeforeWork, itemsOnTheirWay, type ItemStep } from '../itemHistory.ts';
import { hasEnded } from '../moveItems.ts';
import { withLab } from './withLab.ts';

type LabItem = Pick<StoredItem, 'id' | 'orderId'>;

/** Sends the lab the changes of an item that it does not have yet: other lenses, another power, or the end of the work. */
export async function updateLab(context: JobContext, named: LabItem): Promise<void> {
  const { db } = context;
  if ((await changeForLab(db, named)) === null) return;
  try {
    await withLab(db, named.id, async (item) => {
      const change = await changeForLab(db, named);
      if (change === 'stop') await stopAtLab(context, item);
      else if (change) await orderAtLab(context, item, change);
    });
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    // The lab has already begun; its event may not have arrived yet.
    await readLabEvents(context, named);
  }
}

/** The order or stop that is to be sent to the lab for an item; null if the lab is up to date. */
async function changeForLab(db: Database, { id, orderId }: LabItem): Promise<LabOrder | 'stop' | null> {
  return db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    const found = (await itemsOnTheirWay(tx, orderId)).find(({ item }) => item.id === id);
    if (status !== 'placed' || !found) return null;
    const { item, history } = found;
    if (history.some((step) => step.status === 'cancelled')) return item.isLabAsked ? 'stop' : null;
    if (isBeforeWork(history) || hasEnded(history) || isBegun(history)) return null;
    const wanted = labOrderOf(item, await isChanging(tx, item));
    return item.labId !== null && isDeepStrictEqual(item.labOrder, wanted) ? null : wanted;
  });
}

/** Orders an item at the lab again, by a job, after the lab has lost its work before cutting the lenses. */
export async function orderAgain(db: Database, { id, orderId, labId }: StoredItem): Promise<void> {
  await db.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    const found = (await itemsOnTheirWay(tx, orderId)).find(({ item }) => item.id === id);
    // Another call may have ordered the work again already.
    if (status !== 'placed' || !found || found.item.labId !== labId) return;
    if (isBegun(found.history) || hasEnded(found.history)) return;
    await store(tx, found.item, { labId: null, labOrder: null });
    await enqueueAdvance(tx, orderId);
  });
}

/** Stops the work of the lab on all items of an order that was cancelled. */
export async function stopLab(context: JobContext, items: readonly StoredItem[]): Promise<void> {
  for (const { id } of items) await withLab(context.db, id, (item) => stopAtLab(context, item));
}

async function stopAtLab({ db, services }: JobContext, item: StoredItem): Promise<void> {
  if (!item.isLabAsked) return;
  const { id: reference, orderId } = item;
  // If an answer was lost, the same order is sent again to get the id of the work to stop. The lab refuses it if the lenses
  // are already cut.
  const labId =
    item.labId ??
    (await unlessRefused(services.lab.order({ reference, orderId, ...labOrderOf(item, true) })))?.id;
  if (labId) await services.lab.cancel(labId);
  await store(db, item, { isLabAsked: false, labId: null });
}

/**
 * Orders the work on an item at the lab. Until the lab has answered, `labOrder` is null, because it is not known what the
 * lab makes.
 */
async function orderAtLab(
  { db, services }: Pick<Gateway, 'db' | 'services'>,
  item: StoredItem,
  labOrder: LabOrder,
): Promise<void> {
  const { id: reference, orderId } = item;
  await store(db, item, { isLabAsked: true, labOrder: null });
  try {
    const { id: labId } = await services.lab.order({ reference, orderId, ...labOrder });
    await store(db, item, { labId, labOrder });
  } catch (error) {
    const { isLabAsked, labOrder: before } = item;
    if (error instanceof OutboundRefusal) await store(db, item, { isLabAsked, labOrder: before });
    throw error;
  }
}

async function readLabEvents(context: JobContext, { id }: LabItem): Promise<void> {
  const [item] = await context.db.select().from(orderItem).where(eq(orderItem.id, id));
  if (!item?.labId) throw new Error(`The lab refuses item ${id}, which it does not have`);
  await askLab(context, item);
}

/** Whether the lab waits with the work on an item, or has cut its lenses already. */
export type AtLab = (history: readonly ItemStep[]) => 'held' | 'begun';

/**
 * Thrown by a change that needs the lab to wait: its transaction is rolled back, and it runs again after the lab was called.
 */
class LabNotAsked extends Error {}

/**
 * Changes the lenses or the power of an item in a transaction, while the lab waits, so that it does not cut the old lenses
 * meanwhile. The lab is called between two runs of the change, outside any transaction: the first run refuses a change that
 * is not allowed, and the second run reads the order again. Refuses the change if the lab cannot be reached. In every case
 * the job of the order sends the result to the lab afterwards.
 */
export async function whileLabWaits<T>(
  context: Pick<Gateway, 'db' | 'services'>,
  itemId: string,
  change: (tx: Transaction, atLab: AtLab) => Promise<T>,
): Promise<T> {
  const { db } = context;
  const run = (answer?: 'held' | 'begun') =>
    db.transaction((tx) =>
      change(tx, (history) => {
        if (isBeforeWork(history)) return 'held';
        if (!answer) throw new LabNotAsked();
        return answer;
      }),
    );
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof LabNotAsked)) throw error;
  }
  try {
    return await withLab(db, itemId, async (item) => run(await hold(context, item)));
  } catch (error) {
    if (error instanceof OutboundUnavailable) throw refuse(503, 'lab_down', 'orders.lab-down');
    throw error;
  }
}

async function hold(context: Pick<Gateway, 'db' | 'services'>, item: StoredItem): Promise<'held' | 'begun'> {
  // If this gateway crashes now, the lab waits with the item: then the job of the order lets it continue.
  await context.db
    .update(orders)
    .set({ advanceAt: sql`now() + interval '1 minute'` })
    .where(eq(orders.id, item.orderId));
  try {
    await orderAtLab(context, item, labOrderOf(item, true));
    return 'held';
  } catch (error) {
    if (error instanceof OutboundRefusal) return 'begun';
    throw error;
  }
}

/** The order of an item for the lab. */
function labOrderOf(item: StoredItem, isHeld: boolean): LabOrder {
  const { details, prescription } = item;
  const hasLenses = lensPackageOf(details) !== null;
  return {
    hasLenses,
    lenses: hasLenses ? lensOf(item) : null,
    prescription: prescription && valuesOf(prescription),
    isHeld,
  };
}

/** A prescription without the names of its pictures, which are not for the lab. */
function valuesOf(prescription: Prescription): Prescription {
  const values = { ...prescription };
  delete values.imageFileName;
  delete values.pdImageFileName;
  return values;
}

/** Whether a change of the lenses of an item waits for its payment. */
async function isChanging(tx: Queries, { id }: StoredItem): Promise<boolean> {
  const isOpen = and(eq(orderAmendment.itemId, id), eq(orderAmendment.status, 'open'));
  return (await tx.$count(orderAmendment, isOpen)) > 0;
}

function isBegun(history: readonly ItemStep[]): boolean {
  return history.some(({ status }) => status === 'lenses_cut' || status === 'packed' || status === 'shipped');
}

async function store(
  db: Queries,
  { id }: StoredItem,
  change: Partial<Pick<StoredItem, 'isLabAsked' | 'labId' | 'labOrder'>>,
): Promise<void> {
  await db.update(orderItem).set(change).where(eq(orderItem.id, id));
}
