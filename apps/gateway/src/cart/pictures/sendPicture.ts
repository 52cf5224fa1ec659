import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { cleanPhoto, spendPhoto } from '../../platform/files/photo.ts';
import type { CallContext, SessionOwner } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';

/** The most pictures of a caller that are in no cart, no order and no saved prescription. */
const MOST_UNUSED = 20;
/** The longest side of a picture in pixels, at which the small print of a whole page is legible. */
const LONGEST_SIDE = 2_000;

/** Stores a picture of a prescription, which is encoded again, for the caller. Returns its name (RX-10). */
export async function sendPicture(context: CallContext<'guest'>, file: Blob): Promise<string> {
  const { db, session } = context;
  await spendPhoto(context);
  if ((await unusedOf(db, session)) >= MOST_UNUSED)
    throw refuse(409, 'too_many_pictures', 'cart.too-many-pictures', { most: MOST_UNUSED });
  const { jpeg } = await cleanPhoto(file, 'cart.picture-unreadable', LONGEST_SIDE);
  const name = `${randomBytes(16).toString('hex')}.jpg`;
  await db.execute(sql`
    INSERT INTO prescription_picture (name, session_id, customer_id, jpeg)
    SELECT ${name}, CASE WHEN customer_id IS NULL THEN id END, customer_id, ${jpeg}
    FROM session WHERE id = ${session.id} FOR SHARE`);
  return name;
}

async function unusedOf(db: Queries, { id, customerId }: SessionOwner): Promise<number> {
  const owned = customerId === null ? sql`session_id = ${id}` : sql`customer_id = ${customerId}`;
  const named = sql`picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')`;
  const { rows } = await db.execute<{ unused: number }>(sql`
    SELECT count(*)::integer AS unused FROM prescription_picture picture
    WHERE ${owned} AND NOT EXISTS (SELECT FROM cart_line WHERE ${named})
      AND NOT EXISTS (SELECT FROM order_item WHERE ${named})
      AND NOT EXISTS (SELECT FROM saved_prescription WHERE ${named})`);
  return rows[0]?.unused ?? 0;
}
