import type { ApiError } from '@lunette/api-client';
import { Button, ErrorState } from '@lunette/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** Props of `ListingError`. */
export interface ListingErrorProps {
  error: ApiError;
  /** The URL of the first page, for a page number beyond the last page. */
  firstPage: string;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Shown if a listing could not be loaded: the reason and a button to retry. If the browser is offline, it retries once the
 * connection is back.
 */
export function ListingError({ error, firstPage, retrying, onRetry }: ListingErrorProps) {
  const t = useText();
  const offline = error.status === 'OFFLINE';
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!offline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [offline]);
  if (error.data.code === 'page_not_found')
    return (
      <ErrorState
        className="mt-5"
        title={t('catalog.beyond-last')}
        text={error.data.detail}
        action={
          <Button as={Link} to={firstPage} size="s">
            {t('catalog.first-page')}
          </Button>
        }
      />
    );
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
