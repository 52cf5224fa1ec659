import type { Prescription } from '@lunette/prescription/contract';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CartOwner } from '../openCart.ts';

const OWN = '(owner.customer_id = $2::uuid OR owner.customer_id IS NULL AND owner.session_id = $3)';
const NAMED = "name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')";
const UNKNOWN = `
  SELECT name FROM unnest($1::text[]) AS name
  WHERE NOT EXISTS (
      SELECT FROM order_item JOIN orders owner ON owner.id = order_item.order_id WHERE ${OWN} AND ${NAMED})
    AND NOT EXISTS (
      SELECT FROM cart_line JOIN cart owner ON owner.id = cart_line.cart_id WHERE ${OWN} AND ${NAMED})
  LIMIT 1`;

/**
 * Refuses a prescription whose picture is in none of the shopper's own orders and carts (RX-08): a file name that was never
 * uploaded would replace the typed values.
 */
export async function checkPictures(
  db: Queries,
  { session }: Pick<CartOwner, 'session'>,
  prescription: Prescription | null | undefined,
): Promise<void> {
  const names = [prescription?.imageFileName, prescription?.pdImageFileName].filter(Boolean);
  if (names.length === 0) return;
  const { rows } = await db.execute<{ name: string }>(
    statement(UNKNOWN, [names, session.customerId, session.id]),
  );
  const [unknown] = rows;
  if (!unknown) return;
  const field = unknown.name === prescription?.imageFileName ? 'imageFileName' : 'pdImageFileName';
  throw refuse(422, 'picture_unknown', 'cart.picture-unknown', undefined, {
    [`prescription.${field}`]: 'cart.picture-unknown',
  });
}
