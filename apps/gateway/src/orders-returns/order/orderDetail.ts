import type { Order as OrderAnswer } from '@lunette/orders-returns/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { actsOf } from '../acts/actsOf.ts';
import type { OrderAccess } from '../guestAccess/orderAccess.ts';
import { orderForReader, orderForStaff, maskedOrder } from '../guestAccess/maskedOrder.ts';
import { isWorn, offersExchange } from '../returns/eligibility/isExchangeable.ts';
import { orderAnswers } from './orderAnswer.ts';
import { orderNotFound } from '../../checkout/order/ownOrder.ts';

/** The answer of every call about one order: everything that the caller may see, with its acts. */
export async function orderDetail(
  context: CallContext<'guest'>,
  { order, access }: Pick<OrderAccess, 'order' | 'access'>,
): Promise<{ orders: OrderAnswer[] }> {
  const { db, t } = context;
  const [answer] = await orderAnswers(db, [order], context);
  if (!answer) throw orderNotFound();
  if (access === 'masked') return { orders: [maskedOrder(answer, t)] };
  const isExchange = await offersExchange(context);
  const items = answer.items.map((item) => ({
    ...item,
    exchangeable: isExchange && isWorn(item.classification) && (item.returnable?.quantity ?? 0) > 0,
  }));
  const whole = { ...answer, items, acts: await actsOf(context, order, answer.items) };
  if (context.session.staffId !== null) return { orders: [orderForStaff(whole)] };
  return { orders: [access === 'owner' ? whole : orderForReader(whole)] };
}
