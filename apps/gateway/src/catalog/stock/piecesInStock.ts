import type { Queries } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

/** The pieces of a product that are in stock now; `Infinity` for goods that never run out. */
export async function piecesInStock(db: Queries, productId: number): Promise<number> {
  const { rows } = await db.execute<{ quantity: number | null }>(
    statement('SELECT quantity FROM stock WHERE product_id = $1', [productId]),
  );
  const [stocked] = rows;
  return stocked ? (stocked.quantity ?? Infinity) : 0;
}
