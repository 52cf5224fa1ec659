import { asc, and, eq, inArray, sum, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';

/** The number of cancelled pieces of each item of the orders, by item. */
export async function cancelledPieces(db: Queries, orderIds: string[]): Promise<Map<string, number>> {
  return piecesBy(db, inArray(orderCancellation.orderId, orderIds));
}

/** The number of cancelled pieces that the courier has lost, by item. If an item is lost, all its remaining pieces are. */
export async function lostPieces(db: Queries, orderIds: string[]): Promise<Map<string, number>> {
  return piecesBy(
    db,
    and(inArray(orderCancellation.orderId, orderIds), eq(orderCancellation.reason, 'lost')),
  );
}

/** For each cancelled piece, in the order of cancellation, whether the store is to blame; by item. */
export async function faultsOf(db: Queries, orderId: string): Promise<Map<string, boolean[]>> {
  const rows = await db
    .select({ itemId: cancelledItem.itemId, pieces: cancelledItem.pieces, atFault: cancelledItem.atFault })
    .from(cancelledItem)
    .innerJoin(orderCancellation, eq(orderCancellation.id, cancelledItem.cancellationId))
    .where(eq(orderCancellation.orderId, orderId))
    .orderBy(asc(orderCancellation.cancelledAt), asc(orderCancellation.id));
  const byItem = new Map<string, boolean[]>();
  for (const { itemId, pieces, atFault } of rows)
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), ...Array<boolean>(pieces).fill(atFault)]);
  return byItem;
}

async function piecesBy(db: Queries, condition: SQL | undefined): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: cancelledItem.itemId, pieces: sum(cancelledItem.pieces) })
    .from(cancelledItem)
    .innerJoin(orderCancellation, eq(orderCancellation.id, cancelledItem.cancellationId))
    .where(condition)
    .groupBy(cancelledItem.itemId);
  return new Map(rows.map(({ itemId, pieces }) => [itemId, Number(pieces)]));
}
