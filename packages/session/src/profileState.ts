import { statusOf, type ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Customer } from './contract/index.ts';

/** Whether the visitor is signed in, and as which customer (SESS-06). */
export interface ProfileState {
  /** True once the profile is loaded, false without one. */
  isLogin: boolean;
  isLoading: boolean;
  customer: Customer | null;
  /** The status with which the profile call failed; kept while it fails (AUTH-11). */
  errorStatus: ApiError['status'] | null;
}

interface ProfileQuery {
  currentData?: Customer | undefined;
  isFetching: boolean;
  error?: ApiError | SerializedError | undefined;
}

/** Derives the state from the fetch of the profile: a success is a login, a failure is none and keeps its status. */
export function profileStateOf(
  isLogined: boolean,
  { currentData, isFetching, error }: ProfileQuery,
): ProfileState {
  if (!isLogined) return { isLogin: false, isLoading: false, customer: null, errorStatus: null };
  if (error) return { isLogin: false, isLoading: false, customer: null, errorStatus: statusOf(error) };
  const customer = currentData ?? null;
  return {
    isLogin: customer !== null,
    isLoading: customer === null && isFetching,
    customer,
    errorStatus: null,
  };
}
