import { and, eq, inArray, sum, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';

/** How many pieces of each item of the orders were cancelled. */
export async function cancelledPieces(db: Queries, orderIds: string[]): Promise<Map<string, number>> {
  return piecesBy(db, inArray(orderCancellation.orderId, orderIds));
}

/** How many of these the courier has lost: all that were left of their item. */
export async function lostPieces(db: Queries, orderIds: string[]): Promise<Map<string, number>> {
  return piecesBy(
    db,
    and(inArray(orderCancellation.orderId, orderIds), eq(orderCancellation.reason, 'lost')),
  );
}

async function piecesBy(db: Queries, which: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: cancelledItem.itemId, pieces: sum(cancelledItem.pieces) })
    .from(cancelledItem)
    .innerJoin(orderCancellation, eq(orderCancellation.id, cancelledItem.cancellationId))
    .where(which)
    .groupBy(cancelledItem.itemId);
  return new Map(rows.map(({ itemId, pieces }) => [itemId, Number(pieces)]));
}
