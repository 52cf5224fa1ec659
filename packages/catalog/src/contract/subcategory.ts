import { endpoint, Id, wholeNumber } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Filter } from './category.ts';

/** A narrower part of a category, with how many models it has for somebody. */
const Subcategory = z.object({
  id: z.string(),
  title: z.string(),
  /** Its listing, narrowed to whom it was asked for. */
  url: z.string(),
  categoryType: z.string(),
  modelCount: z.number().int(),
});

/** What holds for all listings of categories. */
const CategoryConfig = z.object({
  pageSize: z.number().int(),
  sorts: z.array(z.object({ id: z.string(), title: z.string() })),
  /** What goods can be narrowed by; a listing has those that divide its goods. */
  filters: z.array(Filter.pick({ id: true, title: true, kind: true })),
});

/** Calls of categories that no screen of the storefronts makes: they stay out of the browser. */
export const subcategoryContract = {
  /** The parts of a category that have goods for women, men or children. */
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
