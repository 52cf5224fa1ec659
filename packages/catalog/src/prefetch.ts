import { prefetchRequired, prefetchOptional, type AppStore } from '@lunette/api-client';
import { catalogApi, type Listing } from './api/catalog.ts';
import { readListing } from './components/browse/url/listingUrl.ts';
import type { Category, Collection, HomePage } from './contract/index.ts';
import { categoryArgs, searchArgs } from './api/listingArgs.ts';
import { cachedListing } from './api/listingCache.ts';

const { getCarouselBanners, getCollection, getHomePage, getCategory, getSearch } = catalogApi.endpoints;
const NO_PAGES: Listing = { pages: [], pageParams: [] };

/** Loads a home page under one of the keys of HOME-01, and the banners of its sections. */
export async function prefetchHome(store: AppStore, pageKey: string): Promise<HomePage> {
  const page = await prefetchRequired(
    store,
    getHomePage.initiate({ params: { key: pageKey } }, { subscribe: false }),
  );
  const categoryIds = page.sections.flatMap((section) =>
    section.type === 'banners' ? [section.categoryId] : [],
  );
  await Promise.all(
    categoryIds.map((category) =>
      prefetchOptional(store, getCarouselBanners.initiate({ query: { category } }, { subscribe: false })),
    ),
  );
  return page;
}

/** Loads a collection; an unknown one is a 404. */
export function prefetchCollection(store: AppStore, slug: string): Promise<Collection> {
  return prefetchRequired(store, getCollection.initiate({ params: { slug } }, { subscribe: false }));
}

/** Loads the page of a listing that the URL names, with its filters and order. */
export function prefetchListing(
  store: AppStore,
  categoryId: string,
  search: URLSearchParams,
): Promise<Category> {
  const { page, query } = readListing(search);
  const args = categoryArgs(categoryId, query);
  const forceRefetch = isElsewhere(getCategory.select(args)(store.getState()).data, page);
  if (forceRefetch) store.dispatch(catalogApi.util.updateQueryData('getCategory', args, () => NO_PAGES));
  const answer = prefetchRequired(
    store,
    getCategory.initiate(args, { subscribe: false, initialPageParam: page, forceRefetch }),
  );
  return pageOr(
    answer,
    page,
    cachedListing(store, ({ params }) => params.id === categoryId),
  );
}

/** Loads the page of search results that the URL names. */
export function prefetchSearch(store: AppStore, q: string, search: URLSearchParams): Promise<Category> {
  const { page, query } = readListing(search);
  const args = searchArgs(q, query);
  const forceRefetch = isElsewhere(getSearch.select(args)(store.getState()).data, page);
  if (forceRefetch) store.dispatch(catalogApi.util.updateQueryData('getSearch', args, () => NO_PAGES));
  const answer = prefetchRequired(
    store,
    getSearch.initiate(args, { subscribe: false, initialPageParam: page, forceRefetch }),
  );
  return pageOr(
    answer,
    page,
    cachedListing(store, ({ params }) => params.q === q),
  );
}

/** Whether the listing is cached without the requested page; it is then loaded again from that page. */
function isElsewhere(cached: Listing | undefined, page: number): boolean {
  return cached !== undefined && !cached.pageParams.includes(page);
}

/**
 * The requested page. If it fails and the same category or search is cached with other filters, that answer is used for the
 * title and head of the page, and the screen shows the error with a button to retry.
 */
async function pageOr(
  answer: Promise<Listing>,
  page: number,
  known: Category | undefined,
): Promise<Category> {
  const listing = await answer.catch((error: unknown) => {
    if (known === undefined) throw error;
    return { pages: [known], pageParams: [page] };
  });
  const found = listing.pages[listing.pageParams.indexOf(page)];
  if (!found) throw new Error(`The answer has no page ${page}`);
  return found;
}
