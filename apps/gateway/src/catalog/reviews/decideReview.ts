import type { HeldReview, Review } from '@lunette/catalog/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { ownReviewOf, reviewOf } from './reviews.ts';
import { review } from '../schema.ts';

/** The reviews that are held for moderation, oldest first. */
export async function heldReviews(db: Queries, count: number): Promise<HeldReview[]> {
  const rows = await db
    .select()
    .from(review)
    .where(eq(review.status, 'held'))
    .orderBy(asc(review.writtenOn), asc(review.id))
    .limit(count);
  return rows.map((row) => ({ ...reviewOf(row), heldFor: row.heldFor ?? '', pictures: row.pictures }));
}

/** Publishes a held review, or refuses it finally. A review that is not held is refused with 404. */
export async function decideReview(
  db: Queries,
  reviewId: string,
  decision: 'publish' | 'refuse',
): Promise<Review> {
  const [row] = await db
    .update(review)
    .set({ status: decision === 'publish' ? 'published' : 'refused' })
    .where(and(eq(sql`${review.id}::text`, reviewId), eq(review.status, 'held')))
    .returning();
  if (!row) throw refuse(404, 'review_not_held', 'platform.not-found');
  return ownReviewOf(row);
}
