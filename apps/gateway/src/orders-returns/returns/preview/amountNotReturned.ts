import { fromMinor } from '@lunette/country-config';
import type { ReturnPreview } from '@lunette/orders-returns/contract';
import type { Translate } from '../../../platform/texts/texts.ts';
import type { ChosenPiece } from './chosenPieces.ts';
import { pieceKey, type ReturnBasis } from './returnBasis.ts';

/** The shipping and fees of pieces that are not refunded with them, with the reason; null if everything is refunded. */
export function amountNotReturned(
  { order, shares }: Pick<ReturnBasis, 'order' | 'shares'>,
  pieces: readonly ChosenPiece[],
  t: Translate,
): ReturnPreview['kept'] {
  const kept = { shipping: 0, express: 0, fee: 0 };
  for (const { item, piece, worth } of pieces) {
    const share = shares.get(item.id)?.[piece];
    if (!share) throw new Error(`Item ${item.id} has no piece ${piece}`);
    kept.shipping += share.shipping - worth.shipping;
    if (worth.fees > 0) continue;
    kept.express += share.express;
    kept.fee += share.fee;
  }
  const { shipping, express, fee } = kept;
  const amount = shipping + express + fee;
  if (amount === 0) return null;
  const what = express === 0 ? 'fee' : fee === 0 ? 'express' : 'both';
  const text = [
    ...(shipping > 0 ? [t('returns.kept-shipping')] : []),
    ...(express + fee > 0 ? [t('returns.kept-fees', { what })] : []),
  ].join(' ');
  return { amount: fromMinor(amount, order.currencyCode), text };
}

/** Whether goods that the shopper keeps have a discount or an offer, which is not changed by the return. */
export function keepsDiscount(
  { items, returns, shares, goneIds }: Pick<ReturnBasis, 'items' | 'returns' | 'shares' | 'goneIds'>,
  chosen: readonly ChosenPiece[],
): boolean {
  const goes = new Set([
    ...chosen.map(({ item, piece }) => pieceKey({ itemId: item.id, piece })),
    ...returns.flatMap(({ pieces }) => pieces.filter(({ isReleased }) => !isReleased).map(pieceKey)),
  ]);
  return items.some(({ id: itemId, quantity }) => {
    const own = goneIds.has(itemId) ? [] : (shares.get(itemId) ?? []).slice(0, quantity);
    return own.some(
      ({ discount, offer }, piece) => discount + offer > 0 && !goes.has(pieceKey({ itemId, piece })),
    );
  });
}
