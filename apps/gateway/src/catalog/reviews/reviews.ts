import { reviewContract, type Review } from '@lunette/catalog/contract';
import type { Language } from '@lunette/country-config';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { review } from '../schema.ts';

/** The number of reviews of a model on a page (PDP-10). */
export const REVIEWS_ON_A_PAGE = 10;
/** The number of reviews with pictures on a product page. */
const IMAGE_REVIEWS = 6;

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

/** The latest published reviews of a model that have pictures (PDP-01). */
export async function readImageReviews(db: Queries, modelId: number): Promise<Review[]> {
  const rows = await db
    .select()
    .from(review)
    .where(and(publishedOf(modelId), sql`${review.pictures} <> '{}'`))
    .orderBy(desc(review.writtenOn), desc(review.id))
    .limit(IMAGE_REVIEWS);
  return rows.map(reviewOf);
}

/** A review in the form for its writer, with its status; its pictures are public once it is published. */
export function ownReviewOf(row: typeof review.$inferSelect): Review {
  const { status, pictures } = row;
  const own = pictures.map((name) => addressOf(reviewContract.getOwnReviewPicture, name));
  return { ...reviewOf(row), status, ...(status !== 'published' && { pictures: own }) };
}

/** A review in the public form. */
export function reviewOf(row: typeof review.$inferSelect): Review {
  const { id, writtenOn, rating, title, text, author, place, language, verified } = row;
  const pictures = row.pictures.map((name) => addressOf(reviewContract.getReviewPicture, name));
  return {
    id: String(id),
    date: writtenOn,
    rating,
    title,
    text,
    author,
    place,
    language,
    verified,
    pictures,
  };
}

/** The address of a picture on a storefront, which forwards `/api` to the gateway. */
function addressOf({ path }: { path: string }, name: string): string {
  return `/api${path.replace(':name', name)}`;
}
