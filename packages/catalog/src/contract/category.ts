import { endpoint, Id, text, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { ProductCard } from './productCard.ts';

/** One choice of a filter with the number of goods it would leave (its own filter not counted in). */
export const FilterOption = z.object({
  id: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  trimmedTitle: z.string(),
  count: z.number().int(),
  selected: z.boolean(),
  swatch: z.array(z.string()).optional(),
});

export const Filter = z.object({
  /** Name of the query parameter: frame_shape, frame_colour, frame_size, price, material, rim, gender, … */
  id: z.string(),
  title: z.string(),
  kind: z.enum(['choice', 'colour']),
  options: z.array(FilterOption),
});
export type Filter = z.infer<typeof Filter>;

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
  totalCount: z.number().int(),
  unfilteredCount: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  product_list: z.array(ProductCard),
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
  ...(Object.fromEntries(FILTER_IDS.map((id) => [id, Choices])) as Record<FilterId, typeof Choices>),
});
export type CategoryQuery = z.input<typeof CategoryQuery>;

export const categoryContract = {
  getCategory: endpoint({
    method: 'GET',
    path: '/v2/products/category/:id',
    access: 'public',
    params: z.object({ id: Id }),
    query: CategoryQuery,
    result: Category,
  }),
  getSearch: endpoint({
    method: 'GET',
    path: '/v2/products/category/search/query/:q',
    access: 'public',
    params: z.object({ q: text(100, 1) }),
    query: CategoryQuery,
    result: Category,
  }),
};
