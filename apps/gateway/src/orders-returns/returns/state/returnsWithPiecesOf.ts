import type { Queries } from '../../../platform/database/database.ts';
import { returnsOf, type WholeReturn } from '../orderReturns.ts';
import { pieceKey } from '../preview/returnBasis.ts';
import type { StoredPiece } from '../schema.ts';

/** The other returns that have pieces of this return now, the newest first. */
export async function returnsWithPiecesOf(
  db: Queries,
  { id: returnId, orderId, pieces }: Pick<WholeReturn, 'id' | 'orderId' | 'pieces'>,
): Promise<WholeReturn[]> {
  return (await returnsOf(db, orderId)).filter(
    (other) => other.id !== returnId && sharedPieces(other, { pieces }).length > 0,
  );
}

/** The pieces that a return has now and that another return has or had too. */
export function sharedPieces(
  { pieces }: Pick<WholeReturn, 'pieces'>,
  other: Pick<WholeReturn, 'pieces'>,
): StoredPiece[] {
  const keys = new Set(other.pieces.map(pieceKey));
  return pieces.filter((piece) => !piece.isReleased && keys.has(pieceKey(piece)));
}
