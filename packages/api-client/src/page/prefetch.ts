import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { data } from 'react-router';
import type { ApiError } from '../call/request.ts';
import type { CallContext } from '../call/callContext.ts';
import type { AppStore, RootState } from '../store/store.ts';

type Query<T> = ThunkAction<
  PromiseLike<{ data?: T | undefined; error?: unknown }>,
  RootState,
  CallContext | undefined,
  UnknownAction
>;

/** A query that a screen cannot do without: its failure becomes the page's status (a missing product is a 404). */
export async function need<T>(store: AppStore, query: Query<T>): Promise<T> {
  const outcome = await store.dispatch(query);
  if (outcome.error !== undefined) throw asResponse(outcome.error as ApiError);
  return outcome.data as T;
}

/** A query that a screen shows when it is answered; the screen itself shows its failure. */
export async function want(store: AppStore, query: Query<unknown>): Promise<void> {
  await store.dispatch(query);
}

/** What an address asks for that no call can mean (400, 422) is a page that is not there. */
const NO_PAGE: unknown[] = [400, 422];

function asResponse(error: ApiError) {
  const status = NO_PAGE.includes(error.status) ? 404 : typeof error.status === 'number' ? error.status : 503;
  return data({ code: error.data.code, detail: error.data.detail }, { status });
}
