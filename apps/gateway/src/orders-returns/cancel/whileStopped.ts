import { eq, sql } from 'drizzle-orm';
import { orders } from '../../checkout/order/schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isBeforeLab, itemsOnTheirWay, type ItemStep } from '../fulfilment/itemHistory.ts';
import { askLab } from '../fulfilment/lab/askLab.ts';
import { clearStopped, whileParcelsStop } from '../fulfilment/parcel/stopParcel.ts';
import type { ChosenPieces } from './cancelState.ts';
import type { ServiceContext } from '../../platform/gateway.ts';

/**
 * Thrown by a cancellation of pieces that are being made or packed: its transaction is rolled back, and it runs again after
 * the pieces are stopped.
 */
class NotStopped extends Error {
  readonly chosen: readonly ChosenPieces[];

  constructor(chosen: readonly ChosenPieces[]) {
    super('The pieces are not stopped yet');
    this.chosen = chosen;
  }
}

/** Must be called directly before anything is stored; throws if a chosen piece is not stopped. */
export type RequireStopped = (chosen: readonly ChosenPieces[]) => void;

/**
 * Runs a cancellation in a transaction while none of the chosen pieces can leave. If pieces are being made or packed, lab
 * and courier are called between two runs, outside any transaction: the first run refuses pieces that cannot be cancelled,
 * and the second run reads the order again. Refuses pieces that were finished or have left meanwhile. Pieces that remain in
 * a stopped parcel are packed again. `isFinal` is set if the store itself cancels: then a parcel that the courier refuses to
 * stop, but for which it has reported no step, counts as stopped.
 */
export async function whileStopped<T>(
  context: ServiceContext,
  orderId: string,
  change: (tx: Transaction, requireStopped: RequireStopped) => Promise<T>,
  { isFinal = false }: { isFinal?: boolean } = {},
): Promise<T> {
  const { db } = context;
  const run = (stopped: readonly ChosenPieces[] | null) =>
    db.transaction(async (tx) => {
      const result = await change(tx, (chosen) => {
        const begun = chosen.filter(({ entry: { history } }) => !isBeforeLab(history));
        if (!stopped && begun.length > 0) throw new NotStopped(begun);
        if (!begun.every((choice) => stopped?.some((other) => isSame(choice, other))))
          throw refuse(409, 'refund_changed', 'orders.cancel-changed');
      });
      await clearStopped(tx, orderId, parcelsOf(stopped ?? []));
      return result;
    });
  try {
    return await run(null);
  } catch (error) {
    if (!(error instanceof NotStopped)) throw error;
    await refuseFinished(context, orderId, error.chosen);
    // If this gateway crashes now, or the courier does not answer, parcels may be stopped: then the job of the order packs
    // their pieces again.
    await db
      .update(orders)
      .set({ advanceAt: sql`now() + interval '1 minute'` })
      .where(eq(orders.id, orderId));
    const { chosen } = error;
    return whileParcelsStop(context, parcelsOf(chosen), { orderId, isFinal }, () => run(chosen));
  }
}

const parcelsOf = (chosen: readonly ChosenPieces[]) => [
  ...new Set(chosen.flatMap(({ entry: { item } }) => item.parcelId ?? [])),
];

/** Whether an item is in the same parcel and status as when lab and courier were called. */
function isSame({ entry: now }: ChosenPieces, { entry: before }: ChosenPieces): boolean {
  return (
    now.item.id === before.item.id &&
    now.item.parcelId === before.item.parcelId &&
    now.history.length === before.history.length
  );
}

const isPacked = (history: readonly ItemStep[]) => history.some(({ status }) => status === 'packed');

/**
 * Asks the lab for the status of items in work, because its events may not have arrived yet; refuses items that are finished
 * meanwhile.
 */
async function refuseFinished(
  context: ServiceContext,
  orderId: string,
  chosen: readonly ChosenPieces[],
): Promise<void> {
  const inWork = chosen.filter(({ entry: { history } }) => !isPacked(history));
  for (const { entry } of inWork) await askLab(context, entry.item);
  const now = await itemsOnTheirWay(context.db, orderId);
  const finished = now.find(
    ({ item, history }) => inWork.some(({ entry }) => entry.item.id === item.id) && isPacked(history),
  );
  if (finished)
    throw refuse(409, 'not_cancellable', 'orders.cancel-finished', {
      name: finished.item.details.modelName || finished.item.details.name,
    });
}
