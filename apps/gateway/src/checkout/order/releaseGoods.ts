import { and, eq } from 'drizzle-orm';
import { returnStock, takeStock } from '../../catalog/stock/stock.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';
import type { Queries } from '../../platform/database/database.ts';
import { stockMovement, type StoredItem } from './schema.ts';

/** Returns the goods of an unpaid order to the stock, once. */
export async function releaseGoods(
  { orderId, reason }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  if (reason !== 'unpaid') return;
  const taken = await tx
    .select()
    .from(stockMovement)
    .where(and(eq(stockMovement.orderId, orderId), eq(stockMovement.reason, 'ordered')));
  const back = taken.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
  if (back.length === 0) return;
  await tx
    .insert(stockMovement)
    .values(back.map((piece) => ({ ...piece, orderId, reason: 'released' as const })));
  await returnStock(tx, back);
}

/** Takes the released goods of an order from the stock again; false if one of them is sold out or nothing was released. */
export async function takeGoodsAgain(tx: Queries, orderId: string): Promise<boolean> {
  const pieces = await tx
    .select({ productId: stockMovement.productId, quantity: stockMovement.quantity })
    .from(stockMovement)
    .where(and(eq(stockMovement.orderId, orderId), eq(stockMovement.reason, 'released')));
  const missing = await takeStock(tx, pieces);
  if (pieces.length === 0 || missing.length > 0) return false;
  await tx.insert(stockMovement).values(
    pieces.map(({ productId, quantity }) => ({
      orderId,
      productId,
      quantity: -quantity,
      reason: 'ordered_again' as const,
    })),
  );
  return true;
}

/** Pieces of a line that go back on the shelf. */
export interface PiecesBack {
  item: Pick<StoredItem, 'id' | 'orderId' | 'productId'>;
  pieces: number;
}

/**
 * Writes off lost pieces of an order: they leave the order and do not return to the stock. The caller has locked the order.
 */
export async function writeOffLost(tx: Queries, lost: readonly PiecesBack[]): Promise<void> {
  if (lost.length === 0) return;
  await tx.insert(stockMovement).values(
    lost.flatMap(({ item: { id, orderId, productId }, pieces }) => {
      const of = { orderId, productId, itemId: id };
      return [
        { ...of, quantity: pieces, reason: 'cancelled' as const },
        { ...of, quantity: -pieces, reason: 'lost' as const },
      ];
    }),
  );
}

/** Puts cancelled or returned pieces of an order back on the shelf. The caller has locked the order. */
export async function restock(
  tx: Queries,
  back: readonly PiecesBack[],
  reason: 'cancelled' | 'returned',
): Promise<void> {
  if (back.length === 0) return;
  await tx.insert(stockMovement).values(
    back.map(({ item: { id, orderId, productId }, pieces }) => ({
      orderId,
      productId,
      itemId: id,
      quantity: pieces,
      reason,
    })),
  );
  await returnStock(
    tx,
    back.map(({ item: { productId }, pieces }) => ({ productId, quantity: pieces })),
  );
}
