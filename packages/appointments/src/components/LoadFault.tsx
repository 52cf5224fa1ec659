import { reasonOf, type ApiError } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useText } from '../text.ts';

export interface LoadFaultProps {
  query: { error?: ApiError | SerializedError | undefined; isFetching: boolean; refetch: () => unknown };
  /** The room that the content will take, as utilities. */
  className?: string;
}

/** What stands in place of what has not come yet, or does not come. */
export function LoadFault({ query: { error, isFetching, refetch }, className = 'h-40' }: LoadFaultProps) {
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
