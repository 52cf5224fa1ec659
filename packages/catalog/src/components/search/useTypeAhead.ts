import { useEffect, useState } from 'react';
import { useGetTypeAheadQuery } from '../../api/catalog.ts';

/** Milliseconds without typing after which the gateway is asked. */
const PAUSE = 150;

/**
 * What may be meant by a text (SRCH-06: asked only when there is one). While newer suggestions are on their way the
 * older ones stay; a late answer never takes the place of a newer one.
 */
export function useTypeAhead(query: string) {
  const [asked, setAsked] = useState(query);
  useEffect(() => {
    const waiting = setTimeout(() => setAsked(query), PAUSE);
    return () => clearTimeout(waiting);
  }, [query]);
  const { data, error, isFetching, refetch } = useGetTypeAheadQuery(
    { params: { text: asked } },
    { skip: asked === '' || query === '' },
  );
  const isWaiting = isFetching || asked !== query;
  return {
    found: query === '' || error ? undefined : data,
    error: query === '' || isFetching ? undefined : error,
    isLooking: query !== '' && isWaiting,
    retry: () => void refetch(),
  };
}
