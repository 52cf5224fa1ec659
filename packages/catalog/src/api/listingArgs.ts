import type { ListingQuery, SearchArgsQuery } from './catalog.ts';

/** The arguments of a category's listing. All callers use this function, so that a listing has one cache entry. */
export function categoryArgs(categoryId: string, query: ListingQuery) {
  return { params: { id: categoryId }, query };
}

/** The arguments of a search. A search has no `sort` (CATG-08): any order other than the best match is sent as `order`. */
export function searchArgs(q: string, { sort: order, ...filters }: ListingQuery) {
  const query: SearchArgsQuery = order === undefined ? filters : { ...filters, order };
  return { params: { q }, query };
}
