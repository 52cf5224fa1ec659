import { statusOf, type ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Customer } from './contract/index.ts';

/** Whether somebody is signed in, and who (SESS-06). */
export interface Login {
  /** True once the profile has come, false without one. */
  isLogin: boolean;
  isLoading: boolean;
  customer: Customer | null;
  /** The status with which the profile was refused; kept for as long as it is (AUTH-11). */
  errorStatus: ApiError['status'] | null;
}

interface Read {
  currentData?: Customer | undefined;
  isFetching: boolean;
  error?: ApiError | SerializedError | undefined;
}

/** Reads the fetch of the profile: success is a login, failure is none and keeps its status. */
export function loginOf(isLogined: boolean, { currentData, isFetching, error }: Read): Login {
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
