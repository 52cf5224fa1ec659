import type { OrderItem } from '@lunette/orders-returns/contract';
import type { Translate } from '../../../platform/texts/texts.ts';
import { eligibilityOf, obstacleText, type Facts } from './eligibility.ts';

/** Where the latest return of an item stands, and whether it can come back, as its order tells of it. */
export function itemReturn(facts: Facts, t: Translate): Pick<OrderItem, 'return' | 'returnable'> {
  const { order, item, history, returns } = facts;
  const latest = returns.find(({ pieces }) => pieces.some(({ itemId }) => itemId === item.id));
  const wasDelivered = history.some(({ status }) => status === 'delivered');
  const eligible = eligibilityOf(facts);
  return {
    return: latest
      ? {
          returnId: latest.id,
          status: latest.status,
          quantity: latest.pieces.filter(({ itemId }) => itemId === item.id).length,
        }
      : null,
    returnable: wasDelivered
      ? {
          quantity: eligible.free.length,
          until: eligible.until,
          message: obstacleText(eligible, order.country, t),
        }
      : null,
  };
}
