import type { ListingQuery, SearchArgsQuery } from './catalog.ts';

/** The arguments of a category's listing: the same object wherever it is asked for, so that it is one cache entry. */
export function categoryArgs(categoryId: string, query: ListingQuery) {
  return { params: { id: categoryId }, query };
}

/** The arguments of a search. Its plain call knows no `sort` (CATG-08): another order than the best match is its `order`. */
export function searchArgs(q: string, { sort: order, ...filters }: ListingQuery) {
  const query: SearchArgsQuery = order === undefined ? filters : { ...filters, order };
  return { params: { q }, query };
}
