import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';

/** Deletes pictures that have been in no review for a day. */
export async function deleteUnusedPictures(db: Queries): Promise<void> {
  await db.execute(sql`
    DELETE FROM review_picture picture
    WHERE created_at < now() - interval '1 day' AND NOT EXISTS (
      SELECT FROM review WHERE review.customer_id = picture.customer_id AND review.model_id = picture.model_id
        AND picture.name = ANY(review.pictures))`);
}
