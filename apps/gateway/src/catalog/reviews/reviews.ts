import type { Review } from '@lunette/catalog/contract';
import type { Language } from '@lunette/country-config';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { review } from '../schema.ts';

/** The number of reviews of a model on a page (PDP-10). */
export const REVIEWS_ON_A_PAGE = 10;

/** The condition for the published reviews of a model. */
export const publishedOf = (modelId: number) =>
  and(eq(review.modelId, modelId), eq(review.status, 'published'));

/** The sort order of reviews: those in the reader's language first, and the newest first in each language. */
export const inOrderFor = (language: Language) => [
  desc(eq(review.language, language)),
  desc(review.writtenOn),
  desc(review.id),
];

/** One page of a model's reviews, sorted for a reader. */
export async function readReviews(
  db: Queries,
  modelId: number,
  { count, page, language }: { count: number; page: number; language: Language },
): Promise<Review[]> {
  const rows = await db
    .select()
    .from(review)
    .where(publishedOf(modelId))
    .orderBy(...inOrderFor(language))
    .limit(count)
    .offset(page * count);
  return rows.map(reviewOf);
}

/** A review in the form for its writer, with its status. */
export function ownReviewOf(row: typeof review.$inferSelect): Review {
  return { ...reviewOf(row), status: row.status };
}

/** A review in the public form. */
export function reviewOf(row: typeof review.$inferSelect): Review {
  const { id, writtenOn, rating, title, text, author, place, language, verified } = row;
  return { id: String(id), date: writtenOn, rating, title, text, author, place, language, verified };
}
