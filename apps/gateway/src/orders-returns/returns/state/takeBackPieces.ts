import { and, eq, inArray } from 'drizzle-orm';
import { refund } from '../../../checkout/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/events.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { exchangeOfReturn, updateExchange } from '../../exchange/exchanges.ts';
import type { StoredExchange } from '../../exchange/schema.ts';
import { enqueueFollow } from '../../exchange/settlement/enqueueFollow.ts';
import { releasePieces } from '../changeReturn.ts';
import { returnsOf, type WholeReturn } from '../orderReturns.ts';
import { pieceKey } from '../preview/returnBasis.ts';
import { orderReturn, returnItem } from '../schema.ts';
import { mayMove } from './returnStates.ts';
import { setStatus } from './setStatus.ts';

const STORE: Actor = { kind: 'store', id: null };

/**
 * Holds the pieces of an ended return again, because the courier has its parcel. If its shopper has begun another return of
 * them that is not handed over, that one ends and this one takes over its pieces, refund method and exchange. Refuses if the
 * pieces are in a return that cannot end any more. The caller has locked the order.
 */
export async function takeBackPieces(tx: Queries, ended: WholeReturn): Promise<void> {
  const { id: returnId, orderId, pieces } = ended;
  const own = new Set(pieces.map(pieceKey));
  const [other, ...more] = (await returnsOf(tx, orderId)).filter(
    ({ id, pieces: theirs }) =>
      id !== returnId && theirs.some((piece) => !piece.isReleased && own.has(pieceKey(piece))),
  );
  if (other) {
    const mayEnd = other.kind === 'parcel' && mayMove(other, 'cancelled', 'store');
    if (!mayEnd || more.length > 0) throw piecesElsewhere();
    await takeOver(tx, ended, other);
  }
  await tx.update(returnItem).set({ isReleased: false }).where(eq(returnItem.returnId, returnId));
}

/** Ends another return, whose pieces go on in this one as their shopper has described them last. */
async function takeOver(
  tx: Queries,
  { id: returnId, pieces }: WholeReturn,
  other: WholeReturn,
): Promise<void> {
  const exchange = await exchangeOfReturn(tx, other.id);
  if (exchange) await moveExchange(tx, exchange, { from: other.id, to: returnId });
  await setStatus(tx, other, 'cancelled', STORE);
  await releasePieces(tx, other.id);
  const described = new Set(other.pieces.map(pieceKey));
  const before = pieces.filter((piece) => described.has(pieceKey(piece))).map(({ id }) => id);
  await tx.delete(returnItem).where(inArray(returnItem.id, before));
  await tx.insert(returnItem).values(
    other.pieces.map(({ itemId, piece, reason, comment, worth }) => ({
      returnId,
      itemId,
      piece,
      reason,
      comment,
      worth,
    })),
  );
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
