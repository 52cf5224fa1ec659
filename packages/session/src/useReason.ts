import { reasonOf, statusOf, type ApiError } from '@lunette/api-client';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from './text.ts';

type Failure = ApiError | SerializedError | undefined;
/** What the specification says where no reason came (AUTH-04). */
type Otherwise = 'session.something-wrong' | 'session.something-wrong-again';

/** Why a call failed: the gateway's words, that nothing could be reached, or that something went wrong. */
export function useReason() {
  const t = useText();
  return (error: Failure, otherwise: Otherwise = 'session.something-wrong-again'): string => {
    const status = statusOf(error);
    if (status === 'OFFLINE' || status === 'TIMEOUT') return t('session.unreachable');
    return reasonOf(error, '') || t(otherwise);
  };
}

/** What the gateway says of single fields. */
export function fieldsOf(error: Failure): Record<string, string> {
  return (error && 'data' in error && error.data.fields) || {};
}
