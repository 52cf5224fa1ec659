import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Database, Queries } from '../../../platform/database/database.ts';

/** Rows that a call has to wait for. */
export interface Held {
  letGo: () => Promise<void>;
}

/** Locks an order, so that a call that is to change it waits until it is let go, and a gateway is killed in the middle of it. */
export function holdOrder(db: Database, orderId: string): Promise<Held> {
  return holdRows(db, (tx) => lockOrder(tx, orderId));
}

/** Locks the rows that `lock` takes, until they are let go. */
export async function holdRows(db: Database, lock: (tx: Queries) => Promise<unknown>): Promise<Held> {
  const isLocked = Promise.withResolvers<void>();
  const isLetGo = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lock(tx);
    isLocked.resolve();
    await isLetGo.promise;
  });
  await Promise.race([isLocked.promise, holding]);
  return {
    letGo: async () => {
      isLetGo.resolve();
      await holding;
    },
  };
}
