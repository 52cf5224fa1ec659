import { eq, sql } from 'drizzle-orm';
import { orders } from '../../checkout/order/schema.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isBeforeLab, itemsOnTheirWay, type ItemStep } from '../fulfilment/itemHistory.ts';
import { askLab } from '../fulfilment/lab/askLab.ts';
import { clearStopped, whileParcelsStop } from '../fulfilment/parcel/stopParcel.ts';
import type { ChosenPieces } from './cancelState.ts';
import type { ServiceContext } from '../../platform/gateway.ts';

/** Thrown by a cancellation of pieces that are made or packed: nothing of it is stored, and it runs again once they are stopped. */
class NotStopped extends Error {
  readonly chosen: readonly ChosenPieces[];

  constructor(chosen: readonly ChosenPieces[]) {
    super('The pieces are not stopped yet');
    this.chosen = chosen;
  }
}

/** Has to be called last before anything is stored; throws where a chosen piece is not stopped. */
export type RequireStopped = (chosen: readonly ChosenPieces[]) => void;

/**
 * Runs a cancellation in a transaction while none of the chosen pieces can leave. Where pieces are made or packed, lab and
 * courier are asked between two runs, outside any transaction: the first run refuses what cannot be cancelled, and the second
 * one reads the order anew. Pieces that were finished or have left meanwhile are refused. Pieces that remain in a stopped
 * parcel are packed anew. `isFinal` is set where the store itself cancels: then a parcel that the courier refuses to stop, but
 * of which it knows no step, counts as stopped.
 */
export async function whileStopped<T>(
  context: ServiceContext,
  orderId: string,
  change: (tx: Transaction, requireStopped: RequireStopped) => Promise<T>,
  { isFinal = false }: { isFinal?: boolean } = {},
): Promise<T> {
  const { db } = context;
  const run = (asked: readonly ChosenPieces[] | null) =>
    db.transaction(async (tx) => {
      const result = await change(tx, (chosen) => {
        const begun = chosen.filter(({ entry: { history } }) => !isBeforeLab(history));
        if (!asked && begun.length > 0) throw new NotStopped(begun);
        if (!begun.every((one) => asked?.some((other) => isSame(one, other))))
          throw refuse(409, 'refund_changed', 'orders.cancel-changed');
      });
      await clearStopped(tx, orderId, parcelsOf(asked ?? []));
      return result;
    });
  try {
    return await run(null);
  } catch (fault) {
    if (!(fault instanceof NotStopped)) throw fault;
    await refuseFinished(context, orderId, fault.chosen);
    // If this gateway dies now, or the courier does not answer, parcels may be stopped: the job of the order has their pieces
    // packed anew.
    await db
      .update(orders)
      .set({ advanceAt: sql`now() + interval '1 minute'` })
      .where(eq(orders.id, orderId));
    const { chosen } = fault;
    return whileParcelsStop(context, parcelsOf(chosen), { orderId, isFinal }, () => run(chosen));
  }
}

const parcelsOf = (chosen: readonly ChosenPieces[]) => [
  ...new Set(chosen.flatMap(({ entry: { item } }) => item.parcelId ?? [])),
];

/** Whether an item is where it was when lab and courier were asked. */
function isSame({ entry: one }: ChosenPieces, { entry: other }: ChosenPieces): boolean {
  return (
    one.item.id === other.item.id &&
    one.item.parcelId === other.item.parcelId &&
    one.history.length === other.history.length
  );
}

const isPacked = (history: readonly ItemStep[]) => history.some(({ status }) => status === 'packed');

/** Asks the lab about what it has begun, since its events may be on the way; refuses what it has finished meanwhile. */
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
