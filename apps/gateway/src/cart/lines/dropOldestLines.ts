import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { MOST_LINES } from './addLine.ts';

/** The most lines of a cart, or of the saved goods, after a merge: those of two full ones. */
const MOST_MERGED = 2 * MOST_LINES;

/** Deletes the oldest lines of a cart that are too many, because merges could otherwise fill it without limit. */
export async function dropOldestLines(tx: Queries, cartId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM cart_line WHERE id IN (
      SELECT id FROM cart_line WHERE cart_id = ${cartId} ORDER BY id DESC OFFSET ${MOST_MERGED})`);
}
