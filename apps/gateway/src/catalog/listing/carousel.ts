import { carouselContract, type CarouselBanner } from '@lunette/catalog/contract';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { cachedAnswer, type CachedAnswer } from '../../platform/http/caching/cachedAnswer.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { cachedAnswerFor } from '../cachedAnswers.ts';
import { catalogueOf, type Catalogue, type CategoryRow } from '../catalogue.ts';
import { pictureOf } from '../product/picture.ts';
import { translationIn } from '../translations.ts';
import { findCategory } from './category.ts';
import { firstCards } from './categoryRow.ts';

/** The number of goods of one category. */
const GOODS_OF_A_CATEGORY = 4;

/** The first goods of some categories, in the order of the ids (HOME-05). An unknown category is refused with 404. */
export async function categoryCarousel(catIds: string, context: AnswerContext): Promise<CachedAnswer> {
  const catalogue = catalogueOf(context.catalogDb);
  const categories = [...new Set(catIds.split(','))].map((id) => {
    const category = findCategory(catalogue, id);
    if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
    return category;
  });
  const named = categories.map(({ id }) => id).join(',');
  return cachedAnswerFor(catalogue, `carousel ${named} ${context.country} ${context.language}`, async () =>
    cachedAnswer(
      carouselContract.getCategoryCarousel,
      categories.map((category) => ({
        cat_id: String(category.id),
        title: translationIn(category.text, context).title,
        url: category.path,
        productData: firstCards(catalogue, category, GOODS_OF_A_CATEGORY, context),
      })),
    ),
  );
}

/** The banners of a category by its id or slug (HOME-06); an unknown one is refused with 404. */
export function carouselBanners(idOrSlug: string, context: AnswerContext): { banners: CarouselBanner[] } {
  const catalogue = catalogueOf(context.catalogDb);
  const category = findCategory(catalogue, idOrSlug);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  return { banners: bannersOf(catalogue, category, context) };
}

/** The banners of a category whose products are sold in the country, in their order. */
export function bannersOf(
  { banners, byId }: Catalogue,
  { id }: Pick<CategoryRow, 'id'>,
  context: AnswerContext,
): CarouselBanner[] {
  return banners.flatMap(({ categoryId, productId, url, text }) => {
    const product = byId.get(productId);
    if (categoryId !== id || !product?.prices[context.country]) return [];
    const picture = pictureOf(product, 'threequarter', context);
    if (!picture.url) return [];
    return [{ cat_id: String(id), ...translationIn(text, context), url, picture }];
  });
}
