import type { OrderItem, ReturnStatus } from '@lunette/orders-returns/contract';
import type { Translate } from '../../../platform/texts/texts.ts';
import { returnsOfItem } from '../orderReturns.ts';
import type { StoredPiece } from '../schema.ts';
import { eligibilityOf, obstacleText, type Facts } from './eligibility.ts';

/** The statuses of a return that was handed over to the courier or the store. */
const HANDED_OVER: readonly ReturnStatus[] = ['picked_up', 'received', 'inspected', 'refunded'];

/** Whether the shopper has given away a piece of a return for good: it was in the parcel and is not sent back. */
function isGone({ isReleased, outcome }: StoredPiece): boolean {
  return !isReleased && outcome !== 'back_to_sender' && outcome !== 'missing';
}

/**
 * The fields of an ordered item about returns: the status of its latest return, an open one if it has one, the number of pieces that were sent back,
 * and whether it can be returned.
 */
export function itemReturn(
  facts: Facts,
  t: Translate,
): Pick<OrderItem, 'return' | 'returnable' | 'sentBack'> {
  const { order, item, history, returns } = facts;
  const [latest] = returnsOfItem(returns, item.id);
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
    sentBack: returns
      .filter(({ kind, status }) => kind === 'parcel' && HANDED_OVER.includes(status))
      .flatMap(({ pieces }) => pieces)
      .filter((piece) => piece.itemId === item.id && isGone(piece)).length,
    returnable: wasDelivered
      ? {
          quantity: eligible.free.length,
          until: eligible.until,
          message: obstacleText(eligible, order.country, t),
        }
      : null,
  };
}
