import type { ApiError } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../text.ts';

export interface ListingFaultProps {
  error: ApiError;
  retrying: boolean;
  onRetry: () => void;
}

/** The goods did not come: why, what is safe, and another try. Offline it tries by itself when the line is back. */
export function ListingFault({ error, retrying, onRetry }: ListingFaultProps) {
  const t = useText();
  const offline = error.status === 'OFFLINE';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [offline]);
  return (
    <ErrorState
      className="mt-5"
      title={t(offline ? 'catalog.offline-failed' : 'catalog.listing-failed')}
      text={
        typeof error.status === 'number'
          ? error.data.detail
          : t(offline ? 'catalog.offline-failed-text' : 'catalog.listing-failed-text')
      }
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
