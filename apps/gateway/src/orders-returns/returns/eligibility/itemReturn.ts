import type { OrderItem, ReturnStatus } from '@lunette/orders-returns/contract';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { StoredPiece } from '../schema.ts';
import { eligibilityOf, obstacleText, type Facts } from './eligibility.ts';

/** From these on a return is with the courier, or with the store. */
const HANDED_OVER: readonly ReturnStatus[] = ['picked_up', 'received', 'inspected', 'refunded'];

/** Whether a piece of a return that was handed over is neither still at home nor on its way there. */
function isGone({ isReleased, outcome }: StoredPiece): boolean {
  return !isReleased && outcome !== 'back_to_sender' && outcome !== 'missing';
}

/** Where the latest return of an item stands, how many pieces were sent back, and whether it can come back, as its order shows it. */
export function itemReturn(
  facts: Facts,
  t: Translate,
): Pick<OrderItem, 'return' | 'returnable' | 'sentBack'> {
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
