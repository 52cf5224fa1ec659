import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import { snapshot } from '../../platform/database/snapshot.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import { actsOf } from '../acts/actsOf.ts';
import type { OrderAccess } from '../guestAccess/orderAccess.ts';
import { orderForReader, orderForStaff, maskedOrder } from '../guestAccess/maskedOrder.ts';
import { isEyewear } from '../../catalog/product/isEyewear.ts';
import { offersExchange } from '../returns/eligibility/offersExchange.ts';
import { orderAnswers } from './orderAnswer.ts';
import { findOrder, orderNotFound } from '../../checkout/order/ownOrder.ts';

/** The answer of every call about one order: everything that the caller may see, with its acts. */
export async function orderDetail(
  context: CallContext<'guest'>,
  { order, access }: Pick<OrderAccess, 'order' | 'access'>,
): Promise<{ orders: OrderAnswer[] }> {
  const { db, t } = context;
  // In one state of the database: an item that is cancelled between two statements would be shown without its refund, and the
  // page would ask no more.
  const { answer, acts } = await snapshot(db, async (tx) => {
    const current = await findOrder(tx, order.id);
    const [found] = await orderAnswers(tx, current ? [current] : [], context);
    if (!found) throw orderNotFound();
    return { answer: found, acts: await actsOf(tx, context, order, found.items) };
  });
  if (access === 'masked') return { orders: [maskedOrder(answer, t)] };
  const isExchange = await offersExchange(context, order);
  const items = answer.items.map((item) => ({
    ...item,
    exchangeable: isExchange && isEyewear(item.classification) && (item.returnable?.quantity ?? 0) > 0,
  }));
  const whole = { ...answer, items, acts };
  if (context.session.staffId !== null) return { orders: [orderForStaff(whole)] };
  return { orders: [access === 'owner' ? whole : orderForReader(whole)] };
}
