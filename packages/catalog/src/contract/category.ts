import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { exchangedGoods } from './exchanged.ts';
import { ProductCard } from './productCard.ts';

/** One choice of a filter with what it would leave (its own filter not counted in). */
export const FilterOption = z.object({
  id: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  trimmedTitle: z.string(),
  /** How many cards: each colour of a model, each pack of a lens. */
  count: z.number().int(),
  /** How many models, each counted once however many colours of it there are. */
  modelCount: z.number().int().optional(),
  selected: z.boolean(),
  swatch: z.array(z.string()).optional(),
});

export const Filter = z.object({
  /** Name of the query parameter: frame_shape, frame_colour, frame_size, price, material, rim, gender, … */
  id: z.string(),
  title: z.string(),
  kind: z.enum(['choice', 'colour']),
  /** How many models there are without what is set of this filter. */
  modelCount: z.number().int().optional(),
  options: z.array(FilterOption),
});
export type Filter = z.infer<typeof Filter>;

/** How a search was understood and what else to try. */
export const SearchReading = z.object({
  /** Whether the goods have all that was asked for, the most of it (the nearest first), or nothing was found. */
  match: z.enum(['all', 'some', 'none']),
  /** Sentences on how its words were read, where that does not go without saying. */
  notes: z.array(z.string()),
  /** Searches for a part of it that find something. */
  tries: z.array(z.object({ text: z.string(), modelCount: z.number().int() })),
  /** What is worn most, where nothing was found. */
  nearest: z.array(ProductCard),
});

export const Category = z.object({
  id: z.string(),
  /** The category's own address, such as `/eyeglasses`. */
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
  /** Chips of what is set, in order. */
  selected: z.array(z.object({ filterId: z.string(), optionId: z.string(), title: z.string() })),
  /** Cards with and without the filters: each colour of a model, each pack of a lens. */
  totalCount: z.number().int(),
  unfilteredCount: z.number().int(),
  /** Models with and without the filters, each counted once. */
  modelCount: z.number().int().optional(),
  unfilteredModelCount: z.number().int().optional(),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  /** Numbers of the goods on this page, in the order of `product_list`. */
  products: z.array(Id).optional(),
  product_list: z.array(ProductCard),
  /** Of a search alone. */
  search: SearchReading.optional(),
});
export type Category = z.infer<typeof Category>;

/** A list of filter choices in an address: `frame_shape=round,panto`. */
const Choices = z.string().max(200).optional();

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
export type FilterId = (typeof FILTER_IDS)[number];

export const CategoryQuery = z.object({
  'page-size': wholeNumber(1, 60).optional(),
  page: wholeNumber(0, 10_000, 0),
  sort: z.string().max(32).optional(),
  ...exchangedGoods,
  ...(Object.fromEntries(FILTER_IDS.map((id) => [id, Choices])) as Record<FilterId, typeof Choices>),
});
export type CategoryQuery = z.input<typeof CategoryQuery>;

/**
 * A search is asked as a category is. Its plain call knows no `sort` (CATG-08 drops it, the best match comes first); another
 * order is asked for as `order`.
 */
export const SearchQuery = CategoryQuery.extend({ order: z.string().max(32).optional() });
export type SearchQuery = z.input<typeof SearchQuery>;

/** What can be chosen among the goods of a category, and how many are left: its listing without the goods. */
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
