import { eq, inArray, sum } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cancelledItem, orderCancellation } from '../schema.ts';

/** How many pieces of each item of the orders were cancelled. */
export async function cancelledPieces(db: Queries, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: cancelledItem.itemId, pieces: sum(cancelledItem.pieces) })
    .from(cancelledItem)
    .innerJoin(orderCancellation, eq(orderCancellation.id, cancelledItem.cancellationId))
    .where(inArray(orderCancellation.orderId, orderIds))
    .groupBy(cancelledItem.itemId);
  return new Map(rows.map(({ itemId, pieces }) => [itemId, Number(pieces)]));
}
