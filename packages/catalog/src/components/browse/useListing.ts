import {
  useGetCategoryInfiniteQuery,
  useGetFiltersQuery,
  useGetSearchInfiniteQuery,
  usePreviewSearchQuery,
  type ListingQuery,
} from '../../api/catalog.ts';
import { categoryArgs, searchArgs } from '../../api/listingArgs.ts';
import type { ListingAddress } from './address/listingAddress.ts';

/** Where a listing comes from: a category, or the words of a search. */
export type ListingSource = { categoryId: string; q?: undefined } | { q: string; categoryId?: undefined };

/** The listing at an address, as far as it has been loaded. */
export function useListing({ categoryId, q }: ListingSource, { page, query }: ListingAddress) {
  const category = useGetCategoryInfiniteQuery(categoryArgs(categoryId ?? '', query), {
    initialPageParam: page,
    skip: categoryId === undefined,
  });
  const search = useGetSearchInfiniteQuery(searchArgs(q ?? '', query), {
    initialPageParam: page,
    skip: q === undefined,
  });
  return categoryId === undefined ? search : category;
}
export type LoadedListing = ReturnType<typeof useListing>;

/** What a listing would hold with other filters: counts and titles, without goods. */
export function usePreview({ categoryId, q }: ListingSource, query: ListingQuery) {
  const filters = { ...query, sort: undefined };
  const category = useGetFiltersQuery(
    { params: { categoryId: categoryId ?? '' }, query: filters },
    { skip: categoryId === undefined },
  );
  const search = usePreviewSearchQuery(
    { params: { q: q ?? '' }, query: { ...filters, page: 0, 'page-size': 1 } },
    { skip: q === undefined },
  );
  return categoryId === undefined ? search : category;
}
