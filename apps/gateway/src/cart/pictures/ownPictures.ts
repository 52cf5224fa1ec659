import type { Prescription } from '@lunette/prescription/contract';
import type { Queries } from '../../platform/database/database.ts';
import { jpegUrl } from '../../platform/files/photo.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { statement } from '../../platform/database/statement.ts';
import type { CartOwner } from '../openCart.ts';

const ownedBy = (row: string) =>
  `(${row}.customer_id = $2::uuid OR ${row}.customer_id IS NULL AND ${row}.session_id = $3)`;
/** The condition that a prescription names the picture of a row `picture`. */
const NAMED = "picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')";
/** The condition that a picture was sent by the caller, or is in an order, a cart or a saved prescription of theirs. */
const IS_OWN = `(
  ${ownedBy('picture')}
  OR EXISTS (
    SELECT FROM order_item JOIN orders owner ON owner.id = order_item.order_id WHERE ${NAMED} AND ${ownedBy('owner')})
  OR EXISTS (SELECT FROM saved_prescription owner WHERE ${NAMED} AND owner.customer_id = $2::uuid)
  OR EXISTS (
    SELECT FROM cart_line JOIN cart owner ON owner.id = cart_line.cart_id WHERE ${NAMED} AND ${ownedBy('owner')}))`;

/** The lock keeps the pictures until the transaction ends, so that none is deleted before the prescription is stored. */
const LOCK_OWN = `
  SELECT picture.name FROM prescription_picture picture WHERE picture.name = ANY ($1::text[]) AND ${IS_OWN}
  ORDER BY picture.name FOR KEY SHARE OF picture`;

/**
 * Refuses a prescription with a picture that the shopper has neither sent nor in their own orders and carts (RX-08, RX-10):
 * a file name that was never uploaded would replace the typed values. The pictures of the prescription before may stay.
 * The others are locked until the transaction ends.
 */
export async function checkPictures(
  db: Queries,
  { session }: Pick<CartOwner, 'session'>,
  prescription: Prescription | null | undefined,
  before?: Prescription | null,
): Promise<void> {
  const known = [before?.imageFileName, before?.pdImageFileName];
  const named = [prescription?.imageFileName, prescription?.pdImageFileName];
  const names = named.filter((name) => name && !known.includes(name));
  if (names.length === 0) return;
  const { rows } = await db.execute<{ name: string }>(
    statement(LOCK_OWN, [names, session.customerId, session.id]),
  );
  const unknown = names.find((name) => !rows.some((own) => own.name === name));
  if (!unknown) return;
  const field = unknown === prescription?.imageFileName ? 'imageFileName' : 'pdImageFileName';
  throw refuse(422, 'picture_unknown', 'cart.picture-unknown', undefined, {
    [`prescription.${field}`]: 'cart.picture-unknown',
  });
}

const READ = `SELECT jpeg FROM prescription_picture picture WHERE picture.name = $1 AND ${IS_OWN}`;

/**
 * A picture that the caller has sent or has in an order, a cart or a saved prescription, as a `data:` URL; any other is not
 * found (RX-10).
 */
export async function ownPicture(
  db: Queries,
  { session }: Pick<CartOwner, 'session'>,
  name: string,
): Promise<string> {
  const { rows } = await db.execute<{ jpeg: Buffer }>(
    statement(READ, [name, session.customerId, session.id]),
  );
  return pictureAddress(rows[0]);
}

/** A stored picture as a `data:` URL. Refuses a picture that was not found. */
export function pictureAddress(picture: { jpeg: Buffer } | undefined): string {
  if (!picture) throw refuse(404, 'picture_not_found', 'cart.picture-not-found');
  return jpegUrl(picture.jpeg);
}
