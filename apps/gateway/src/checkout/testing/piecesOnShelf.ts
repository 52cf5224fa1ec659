import { eq } from 'drizzle-orm';
import { stock } from '../../catalog/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { FRAME } from './shopper.ts';

/** How many pieces of a product are on the shelf; of the frame if left out. */
export async function piecesOnShelf(db: Queries, productId: string = FRAME.productId): Promise<number> {
  const [row] = await db
    .select()
    .from(stock)
    .where(eq(stock.productId, Number(productId)));
  if (typeof row?.quantity !== 'number') throw new Error(`Product ${productId} is not counted`);
  return row.quantity;
}
