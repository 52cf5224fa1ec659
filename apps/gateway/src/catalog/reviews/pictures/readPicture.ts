import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { jpegUrl } from '../../../platform/files/photo.ts';
import { refuse } from '../../../platform/http/refuse.ts';

/** A picture of a published review, as a `data:` URL; any other is not found. */
export function publishedPicture(db: Queries, name: string): Promise<string> {
  return readPicture(
    db,
    name,
    sql`EXISTS (
      SELECT FROM review WHERE review.customer_id = picture.customer_id AND review.model_id = picture.model_id
        AND review.status = 'published' AND picture.name = ANY(review.pictures))`,
  );
}

/** A picture that a customer has sent, as a `data:` URL; any other is not found. */
export function sentPicture(db: Queries, name: string, customerId: string): Promise<string> {
  return readPicture(db, name, sql`picture.customer_id = ${customerId}`);
}

/** A picture of any review, as a `data:` URL, for staff. */
export function anyPicture(db: Queries, name: string): Promise<string> {
  return readPicture(db, name, sql`true`);
}

async function readPicture(db: Queries, name: string, condition: SQL): Promise<string> {
  const { rows } = await db.execute<{ jpeg: Buffer }>(sql`
    SELECT jpeg FROM review_picture picture WHERE picture.name = ${name} AND ${condition}`);
  if (!rows[0]) throw refuse(404, 'picture_not_found', 'catalog.review.picture-not-found');
  return jpegUrl(rows[0].jpeg);
}
