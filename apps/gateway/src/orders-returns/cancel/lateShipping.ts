import { addTenders, type Tenders } from '../../checkout/order/tenders.ts';
import { RETURN_TERMS } from '../returns/eligibility/returnTerms.ts';
import { comeBackPieces, keepsNothing, pieceKey, type ReturnBasis } from '../returns/preview/returnBasis.ts';
import { lateShippingOf } from '../returns/preview/worth.ts';
import type { ChosenPieces } from './cancelState.ts';

/**
 * Standard shipping of pieces that were returned before, by tender: it is refunded with the chosen pieces if these are the
 * last ones that the shopper would keep of the order.
 */
export function lateShipping(basis: ReturnBasis, chosen: readonly ChosenPieces[]): Tenders {
  const here = chosen.flatMap(({ entry: { item, cancelled }, pieces }) => {
    const left = item.quantity - cancelled;
    return Array.from({ length: pieces }, (_, at) => pieceKey({ itemId: item.id, piece: left - 1 - at }));
  });
  const areLast = keepsNothing(basis, new Set(here)) && !keepsNothing(basis, new Set());
  return areLast ? lateShippingOf(comeBackPieces(basis), RETURN_TERMS[basis.order.country]) : addTenders();
}
