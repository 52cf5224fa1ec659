import { eq } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { FRAME } from './shopper.ts';

/** The number of pieces of a product in stock; by default of the frame. */
export async function piecesOnShelf(db: Queries, productId: string = FRAME.productId): Promise<number> {
  const [row] = await db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(productId)));
  if (typeof row?.quantity !== 'number') throw new Error(`Product ${productId} is not counted`);
  return row.quantity;
}
