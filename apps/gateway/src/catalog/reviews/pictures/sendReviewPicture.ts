import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { cleanPhoto, spendPhoto } from '../../../platform/files/photo.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { findProduct } from '../../product/product.ts';

/** The most pictures of a customer that are in no review. */
const MOST_UNUSED = 12;

/** Stores a picture, which is encoded again, for the caller's review of a product. Returns its name (PDP-01). */
export async function sendReviewPicture(
  context: CallContext<'customer'>,
  productId: string,
  file: Blob,
): Promise<string> {
  const { db, session } = context;
  const { product } = findProduct(context, productId);
  await spendPhoto(context);
  if ((await unusedOf(db, session.customerId)) >= MOST_UNUSED)
    throw refuse(409, 'too_many_pictures', 'catalog.review.too-many-pictures', { most: MOST_UNUSED });
  const { jpeg } = await cleanPhoto(file, 'catalog.review.picture-unreadable');
  const name = `${randomBytes(16).toString('hex')}.jpg`;
  await db.execute(sql`
    INSERT INTO review_picture (name, customer_id, model_id, jpeg)
    VALUES (${name}, ${session.customerId}, ${product.modelId}, ${jpeg})`);
  return name;
}

async function unusedOf(db: Queries, customerId: string): Promise<number> {
  const { rows } = await db.execute<{ unused: number }>(sql`
    SELECT count(*)::integer AS unused FROM review_picture picture
    WHERE customer_id = ${customerId} AND NOT EXISTS (
      SELECT FROM review WHERE review.customer_id = ${customerId} AND picture.name = ANY(review.pictures))`);
  return rows[0]?.unused ?? 0;
}
