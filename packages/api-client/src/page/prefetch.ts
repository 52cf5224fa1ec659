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

/** Runs a query that a screen needs: its failure becomes the page's status (a missing product is a 404). */
export async function prefetchRequired<T>(store: AppStore, query: Query<T>): Promise<T> {
  const outcome = await store.dispatch(query);
  if (outcome.error !== undefined) throw asResponse(outcome.error as ApiError);
  return outcome.data as T;
}

/** Runs a query that a screen can render without; the screen itself shows a failure. */
export async function prefetchOptional(store: AppStore, query: Query<unknown>): Promise<void> {
  await store.dispatch(query);
}

/** The statuses of an invalid request (400, 422): the page of such an address does not exist. */
const NO_PAGE: unknown[] = [400, 422];

function asResponse(error: ApiError) {
  const status = NO_PAGE.includes(error.status) ? 404 : typeof error.status === 'number' ? error.status : 503;
  return data({ code: error.data.code, detail: error.data.detail }, { status });
}
