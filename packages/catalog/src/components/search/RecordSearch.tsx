import { useLocale } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { addRecentSearch } from './entries/recentSearches.ts';

/** Adds a successful search to the recent ones; renders nothing. */
export function RecordSearch({ q }: { q: string }) {
  const { country } = useLocale();
  useEffect(() => addRecentSearch(country, q), [country, q]);
  return null;
}
