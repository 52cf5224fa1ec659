import { eq } from 'drizzle-orm';
import { itemsOf, lockOrder } from '../../../checkout/order/ownOrder.ts';
import type { Actor } from '../../../platform/events.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { recordFoundParcel } from '../../fulfilment/parcel/foundParcel.ts';
import { returnOf } from '../orderReturns.ts';
import { orderReturn } from '../schema.ts';

/**
 * Records that a return which counts as lost has arrived at the warehouse after all; does nothing for any other return. Its
 * refund does not change.
 */
export async function recordFoundReturn(
  { db, ...notifier }: Pick<Gateway, 'db' | 'settings' | 'texts'>,
  returnId: string,
  actor: Actor,
): Promise<void> {
  const [named] = await db
    .select({ orderId: orderReturn.orderId, kind: orderReturn.kind, status: orderReturn.status })
    .from(orderReturn)
    .where(eq(orderReturn.id, returnId));
  if (named?.kind !== 'parcel' || !PAID.includes(named.status)) return;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, named.orderId);
    const pieces = (await returnOf(tx, order.id, returnId))?.pieces ?? [];
    if (!pieces.every(({ outcome }) => outcome === 'lost')) return;
    const goods = (await itemsOf(tx, order.id)).flatMap((item) => {
      const own = pieces.filter(({ itemId }) => itemId === item.id);
      return own.length > 0 ? [{ item, pieces: own.length }] : [];
    });
    await recordFoundParcel(tx, notifier, order, {
      act: 'return_found',
      actor,
      parcelId: returnId,
      returnId,
      goods,
    });
  });
}

const PAID: readonly string[] = ['inspected', 'refunded'];
