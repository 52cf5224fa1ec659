import { reasonOf, type ApiError } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from '../text.ts';

/** Props of `QueryState`. */
export interface QueryStateProps {
  query: { error?: ApiError | SerializedError | undefined; isFetching: boolean; refetch: () => unknown };
  /** The size of the content that is loading, as utilities. */
  className?: string;
}

/** Shown in place of data that is loading, or that could not be loaded, with a button to retry. */
export function QueryState({ query: { error, isFetching, refetch }, className = 'h-40' }: QueryStateProps) {
  const t = useText();
  if (error && !isFetching)
    return (
      <ErrorState
        title={t('appointments.error')}
        text={reasonOf(error, t('appointments.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('appointments.loading')}>
      <Skeleton className={`${className} w-full`} />
    </div>
  );
}
