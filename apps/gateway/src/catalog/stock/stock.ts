import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { isProductId } from '../product/productId.ts';
import { stock } from '../schema.ts';

/** A number of pieces of one product. */
export interface ProductPieces {
  productId: string;
  quantity: number;
}

/**
 * Takes pieces out of stock in the order's transaction. Rows are locked in the order of their ids, so two orders cannot
 * deadlock. Returns the missing pieces; if there are any, nothing was taken and the transaction must be rolled back.
 */
export async function takeStock(
  tx: Queries,
  wanted: readonly ProductPieces[],
): Promise<{ productId: string; wanted: number; available: number }[]> {
  const sums = sumByProduct(wanted);
  const stocked = await tx
    .select()
    .from(stock)
    .where(inArray(stock.productId, [...sums.keys()]))
    .orderBy(asc(stock.productId))
    .for('update');
  const quantityOf = new Map(stocked.map(({ productId, quantity }) => [productId, quantity]));
  const missing = [...sums].flatMap(([id, count]) => {
    const available = quantityOf.has(id) ? (quantityOf.get(id) ?? Infinity) : 0;
    return available < count ? [{ productId: String(id), wanted: count, available }] : [];
  });
  if (missing.length > 0) return missing;
  for (const [id, count] of sums) await change(tx, id, -count);
  return [];
}

/** Returns pieces to the stock, because an order was cancelled or not paid. */
export async function returnStock(tx: Queries, back: readonly ProductPieces[]): Promise<void> {
  const sums = [...sumByProduct(back)].sort(([a], [b]) => a - b);
  for (const [id, count] of sums) await change(tx, id, count);
}

async function change(tx: Queries, productId: number, by: number): Promise<void> {
  await tx
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${by}` })
    .where(and(eq(stock.productId, productId), sql`${stock.quantity} IS NOT NULL`));
}

function sumByProduct(pieces: readonly ProductPieces[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of pieces) {
    const id = Number(productId);
    if (isProductId(id)) sums.set(id, (sums.get(id) ?? 0) + quantity);
  }
  return sums;
}
