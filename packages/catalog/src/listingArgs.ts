import type { ListingQuery } from './api.ts';

/** The arguments of a category's listing: the same object wherever it is asked for, so that it is one cache entry. */
export function categoryArgs(categoryId: string, query: ListingQuery) {
  return { params: { id: categoryId }, query };
}

/** The arguments of a search: its order is relevance, so `sort` is dropped (CATG-08). */
export function searchArgs(q: string, query: ListingQuery) {
  return { params: { q }, query: { ...query, sort: undefined } };
}
