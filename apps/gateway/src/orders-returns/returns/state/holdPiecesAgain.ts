import { and, eq } from 'drizzle-orm';
import { refund } from '../../../checkout/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { exchangeOfReturn, updateExchange } from '../../exchange/exchanges.ts';
import type { StoredExchange } from '../../exchange/schema.ts';
import { enqueueFollow } from '../../exchange/settlement/enqueueFollow.ts';
import { releasePieces } from '../changeReturn.ts';
import type { WholeReturn } from '../orderReturns.ts';
import { movePhotos } from '../photo/photos.ts';
import { orderReturn, returnItem } from '../schema.ts';
import { mayMove } from './returnStates.ts';
import { returnsWithPiecesOf, sharedPieces } from './returnsWithPiecesOf.ts';
import { setStatus } from './setStatus.ts';

const STORE: Actor = { kind: 'store', id: null };

/**
 * Holds the pieces of an ended return again, because the courier has its parcel. If its shopper has begun another return of
 * them that is not handed over, that one ends, and its refund method and exchange go over to this one. Refuses if the pieces
 * are in a return that cannot end any more. The caller has locked the order.
 */
export async function holdPiecesAgain(tx: Queries, ended: WholeReturn): Promise<void> {
  const [other, ...more] = await returnsWithPiecesOf(tx, ended);
  if (other) {
    const mayEnd = other.kind === 'parcel' && mayMove(other, 'cancelled', 'store');
    if (!mayEnd || more.length > 0) throw piecesElsewhere();
    await takeOver(tx, ended, other);
  }
  await tx.update(returnItem).set({ isReleased: false }).where(eq(returnItem.returnId, ended.id));
}

/**
 * Ends another return. The pieces that are in both go on in this one as their shopper has described them last; the others
 * are still with the shopper and can be returned again.
 */
async function takeOver(tx: Queries, ended: WholeReturn, other: WholeReturn): Promise<void> {
  const { id: returnId } = ended;
  const shared = sharedPieces(other, ended);
  const exchange = await exchangeOfReturn(tx, other.id);
  // An exchange cannot be split: its new goods are paid with the worth of all its old goods.
  if (exchange && shared.length < other.pieces.length) throw piecesElsewhere();
  if (exchange) await moveExchange(tx, exchange, { from: other.id, to: returnId });
  await setStatus(tx, other, 'cancelled', STORE);
  await releasePieces(tx, other.id);
  for (const { itemId, piece, reason, comment, worth } of shared)
    await tx
      .update(returnItem)
      .set({ reason, comment, worth })
      .where(
        and(eq(returnItem.returnId, returnId), eq(returnItem.itemId, itemId), eq(returnItem.piece, piece)),
      );
  const itemIds = shared.map(({ itemId }) => itemId);
  await movePhotos(tx, itemIds, { from: other.id, to: returnId });
  await tx.update(orderReturn).set({ refundMethod: other.refundMethod }).where(eq(orderReturn.id, returnId));
}

/** Moves an exchange, with the worth that pays for its new goods, from one return to another. */
async function moveExchange(
  tx: Queries,
  exchange: StoredExchange,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const before = await exchangeOfReturn(tx, to);
  if (before && !ENDED.includes(before.status)) throw piecesElsewhere();
  // A return has one exchange.
  if (before) await updateExchange(tx, before, { returnId: null });
  await updateExchange(tx, exchange, { returnId: to });
  await enqueueFollow(tx, exchange.id);
  await tx
    .update(refund)
    .set({ returnId: to })
    .where(and(eq(refund.returnId, from), eq(refund.method, 'exchange')));
}

const ENDED: readonly StoredExchange['status'][] = ['cancelled', 'expired', 'done'];

function piecesElsewhere() {
  return refuse(409, 'return_move', 'returns.refused.picked_up');
}
