import {
  useGetCategoryInfiniteQuery,
  useGetFiltersQuery,
  useGetSearchInfiniteQuery,
  usePreviewSearchQuery,
  type ListingQuery,
} from '../../api/catalog.ts';
import { categoryArgs, searchArgs } from '../../api/listingArgs.ts';
import type { ListingUrl } from './url/listingUrl.ts';

/** The source of a listing: a category, or the text of a search. */
export type ListingSource = { categoryId: string; q?: undefined } | { q: string; categoryId?: undefined };

/** The listing for a URL, with the pages that are loaded so far. */
export function useListing({ categoryId, q }: ListingSource, { page, query }: ListingUrl) {
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
/** The query result of `useListing`. */
export type LoadedListing = ReturnType<typeof useListing>;

/** The counts and filters of a listing with other choices, without its goods. */
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
