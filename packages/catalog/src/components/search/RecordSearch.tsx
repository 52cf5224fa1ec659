import { useLocale } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { addRecentSearch } from './recentSearches.ts';

/** Records the words of a search that found something among the recent ones; it shows nothing. */
export function RecordSearch({ q }: { q: string }) {
  const { country } = useLocale();
  useEffect(() => addRecentSearch(country, q), [country, q]);
  return null;
}
