import { categoryContract, type Category, type CategoryQuery } from '@lunette/catalog/contract';
import type { CallContext } from '../../platform/http/callContext.ts';
import { cachedListAnswer, type CachedAnswer } from '../../platform/http/caching/cachedAnswer.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { catalogueOf, type Catalogue, type CategoryRow, type CatalogProduct } from '../catalogue.ts';
import { writtenCard } from './card.ts';
import { cachedAnswerFor } from '../cachedAnswers.ts';
import { listingOf } from './listing.ts';
import { translationIn } from '../translations.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating'] as const;

/** A category by its number or its address. */
export function findCategory({ categories }: Catalogue, idOrSlug: string): CategoryRow | undefined {
  return categories.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
}

type Query = Omit<CategoryQuery, 'page'> & { page: number };

/** A page of a category's listing with its filters. */
export async function categoryAnswer(id: string, query: Query, reader: Reader): Promise<CachedAnswer> {
  const catalogue = await catalogueOf(reader.catalogDb);
  const category = findCategory(catalogue, id);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  const question = `category ${category.id} ${reader.country} ${reader.language} ${JSON.stringify(query)}`;
  return cachedAnswerFor(catalogue, question, async () =>
    cachedListAnswer(
      categoryContract.getCategory,
      readCategory(catalogue, category, query, reader),
      'product_list',
      writtenCard,
    ),
  );
}

function readCategory(catalogue: Catalogue, category: CategoryRow, query: Query, reader: Reader): Category {
  const words = translationIn(category.text, reader);
  const asked = { query, defaultSort: category.sort, sorts: SORTS };
  return {
    id: String(category.id),
    url: category.path,
    title: words.title,
    description: words.description,
    categoryType: category.type,
    cat_img_link: category.picture,
    category_power_urls: category.related.flatMap((relatedId) => {
      const related = catalogue.categories.find((each) => each.id === relatedId);
      return related ? [{ label: translationIn(related.text, reader).title, url: related.path }] : [];
    }),
    breadcrumb: breadcrumbOf(catalogue, category, reader),
    seoTitle: words.seoTitle,
    seoDescription: words.description,
    seoMetaCanonical: category.path,
    ...listingOf(catalogue, goodsOf(catalogue, category), asked, reader),
  };
}

/** The way from the shop's door to a category. */
export function breadcrumbOf(
  catalogue: Catalogue,
  category: CategoryRow,
  reader: Pick<Reader, 'country' | 'language' | 't'>,
) {
  const way: CategoryRow[] = [];
  for (
    let at: CategoryRow | undefined = category;
    at && !way.includes(at);
    at = catalogue.categories.find(({ id }) => id === at?.parentId)
  )
    way.unshift(at);
  return [
    { label: reader.t('catalog.home'), url: '/' },
    ...way.map(({ path, text }) => ({ label: translationIn(text, reader).title, url: path })),
  ];
}

/** What a category's stored filter lets through. */
const CRITERIA: Record<string, (one: CatalogProduct) => string | number | boolean | null> = {
  classification: ({ model }) => model.classification,
  gender: ({ model }) => model.gender,
  usage: ({ model }) => model.usage,
  shape: ({ model }) => model.shape,
  rim: ({ model }) => model.rim,
  material: ({ model }) => model.material,
  brand: ({ model }) => model.brand,
  collection: ({ model }) => model.collection,
  lensKind: ({ lensKind }) => lensKind,
  size: ({ size }) => size,
  model: ({ model }) => model.slug,
};

const known = new WeakMap<Catalogue, Map<number, CatalogProduct[]>>();

/** The goods of a category in the order of the shop window, found once for a catalogue. */
export function goodsOf(catalogue: Catalogue, category: CategoryRow): CatalogProduct[] {
  const all = known.get(catalogue) ?? new Map<number, CatalogProduct[]>();
  known.set(catalogue, all);
  const goods =
    all.get(category.id) ?? catalogue.products.filter((one) => belongsTo(catalogue, one, category));
  all.set(category.id, goods);
  return goods;
}

/** Whether a category's filter lets a product through. `new` is what came lately, `topRank` what is worn most. */
export function belongsTo({ newSince }: Catalogue, one: CatalogProduct, { filter }: CategoryRow): boolean {
  return Object.entries(filter).every(([name, values]) => {
    if (name === 'new') return one.model.launchedOn >= newSince;
    if (name === 'topRank') return one.model.rank <= Number(values[0]);
    const value = CRITERIA[name]?.(one);
    return values.some((wanted) => wanted === value);
  });
}
