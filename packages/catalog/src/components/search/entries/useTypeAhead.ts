import { useEffect, useState } from 'react';
import { useGetTypeAheadQuery } from '../../../api/catalog.ts';

/** Milliseconds without typing before the suggestions are requested. */
const PAUSE = 150;

/**
 * The suggestions for a text; without a text nothing is requested (SRCH-06). The previous suggestions stay while new ones are
 * loading, and a late answer never replaces a newer one.
 */
export function useTypeAhead(query: string) {
  const [requested, setRequested] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRequested(query), PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  const { data, error, isFetching, refetch } = useGetTypeAheadQuery(
    { params: { text: requested } },
    { skip: requested === '' || query === '' },
  );
  const isWaiting = isFetching || requested !== query;
  return {
    found: query === '' || error ? undefined : data,
    error: query === '' || isFetching ? undefined : error,
    isLooking: query !== '' && isWaiting,
    retry: () => void refetch(),
  };
}
