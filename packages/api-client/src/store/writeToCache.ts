import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { CallContext } from '../call/callContext.ts';
import type { RootState, WriteLifecycle } from './store.ts';

/**
 * The `onQueryStarted` of a write whose answer is the complete data of a query: `put` writes the answer into the cache,
 * so that it need not be fetched again.
 */
export function writeToCache<Answer>(
  put: (answer: Answer) => ThunkAction<unknown, RootState, CallContext, UnknownAction>,
) {
  return async (
    _args: unknown,
    { dispatch, queryFulfilled }: Pick<WriteLifecycle<Answer>, 'dispatch' | 'queryFulfilled'>,
  ): Promise<void> => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) await dispatch(put(answer.data));
  };
}
