import {
  categoryContract,
  type Category,
  type CategoryFilters,
  type CategoryQuery,
} from '@lunette/catalog/contract';
import type { AnswerContext, TextContext } from '../../platform/http/callContext.ts';
import { cachedListAnswer, type CachedAnswer } from '../../platform/http/caching/cachedAnswer.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import { catalogueOf, type Catalogue, type CategoryRow, type CatalogProduct } from '../catalogue.ts';
import { validCard } from './card.ts';
import { cachedAnswerFor } from '../cachedAnswers.ts';
import { hasBit, intersect, union, type BitSet } from './filtering/bitSet.ts';
import { goodsOfModelsThat } from './filtering/goodsThat.ts';
import { listingOf } from './listing.ts';
import type { Attribute } from '../loading/attributes.ts';
import { translationIn } from '../translations.ts';

/** The sort orders of a category. */
export const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating'] as const;

/** A category by its id or its slug. */
export function findCategory({ categories }: Catalogue, idOrSlug: string): CategoryRow | undefined {
  return categories.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
}

type Query = Omit<CategoryQuery, 'page'> & { page: number };

/** A page of a category's listing with its filters. */
export async function categoryAnswer(
  id: string,
  query: Query,
  context: AnswerContext,
): Promise<CachedAnswer> {
  const catalogue = catalogueOf(context.catalogDb);
  const category = findCategory(catalogue, id);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  const question = `category ${category.id} ${context.country} ${context.language} ${JSON.stringify(query)}`;
  return cachedAnswerFor(catalogue, question, async () =>
    cachedListAnswer(
      categoryContract.getCategory,
      readCategory(catalogue, category, query, context),
      'product_list',
      validCard,
    ),
  );
}

/** The filters of a category with counts for the current choice, and the number of goods that are left. */
export function categoryFilters(
  id: string,
  query: Omit<Query, 'page'>,
  context: AnswerContext,
): CategoryFilters {
  const catalogue = catalogueOf(context.catalogDb);
  const category = findCategory(catalogue, id);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  return readCategory(catalogue, category, { ...query, page: 0, 'page-size': 1 }, context);
}

function readCategory(
  catalogue: Catalogue,
  category: CategoryRow,
  query: Query,
  context: AnswerContext,
): Category {
  const translation = translationIn(category.text, context);
  const asked = { query, defaultSort: category.sort, sorts: SORTS };
  return {
    id: String(category.id),
    url: category.path,
    title: translation.title,
    description: translation.description,
    categoryType: category.type,
    cat_img_link: category.picture,
    category_power_urls: category.related.flatMap((relatedId) => {
      const related = catalogue.categories.find((each) => each.id === relatedId);
      return related ? [{ label: translationIn(related.text, context).title, url: related.path }] : [];
    }),
    breadcrumb: breadcrumbOf(catalogue, category, context),
    seoTitle: translation.seoTitle,
    seoDescription: translation.description,
    seoMetaCanonical: category.path,
    ...listingOf(catalogue, { goods: goodsOf(catalogue, category) }, asked, context),
  };
}

/** The path from the home page to a category. */
export function breadcrumbOf(catalogue: Catalogue, category: CategoryRow, context: TextContext) {
  const ancestors: CategoryRow[] = [];
  for (
    let at: CategoryRow | undefined = category;
    at && !ancestors.includes(at);
    at = catalogue.categories.find(({ id }) => id === at?.parentId)
  )
    ancestors.unshift(at);
  return [
    { label: context.t('catalog.home'), url: '/' },
    ...ancestors.map(({ path, text }) => ({ label: translationIn(text, context).title, url: path })),
  ];
}

/** The attribute that each part of a category's stored filter refers to. */
const CRITERIA: Partial<Record<string, Attribute>> = {
  classification: 'classification',
  gender: 'gender',
  usage: 'usage',
  shape: 'shape',
  rim: 'rim',
  material: 'material',
  brand: 'brand',
  collection: 'collection',
  powerType: 'powerType',
  lensKind: 'lensKind',
  size: 'size',
};

const members = memoPerOwner<Catalogue['products'], BitSet>();

/** The goods of a category, or of another stored filter, computed once for a list of products. */
export function goodsOf(catalogue: Catalogue, { filter }: Pick<CategoryRow, 'filter'>): BitSet {
  return members(catalogue.products, JSON.stringify(filter), () => findMembers(catalogue, filter));
}

/** The goods that match a stored filter. `new` are the latest launches, `topRank` the bestsellers. */
function findMembers(catalogue: Catalogue, filter: CategoryRow['filter']): BitSet {
  const { index, newSince } = catalogue;
  const parts = Object.entries(filter).map(([name, values]) => {
    if (name === 'new') return goodsOfModelsThat(catalogue, ({ model }) => model.launchedOn >= newSince);
    if (name === 'topRank')
      return goodsOfModelsThat(catalogue, ({ model }) => model.rank <= Number(values[0]));
    if (name === 'model') return goodsOfModelsThat(catalogue, ({ model }) => values.includes(model.slug));
    const attribute = CRITERIA[name];
    const sets = values.flatMap(
      (value) => (attribute && index.attributes[attribute].get(String(value))) ?? [],
    );
    return union(index.size, sets);
  });
  return parts.reduce(
    intersect,
    goodsOfModelsThat(catalogue, () => true),
  );
}

/** The first category that contains a product. */
export function firstCategoryOf(catalogue: Catalogue, { at }: CatalogProduct): CategoryRow | undefined {
  return catalogue.categories.find((category) => hasBit(goodsOf(catalogue, category), at));
}
