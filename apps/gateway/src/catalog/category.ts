import type { Category, CategoryQuery } from '@lunette/catalog/contract';
import type { CallContext } from '../platform/callContext.ts';
import { refuse } from '../platform/refuse.ts';
import { isNew } from './card.ts';
import { catalogueOf, type Catalogue, type CategoryRow, type ShelfProduct } from './catalogue.ts';
import { listingOf } from './listing.ts';
import { pageSizeOf } from './pageSize.ts';

type Reader = Pick<CallContext, 'country' | 'language' | 't' | 'catalogDb'>;

const SORTS = ['featured', 'newest', 'price_asc', 'price_desc', 'rating'] as const;

/** A category by its number or its address. */
export function findCategory({ categories }: Catalogue, idOrSlug: string): CategoryRow | undefined {
  return categories.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
}

/** A page of a category's listing with its filters. */
export async function readCategory(
  id: string,
  query: Omit<CategoryQuery, 'page'> & { page: number },
  reader: Reader,
): Promise<Category> {
  const catalogue = await catalogueOf(reader.catalogDb);
  const category = findCategory(catalogue, id);
  if (!category) throw refuse(404, 'category_not_found', 'catalog.category-not-found');
  const words = category.text[reader.language];
  const asked = {
    query,
    pageSize: await pageSizeOf(query, reader.catalogDb),
    defaultSort: category.sort,
    sorts: SORTS,
  };
  return {
    id: String(category.id),
    url: `/${category.slug}`,
    title: words.title,
    description: words.description,
    categoryType: category.type,
    cat_img_link: category.picture,
    category_power_urls: [],
    breadcrumb: breadcrumbOf(catalogue, category, reader),
    seoTitle: words.seoTitle,
    seoDescription: words.description,
    seoMetaCanonical: `/${category.slug}`,
    ...listingOf(catalogue, goodsOf(catalogue, category), asked, reader),
  };
}

/** The way from the shop's door to a category. */
export function breadcrumbOf(
  catalogue: Catalogue,
  category: CategoryRow,
  { language, t }: Pick<Reader, 'language' | 't'>,
) {
  const way: CategoryRow[] = [];
  for (
    let at: CategoryRow | undefined = category;
    at && !way.includes(at);
    at = catalogue.categories.find(({ id }) => id === at?.parentId)
  )
    way.unshift(at);
  return [
    { label: t('catalog.home'), url: '/' },
    ...way.map(({ slug, text }) => ({ label: text[language].title, url: `/${slug}` })),
  ];
}

/** What a category's stored filter lets through. */
const CRITERIA: Record<string, (one: ShelfProduct) => string | number | boolean | null> = {
  classification: ({ model }) => model.classification,
  gender: ({ model }) => model.gender,
  usage: ({ model }) => model.usage,
  shape: ({ model }) => model.shape,
  rim: ({ model }) => model.rim,
  material: ({ model }) => model.material,
  brand: ({ model }) => model.brand,
  collection: ({ model }) => model.collection,
  lensKind: ({ lensKind }) => lensKind,
};

/** The goods of a category. `new` keeps what came lately, `topRank` the models that are worn most. */
export function goodsOf({ products }: Catalogue, { filter }: Pick<CategoryRow, 'filter'>): ShelfProduct[] {
  return products.filter((one) =>
    Object.entries(filter).every(([name, values]) => {
      if (name === 'new') return isNew(one);
      if (name === 'topRank') return one.model.rank <= Number(values[0]);
      const value = CRITERIA[name]?.(one);
      return values.some((wanted) => wanted === value);
    }),
  );
}
