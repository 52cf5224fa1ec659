import { reasonOf, type ApiError } from '@lunette/api-client';
import { createText, ErrorState, Skeleton } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';

/** Props of `QueryState`. */
export interface QueryStateProps {
  query: {
    error?: ApiError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The size of the content that is loading, as utilities. */
  className?: string;
  /** What could not be loaded. */
  errorTitle?: string;
  /** Shown when the gateway gave no reason. */
  unreachable?: string;
  loadingLabel?: string;
}

// The texts of the UI kit are loaded with every page, those of the sign-in are not.
const useText = createText<'ui.loading'>();

/** Shown in place of data that is loading, or that could not be loaded, with a button to retry. */
export function QueryState({
  query: { error, isFetching, refetch },
  className = 'h-24',
  errorTitle,
  unreachable = '',
  loadingLabel,
}: QueryStateProps) {
  const t = useText();
  if (error)
    return (
      <ErrorState
        title={errorTitle}
        text={reasonOf(error, unreachable) || undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <div role="status" aria-label={loadingLabel ?? t('ui.loading')}>
      <Skeleton className={`${className} w-full`} />
    </div>
  );
}
