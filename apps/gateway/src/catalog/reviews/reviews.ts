import type { Review } from '@lunette/catalog/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { review } from '../schema.ts';

/** Reviews of a model on a page of ten (PDP-10). */
export const REVIEWS_ON_A_PAGE = 10;

/** Those of a model that everybody reads. */
export const publishedOf = (modelId: number) =>
  and(eq(review.modelId, modelId), eq(review.status, 'published'));

/** One page of a model's reviews, the latest first. */
export async function readReviews(
  db: Queries,
  modelId: number,
  { count, page }: { count: number; page: number },
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(review)
    .where(publishedOf(modelId))
    .orderBy(desc(review.writtenOn), desc(review.id))
    .limit(count)
    .offset(page * count);
  return rows.map(reviewOf);
}

/** A review as its writer reads it: with what has become of it. */
export function ownReviewOf(row: typeof review.$inferSelect): Review {
  return { ...reviewOf(row), status: row.status };
}

/** A review as everybody reads it. */
export function reviewOf(row: typeof review.$inferSelect): Review {
  const { id, writtenOn, rating, title, text, author, place, verified } = row;
  return { id: String(id), date: writtenOn, rating, title, text, author, place, verified };
}
