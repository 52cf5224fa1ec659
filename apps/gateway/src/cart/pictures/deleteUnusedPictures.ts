import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** The condition that a prescription names the picture of a row `picture`. */
const NAMED = sql`picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')`;

/**
 * Deletes those of a customer's pictures that no prescription names any more. The pictures are locked first, so that a
 * prescription that is being stored with one of them is stored before it is looked for.
 */
export async function deleteUnusedPictures(
  tx: Queries,
  customerId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const own = sql`customer_id = ${customerId} AND name = ANY(${sql.param(names)}::text[])`;
  await tx.execute(sql`SELECT FROM prescription_picture WHERE ${own} ORDER BY name FOR UPDATE`);
  await tx.execute(sql`
    DELETE FROM prescription_picture picture
    WHERE ${own}
      AND NOT EXISTS (SELECT FROM saved_prescription WHERE ${NAMED})
      AND NOT EXISTS (SELECT FROM cart_line WHERE ${NAMED})
      AND NOT EXISTS (SELECT FROM order_item WHERE ${NAMED})
      AND NOT EXISTS (SELECT FROM order_amendment WHERE ${NAMED})`);
}
