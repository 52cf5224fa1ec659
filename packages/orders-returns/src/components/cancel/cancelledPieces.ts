import type { CancelReasons } from '../../contract/cancel.ts';
import type { Order } from '../../contract/order.ts';

/** The number of pieces to cancel, by item id. */
export type PiecesByItem = Readonly<Record<string, number>>;

/** Pieces of items in the format of the query: `ITEM:2,OTHER:1`. */
export function piecesQuery(pieces: PiecesByItem): string {
  return Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([itemId, count]) => `${itemId}:${count}`)
    .join(',');
}

/** Whether any piece is chosen. */
export function hasPieces(pieces: PiecesByItem): boolean {
  return Object.values(pieces).some((count) => count > 0);
}

/** Whether nothing of the items remains in the order once the pieces are cancelled. */
export function areAllPieces(order: Order, items: CancelReasons['items'], pieces: PiecesByItem): boolean {
  return items.every(({ itemId }) => {
    const item = order.items.find(({ id }) => id === itemId);
    return item === undefined || (pieces[itemId] ?? 0) + item.cancelled === item.quantity;
  });
}
