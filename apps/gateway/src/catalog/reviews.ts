import type { Review } from '@lunette/catalog/contract';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { review } from './schema.ts';

/** Reviews of a model on a page of ten (PDP-10). */
export const REVIEWS_ON_A_PAGE = 10;

/** One page of a model's reviews, the latest first. */
export async function readReviews(
  db: Queries,
  modelId: number,
  { count, page }: { count: number; page: number },
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(review)
    .where(eq(review.modelId, modelId))
    .orderBy(desc(review.writtenOn), desc(review.id))
    .limit(count)
    .offset(page * count);
  return rows.map(reviewOf);
}

/** A review as everybody reads it. */
export function reviewOf(row: typeof review.$inferSelect): Review {
  const { id, writtenOn, rating, title, text, author, place, verified } = row;
  return { id: String(id), date: writtenOn, rating, title, text, author, place, verified };
}
