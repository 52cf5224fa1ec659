import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { exchangedGoods } from '../exchanged.ts';
import { ProductCard } from '../productCard.ts';

/**
 * One choice of a filter, with the number of results that it would leave. The count ignores the other choices of the same
 * filter.
 */
export const FilterOption = z.object({
  id: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  trimmedTitle: z.string(),
  /** The number of cards: each colour of a model and each pack of a lens is one card. */
  count: z.number().int(),
  /** The number of models; a model in several colours counts once. */
  modelCount: z.number().int().optional(),
  selected: z.boolean(),
  swatch: z.array(z.string()).optional(),
});

/** A filter of a listing with its choices. */
export const Filter = z.object({
  /** The name of the query parameter: frame_shape, frame_colour, frame_size, price, material, rim, gender, … */
  id: z.string(),
  title: z.string(),
  kind: z.enum(['choice', 'colour']),
  /** The number of models with all other filters, but without this one. */
  modelCount: z.number().int().optional(),
  options: z.array(FilterOption),
});
export type Filter = z.infer<typeof Filter>;

/** How the gateway interpreted a search, and what else the shopper can try. */
export const SearchInterpretation = z.object({
  /** Whether the results match all words of the search, some of them (the best match first), or nothing was found. */
  match: z.enum(['all', 'some', 'none']),
  /** Sentences that explain how words were interpreted, if that is not obvious. */
  notes: z.array(z.string()),
  /** Searches for a part of the text that have results. */
  tries: z.array(z.object({ text: z.string(), modelCount: z.number().int() })),
  /** The goods that are worn most, if nothing was found. */
  nearest: z.array(ProductCard),
});

/** A page of a listing, of a category or a search, with its filters and counts. */
export const Category = z.object({
  id: z.string(),
  /** The URL of the category, such as `/eyeglasses`. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  categoryType: z.string(),
  cat_img_link: z.string().nullable(),
  category_power_urls: z.array(z.object({ label: z.string(), url: z.string() })),
  breadcrumb: z.array(z.object({ label: z.string(), url: z.string() })),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoMetaCanonical: z.string(),
  sort: z.string(),
  sorts: z.array(z.object({ id: z.string(), title: z.string() })),
  filters: z.array(Filter),
  /** The filter choices that are set, in their order, for the chips above the goods. */
  selected: z.array(z.object({ filterId: z.string(), optionId: z.string(), title: z.string() })),
  /** The number of cards with and without the filters: each colour of a model and each pack of a lens is one card. */
  totalCount: z.number().int(),
  unfilteredCount: z.number().int(),
  /** The number of models with and without the filters, each counted once. */
  modelCount: z.number().int().optional(),
  unfilteredModelCount: z.number().int().optional(),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  /** The ids of the goods on this page, in the order of `product_list`. */
  products: z.array(Id).optional(),
  product_list: z.array(ProductCard),
  /** Only for a search. */
  search: SearchInterpretation.optional(),
});
export type Category = z.infer<typeof Category>;

/** The choices of a filter in a URL, separated by commas: `frame_shape=round,panto`. */
const Choices = z.string().max(200).optional();

/** The names of all filters, as the query parameters have them. */
export const FILTER_IDS = [
  'frame_shape',
  'frame_colour',
  'frame_size',
  'price',
  'material',
  'rim',
  'gender',
  'brand',
  'usage',
  'lens_kind',
] as const;
/** The name of a filter. */
export type FilterId = (typeof FILTER_IDS)[number];

/** The query of a listing: page, sort order, filters, and in an exchange the order and item. */
export const CategoryQuery = z.object({
  'page-size': wholeNumber(1, 60).optional(),
  page: wholeNumber(0, 10_000, 0),
  sort: z.string().max(32).optional(),
  ...exchangedGoods,
  ...(Object.fromEntries(FILTER_IDS.map((id) => [id, Choices])) as Record<FilterId, typeof Choices>),
});
export type CategoryQuery = z.input<typeof CategoryQuery>;

/**
 * The query of a search. It is that of a category, but a search has no `sort`, because CATG-08 drops it and the best match
 * comes first; another order is sent as `order`.
 */
export const SearchQuery = CategoryQuery.extend({ order: z.string().max(32).optional() });
export type SearchQuery = z.input<typeof SearchQuery>;

/** The filters and counts of a listing, without its goods. */
export const CategoryFilters = Category.pick({
  categoryType: true,
  filters: true,
  selected: true,
  totalCount: true,
  unfilteredCount: true,
  modelCount: true,
  unfilteredModelCount: true,
});
export type CategoryFilters = z.infer<typeof CategoryFilters>;

/** The calls for listings of categories and searches, and for their filters. */
export const categoryContract = {
  getCategory: endpoint({
    method: 'GET',
    path: '/v2/products/category/:id',
    access: 'public',
    params: z.object({ id: Id }),
    query: CategoryQuery,
    result: Category,
  }),
  getFilters: endpoint({
    method: 'GET',
    path: '/v2/products/filters/:categoryId',
    access: 'public',
    params: z.object({ categoryId: Id }),
    query: CategoryQuery.omit({ page: true, 'page-size': true, sort: true }),
    result: CategoryFilters,
  }),
  getSearch: endpoint({
    method: 'GET',
    path: '/v2/products/category/search/query/:q',
    access: 'public',
    params: z.object({ q: text(100, 1) }),
    query: SearchQuery,
    result: Category,
  }),
};
