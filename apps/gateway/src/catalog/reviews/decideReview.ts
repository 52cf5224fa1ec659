import type { HeldReview, Review } from '@lunette/catalog/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { ownReviewOf, reviewOf } from './reviews.ts';
import { review } from '../schema.ts';

/** A digest of what a writer can change in a review. */
const VERSION = sql<string>`md5(row(${review.rating}, ${review.title}, ${review.text}, ${review.pictures})::text)`;

/** The reviews that are held for moderation, oldest first. */
export async function heldReviews(db: Queries, count: number): Promise<HeldReview[]> {
  const rows = await db
    .select({ row: review, version: VERSION })
    .from(review)
    .where(eq(review.status, 'held'))
    .orderBy(asc(review.writtenOn), asc(review.id))
    .limit(count);
  return rows.map(({ row, version }) => ({
    ...reviewOf(row),
    heldFor: row.heldFor ?? '',
    pictures: row.pictures,
    version,
  }));
}

/**
 * Publishes a held review, or refuses it finally. Refused with 404 if it is not held, and with 409 if its writer has changed it
 * since the version that was read; one with pictures needs a version.
 */
export async function decideReview(
  db: Queries,
  reviewId: string,
  { decision, version }: { decision: 'publish' | 'refuse'; version?: string | undefined },
): Promise<Review> {
  const isHeld = and(eq(sql`${review.id}::text`, reviewId), eq(review.status, 'held'));
  const isAsRead = version === undefined ? sql`${review.pictures} = '{}'` : eq(VERSION, version);
  const [row] = await db
    .update(review)
    .set({ status: decision === 'publish' ? 'published' : 'refused' })
    .where(and(isHeld, isAsRead))
    .returning();
  if (row) return ownReviewOf(row);
  if ((await db.$count(review, isHeld)) > 0) throw refuse(409, 'review_changed', 'catalog.review.changed');
  throw refuse(404, 'review_not_held', 'platform.not-found');
}
