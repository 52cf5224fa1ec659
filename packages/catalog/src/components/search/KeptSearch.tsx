import { useLocale } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { keepSearch } from './recentSearches.ts';

/** Keeps the words of a search that found something among the recent ones; it shows nothing. */
export function KeptSearch({ q }: { q: string }) {
  const { country } = useLocale();
  useEffect(() => keepSearch(country, q), [country, q]);
  return null;
}
