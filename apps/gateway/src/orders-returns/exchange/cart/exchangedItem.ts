import { isEyewear } from '../../../catalog/product/isEyewear.ts';
import { rightsTo } from '../../../checkout/order/orderToChange.ts';
import { findOrder, itemsOf, orderNotFound } from '../../../checkout/order/ownOrder.ts';
import { findSession } from '../../../identity/session/sessions.ts';
import type { DomainEvents, EventContext } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';

/**
 * Refuses a listing of goods for an exchange if the caller has not ordered the old item or it cannot be exchanged (CATG-09).
 * An order that the caller may not change is not found.
 */
export async function refuseOtherItem(
  { orderId, itemId, token }: DomainEvents['onGoodsForExchange'],
  { tx }: EventContext,
): Promise<void> {
  const session = await findSession(tx, token);
  const order = await findOrder(tx, orderId);
  if (!session || !order || !(await rightsTo(tx, session, order))) throw orderNotFound();
  const item = (await itemsOf(tx, orderId)).find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  const history = (await historyOf(tx, [orderId])).get(itemId) ?? [];
  const wasDelivered = history.some(({ status }) => status === 'delivered');
  if (!wasDelivered || !isEyewear(item.details.classification))
    throw refuse(409, 'not_exchangeable', 'exchange.not-exchangeable', { name: item.details.name });
}
