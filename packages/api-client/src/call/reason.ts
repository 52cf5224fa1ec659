import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './request.ts';

type Failure = ApiError | SerializedError | undefined;

/** Why a call failed, for a shopper: the gateway's message, or `unreachable` if there was no answer. */
export function reasonOf(error: Failure, unreachable: string): string {
  return isRefusal(error) ? error.data.detail : unreachable;
}

/** The stable code of a failure, such as `out_of_stock` or `offline`; null without one. */
export function codeOf(error: Failure): string | null {
  return error && 'data' in error ? error.data.code : null;
}

/** The status of a failure: the gateway's number, or the reason why there was no answer; null if no call failed. */
export function statusOf(error: Failure): ApiError['status'] | null {
  return error && 'status' in error ? error.status : null;
}

/** Whether the requested data does not exist for the caller (404), or its id is not valid (422). */
export function isMissing(error: Failure): boolean {
  const status = statusOf(error);
  return status === 404 || status === 422;
}

/** Whether the gateway answered with a refusal; false if there was no answer. */
export function isRefusal(error: Failure): error is Extract<ApiError, { status: number }> {
  return typeof statusOf(error) === 'number';
}
