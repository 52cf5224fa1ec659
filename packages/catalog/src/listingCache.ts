import { api, type RootState } from '@lunette/api-client';
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** How many listings are remembered (CATG-04). */
export const LISTINGS_KEPT = 5;

const LISTINGS = new Set(['getCategory', 'getSearch']);

interface CacheLifecycle {
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/** Drops the oldest listing when a sixth one comes, never one that is on the screen. */
export function onlyFiveListings(_args: unknown, { getState, dispatch }: CacheLifecycle) {
  const { queries, subscriptions } = (getState() as RootState).api;
  const listings = Object.entries(queries)
    .filter(([, entry]) => entry?.endpointName !== undefined && LISTINGS.has(entry.endpointName))
    .sort(([, one], [, other]) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))
    .map(([queryCacheKey]) => queryCacheKey);
  const dropped = listings
    .slice(0, -1)
    .filter((key) => Object.keys(subscriptions[key] ?? {}).length === 0)
    .slice(0, Math.max(0, listings.length - LISTINGS_KEPT));
  for (const queryCacheKey of dropped)
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
}
