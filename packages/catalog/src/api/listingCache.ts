import { api, type AppStore, type RootState } from '@lunette/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { Category } from '../contract/index.ts';

/** The largest number of cached listings (CATG-04). */
const CACHED_LISTINGS = 5;

const LISTINGS = new Set(['getCategory', 'getSearch']);

/** Milliseconds after loading before a listing counts among them (CATG-03). */
const SAVED_AFTER_MS = 500;

interface CacheLifecycle {
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** Resolves when the listing has been loaded; rejects if its cache entry was removed before. */
  cacheDataLoaded: PromiseLike<unknown>;
}

/**
 * Removes the oldest listing when a sixth one has been cached for half a second, but never a listing that is on the screen.
 * The delay ensures that quick changes of filters do not remove listings that the shopper has looked at.
 */
export async function limitCachedListings(
  _args: unknown,
  { getState, dispatch, cacheDataLoaded }: CacheLifecycle,
): Promise<void> {
  const listings = () => listingsOf(getState() as RootState);
  const isLoaded = await cacheDataLoaded.then(
    () => true,
    () => false,
  );
  if (!isLoaded || listings().length <= CACHED_LISTINGS) return;
  await new Promise((resolve) => {
    setTimeout(resolve, SAVED_AFTER_MS);
  });
  const now = listings();
  const dropped = now
    .slice(0, -1)
    .filter(({ queryCacheKey }) => !isOnScreen(getState() as RootState, queryCacheKey))
    .slice(0, Math.max(0, now.length - CACHED_LISTINGS));
  for (const { queryCacheKey } of dropped) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
}

/** The first page of a cached listing whose arguments match, with any filters. */
export function cachedListing(
  store: AppStore,
  fits: (args: { params: { id?: string; q?: string } }) => boolean,
): Category | undefined {
  return listingsOf(store.getState()).findLast(({ args, pages }) => pages.length > 0 && fits(args))?.pages[0];
}

/** All cached listings; the one that was requested first comes first. */
export function listingsOf({ api: { queries } }: RootState) {
  return Object.entries(queries)
    .flatMap(([queryCacheKey, entry]) =>
      entry?.endpointName !== undefined && LISTINGS.has(entry.endpointName)
        ? [
            {
              queryCacheKey: queryCacheKey as QueryCacheKey,
              args: entry.originalArgs as unknown as { params: { id?: string; q?: string } },
              pages: (entry.data as { pages: Category[] } | undefined)?.pages ?? [],
              at: entry.startedTimeStamp ?? 0,
            },
          ]
        : [],
    )
    .sort((one, other) => one.at - other.at);
}

function isOnScreen({ api: { subscriptions } }: RootState, queryCacheKey: QueryCacheKey): boolean {
  return Object.keys(subscriptions[queryCacheKey] ?? {}).length > 0;
}
