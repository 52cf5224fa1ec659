import { reasonOf, type ApiError } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from '../../text.ts';

interface PartStateProps {
  query: {
    error?: ApiError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The room that the content will take, as utilities. */
  className?: string;
}

/** What stands in place of a part of the account that has not come yet, or does not come. */
export function PartState({ query: { error, isFetching, refetch }, className = 'h-24' }: PartStateProps) {
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
