import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Locks an order, so that a call that is to change it waits until it is let go, and a gateway is killed in the middle of it. */
export async function holdOrder(db: Database, orderId: string): Promise<{ letGo: () => Promise<void> }> {
  const isLocked = Promise.withResolvers<void>();
  const isLetGo = Promise.withResolvers<void>();
  const holding = db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
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
