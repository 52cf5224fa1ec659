import { reasonOf, statusOf, type ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from './text.ts';

type Failure = ApiError | SerializedError | undefined;
/** The text of the specification if no reason is given (AUTH-04). */
type Otherwise = 'session.something-wrong' | 'session.something-wrong-again';

/**
 * Returns the function that explains a failed call: the gateway's message, that the store cannot be reached, or that
 * something went wrong.
 */
export function useReason() {
  const t = useText();
  return (error: Failure, otherwise: Otherwise = 'session.something-wrong-again'): string => {
    const status = statusOf(error);
    if (status === 'OFFLINE' || status === 'TIMEOUT') return t('session.unreachable');
    return reasonOf(error, '') || t(otherwise);
  };
}

/** The gateway's messages for single fields. */
export function fieldsOf(error: Failure): Record<string, string> {
  return (error && 'data' in error && error.data.fields) || {};
}
