import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';

/** Locked rows that other calls have to wait for. */
export interface RowLock {
  release: () => Promise<void>;
}

/** Locks an order, so that a call that changes it waits until it is released, and a gateway can be killed meanwhile. */
export function lockOrderRow(db: Database, orderId: string): Promise<RowLock> {
  return lockRows(db, (tx) => lockOrder(tx, orderId));
}

/** Locks the rows that `lock` selects, until they are released. */
export async function lockRows(db: Database, lock: (tx: Queries) => Promise<unknown>): Promise<RowLock> {
  const isLocked = Promise.withResolvers<void>();
  const isLetGo = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lock(tx);
    isLocked.resolve();
    await isLetGo.promise;
  });
  await Promise.race([isLocked.promise, holding]);
  return {
    release: async () => {
      isLetGo.resolve();
      await holding;
    },
  };
}
