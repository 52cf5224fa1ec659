import { reasonOf, type ApiError } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from '../../text.ts';

interface QueryStateProps {
  query: {
    error?: ApiError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The size of the content that is loading, as utilities. */
  className?: string;
}

/** Shown in place of data that is loading, or that could not be loaded, with a button to retry. */
export function QueryState({ query: { error, isFetching, refetch }, className = 'h-24' }: QueryStateProps) {
  const t = useText();
  if (error)
    return (
      <ErrorState
        title={t('account.part-error')}
        text={reasonOf(error, t('account.offline'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={t('account.loading')}>
      <Skeleton className={`${className} w-full`} />
    </div>
  );
}
