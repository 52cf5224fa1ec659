import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CallContext } from '../call/callContext.ts';
import { api, type TAGS } from './api.ts';
import type { RootState, WriteLifecycle } from './store.ts';

/** The cached queries that a write replaces, each as the selector of its endpoint, and the tag that reads them again. */
interface ReplacedQueries {
  queries: ((state: RootState) => { isLoading: boolean; fulfilledTimeStamp?: number })[];
  tag: (typeof TAGS)[number];
}

/**
 * The `onQueryStarted` of a write whose answer is the complete data of a query: `put` writes the answer into the cache,
 * so that it need not be fetched again. If calls overlap, it is unknown which answer is newer; with `replaced`, the queries
 * are then read again after the last one.
 */
export function writeToCache<Answer>(
  put: (answer: Answer) => ThunkAction<unknown, RootState, CallContext, UnknownAction>,
  replaced?: ReplacedQueries,
) {
  return async (
    _args: unknown,
    { dispatch, getState, queryFulfilled }: WriteLifecycle<Answer>,
  ): Promise<void> => {
    const read = () => replaced?.queries.map((query) => query(getState())) ?? [];
    const before = read();
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const isOverlapped = read().some(
      ({ isLoading, fulfilledTimeStamp }, index) =>
        isLoading || fulfilledTimeStamp !== before[index]?.fulfilledTimeStamp,
    );
    await dispatch(put(answer.data));
    if (replaced && isOverlapped) dispatch(api.util.invalidateTags([replaced.tag]));
  };
}
