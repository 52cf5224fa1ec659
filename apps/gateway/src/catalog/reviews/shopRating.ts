import type { Catalogue } from '../catalogue.ts';

/** The rating of the store from all reviews: their average, to one decimal, and their number. */
export function shopRating(catalogue: Catalogue): { average: number; count: number } {
  const ratings = [...catalogue.ratings.values()];
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, rating) => sum + rating.average * rating.count, 0);
  return { average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, count };
}
