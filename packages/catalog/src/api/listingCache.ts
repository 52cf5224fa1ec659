import { api, type AppStore, type RootState } from '@lunette/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { Category } from '../contract/index.ts';

/** How many listings are remembered (CATG-04). */
export const CACHED_LISTINGS = 5;

const LISTINGS = new Set(['getCategory', 'getSearch']);

/** A listing counts among them so long after it was loaded, in milliseconds (CATG-03). */
const SAVED_AFTER_MS = 500;

interface CacheLifecycle {
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** Settles once the listing has been loaded, or fails where it left the cache before. */
  cacheDataLoaded: PromiseLike<unknown>;
}

/**
 * Drops the oldest listing once a sixth one has been there for half a second, never one that is on the screen: filters
 * that are changed quickly cost no listing that was looked at.
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

/** A page of a listing that is remembered and whose arguments fit, whatever its filters are. */
export function cachedListing(
  store: AppStore,
  fits: (args: { params: { id?: string; q?: string } }) => boolean,
): Category | undefined {
  return listingsOf(store.getState()).findLast(({ args, pages }) => pages.length > 0 && fits(args))?.pages[0];
}

/** Every listing in the cache, the one loaded longest ago first. */
function listingsOf({ api: { queries } }: RootState) {
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
