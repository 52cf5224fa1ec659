import type { reviewContract } from '@lunette/catalog/contract';
import type { Parsed, Result } from '@lunette/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { urlOf } from '../listing/card.ts';
import { catalogueOf, type CatalogProduct } from '../catalogue.ts';
import { pictureUrl } from '../product/picture.ts';
import { inOrderFor, reviewOf } from './reviews.ts';
import { review } from '../schema.ts';
import { productTranslation } from '../translations.ts';

type Call = (typeof reviewContract)['getStoreReviews'];
/** The reviews of all goods that are sold in a country, each with its product. */
export async function readStoreReviews(
  { rating, count, page }: Parsed<Call>['query'],
  { country, language, catalogDb, t }: AnswerContext,
): Promise<Result<Call>> {
  const { products } = catalogueOf(catalogDb);
  const shown = new Map<number, CatalogProduct>();
  for (const product of products)
    if (product.prices[country] && !shown.has(product.modelId)) shown.set(product.modelId, product);
  const sold = and(inArray(review.modelId, [...shown.keys()]), eq(review.status, 'published'));
  const [rows, counts] = await Promise.all([
    catalogDb
      .select()
      .from(review)
      .where(and(sold, rating === undefined ? undefined : eq(review.rating, rating)))
      .orderBy(...inOrderFor(language))
      .limit(count)
      .offset(page * count),
    catalogDb
      .select({ rating: review.rating, count: sql<number>`count(*)::int` })
      .from(review)
      .where(sold)
      .groupBy(review.rating),
  ]);
  const ratings = [5, 4, 3, 2, 1].map((stars) => ({
    rating: stars,
    count: counts.find((each) => each.rating === stars)?.count ?? 0,
  }));
  const all = ratings.reduce((sum, each) => sum + each.count, 0);
  const points = ratings.reduce((sum, each) => sum + each.count * each.rating, 0);
  return {
    title: t('catalog.reviews.title'),
    description: t('catalog.reviews.description', { count: all }),
    reviews: rows.flatMap((row) => {
      const product = shown.get(row.modelId);
      if (!product) return [];
      const translation = productTranslation(product, { language, country });
      const names = { name: translation.model, brand_name: translation.brand };
      return [
        {
          ...reviewOf(row),
          product: { ...names, product_url: urlOf(product), image_url: pictureUrl(product, 'front') },
        },
      ];
    }),
    count: rating === undefined ? all : (ratings.find((each) => each.rating === rating)?.count ?? 0),
    average: all === 0 ? 0 : Math.round((points / all) * 10) / 10,
    ratings,
  };
}
