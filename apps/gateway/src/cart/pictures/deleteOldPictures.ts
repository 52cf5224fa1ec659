import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

const NAMED = sql`picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')`;

/**
 * Deletes pictures of prescriptions that have been in no bag and no order for 30 days, or in none of the last two years, and
 * that no account has saved. The prescriptions of older orders no longer name them, so no page requests a deleted picture.
 */
export async function deleteOldPictures(db: Queries): Promise<void> {
  await db.execute(sql`
    WITH picture AS (
      DELETE FROM prescription_picture picture
      WHERE created_at < now() - interval '30 days'
        AND NOT EXISTS (
          SELECT FROM cart_line JOIN cart ON cart.id = cart_line.cart_id
          WHERE ${NAMED} AND cart.status <> 'ordered' AND picture.created_at > now() - interval '2 years')
        AND NOT EXISTS (
          SELECT FROM order_item JOIN orders ON orders.id = order_item.order_id
          WHERE ${NAMED} AND orders.created_at > now() - interval '2 years')
        AND NOT EXISTS (SELECT FROM saved_prescription WHERE ${NAMED})
        AND NOT EXISTS (SELECT FROM order_amendment WHERE ${NAMED} AND status = 'open')
      RETURNING name)
    UPDATE order_item SET prescription = prescription - 'imageFileName' - 'pdImageFileName' FROM picture WHERE ${NAMED}`);
}
