import type { ReturnReason, ReturnRequest } from '@lunette/orders-returns/contract';
import type { z } from 'zod';
import type { StoredItem } from '../../../checkout/order/schema.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { comeBackPieces, keepsNothing, pieceKey, pricedPiece, type ReturnBasis } from './returnBasis.ts';
import { REASON_RULES, reasonIdsFor } from '../eligibility/returnReasons.ts';
import { RETURN_TERMS } from '../eligibility/returnTerms.ts';
import { worthsOf, type Worth } from './worth.ts';

/** A request to preview a return. */
export type RequestedReturn = z.output<typeof ReturnRequest>;

/** A piece that a shopper wants to return, with its worth. */
export interface ChosenPiece {
  item: StoredItem;
  piece: number;
  reason: ReturnReason;
  isSent: boolean;
  worth: Worth;
}

/**
 * The pieces of a request with their worth. Refuses items that are not in the order, cannot be returned or are listed twice,
 * more pieces than there are, and a reason that does not apply to the item.
 */
export function chosenPieces(basis: ReturnBasis, request: Pick<RequestedReturn, 'items'>): ChosenPiece[] {
  const terms = RETURN_TERMS[basis.order.country];
  const named = request.items.flatMap(({ itemId, quantity, reason }, at) => {
    const item = basis.items.find(({ id }) => id === itemId);
    const isTwice = request.items.findIndex((requestedItem) => requestedItem.itemId === itemId) !== at;
    if (!item || isTwice) throw refuse(422, 'return_item', 'orders.item-not-found');
    const eligible = basis.eligible.get(itemId);
    const field = `items.${at}.quantity`;
    const { name } = item.details;
    if (!eligible || eligible.obstacle)
      throw refuse(409, 'not_returnable', 'returns.not-returnable', { name });
    if (quantity > eligible.free.length) {
      const values = { name, left: eligible.free.length };
      throw refuse(409, 'return_too_many', 'returns.too-many', values, {
        [field]: { id: 'returns.too-many', values },
      });
    }
    if (!reasonIdsFor(item.details.classification).includes(reason))
      throw refuse(
        422,
        'return_reason',
        'returns.reason-missing',
        {},
        { [`items.${at}.reason`]: 'returns.reason-missing' },
      );
    return eligible.free.slice(0, quantity).map((piece) => ({ item, piece, reason }));
  });
  const priced = named.map(({ item, piece, reason }) => pricedPiece(basis, item, piece, reason));
  const here = new Set(named.map(({ item, piece }) => pieceKey({ itemId: item.id, piece })));
  const worths = worthsOf(priced, comeBackPieces(basis), terms, keepsNothing(basis, here));
  const chosen = named.map((namedPiece, at) => {
    const worth = worths[at];
    if (!worth) throw new Error('Every piece has a worth');
    return { ...namedPiece, worth };
  });
  return chosen.map((chosenPiece) => {
    const dearest = Math.max(
      ...chosen.flatMap(({ item, worth }) => (item === chosenPiece.item ? [worth.goods] : [])),
    );
    return { ...chosenPiece, isSent: isSent(chosenPiece.reason, dearest, terms.keepUpTo) };
  });
}

/**
 * Whether pieces must be sent back: cheap broken pieces stay with the shopper, and pieces that never arrived cannot be sent.
 */
function isSent(reason: ReturnReason, goods: number, keepUpTo: number): boolean {
  const { sent } = REASON_RULES[reason];
  return sent === 'always' || (sent === 'dear' && goods > keepUpTo);
}
