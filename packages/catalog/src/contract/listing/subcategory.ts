import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Filter } from './category.ts';

/** A subcategory, with the number of its models for the requested gender. */
const Subcategory = z.object({
  id: z.string(),
  title: z.string(),
  /** The URL of its listing, filtered by the requested gender. */
  url: z.string(),
  categoryType: z.string(),
  modelCount: z.number().int(),
});

/** Settings that apply to the listings of all categories. */
const CategoryConfig = z.object({
  pageSize: z.number().int(),
  sorts: z.array(z.object({ id: z.string(), title: z.string() })),
  /** All filters; a listing has only those that divide its goods. */
  filters: z.array(Filter.pick({ id: true, title: true, kind: true })),
});

/** Calls about categories that no screen of the storefronts makes, so they are not in the browser's bundles. */
export const subcategoryContract = {
  /** The subcategories of a category that have goods for women, men or children. */
  getSubcategories: endpoint({
    method: 'GET',
    path: '/v2/products/subcategory/gender/:gen/catalog/:cat',
    access: 'public',
    params: z.object({ gen: z.enum(['women', 'men', 'kids']), cat: Id }),
    result: z.array(Subcategory),
  }),
  getCategoryConfig: endpoint({
    method: 'GET',
    path: '/static/category.json',
    access: 'public',
    query: z.object({ v: wholeNumber(0, 9_999_999_999_999).optional() }),
    result: CategoryConfig,
  }),
};
