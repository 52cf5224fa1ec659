import type { Result } from '@lunette/api-client/contract';
import type { powerContract } from '@lunette/orders-returns/contract';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { historyOf } from '../fulfilment/itemHistory.ts';
import { isPowerOpen } from './openPower.ts';
import { powerAccess } from './powerAccess.ts';

/** The power of an ordered item, for the owner of the order and for a session that has entered its code (LPU-01). */
export async function readPrescription(
  context: CallContext<'guest'>,
  { orderId, itemId }: { orderId: string; itemId: string },
  email: string | undefined,
): Promise<Result<typeof powerContract.getPrescription>> {
  const { db } = context;
  const { order } = await powerAccess(context, orderId, email);
  const item = (await itemsOf(db, orderId)).find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const history = (await historyOf(db, [orderId])).get(itemId) ?? [];
  return { prescription: item.prescription, powerOpen: isPowerOpen(order, item, history) };
}
