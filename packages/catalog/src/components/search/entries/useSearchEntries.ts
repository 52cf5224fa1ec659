import type { TrendingSearch } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useState } from 'react';
import { forgetSearches, recentSearches } from './recentSearches.ts';
import { entryKey, searchEntries } from './searchEntries.ts';
import { useBarcode } from './useBarcode.ts';
import { useTypeAhead } from './useTypeAhead.ts';

/** The entries below a searched text with the state of their call, and the one that the arrow keys have selected. */
export function useSearchEntries(query: string, trending: readonly TrendingSearch[]) {
  const { country, language } = useLocale();
  const [recent, setRecent] = useState(() => recentSearches(country));
  const [selected, setSelected] = useState<string | null>(null);
  const barcode = useBarcode(query);
  const suggestions = useTypeAhead(barcode ? '' : query);
  const entries = barcode ? [barcode] : searchEntries(query, suggestions.found, recent, trending, language);
  // By its identity, because suggestions that arrive later can move the entry or leave it out.
  const at = entries.findIndex((entry) => entryKey(entry) === selected);
  const select = (index: number) => {
    const entry = entries[index];
    setSelected(entry ? entryKey(entry) : null);
  };
  return {
    ...suggestions,
    entries,
    /** The index of the selected entry; -1 for none. */
    at,
    /** The entry that a submission opens; undefined if the text itself is searched for. */
    chosen: entries[at] ?? barcode ?? undefined,
    select,
    unselect: () => setSelected(null),
    /** Selects the next entry (1) or the previous one (-1). */
    move: (step: number) => {
      // One position more than there are entries, for the typed text between the last and the first entry.
      const places = entries.length + 1;
      select(((at + 1 + step + places) % places) - 1);
    },
    hasRecent: recent.length > 0,
    forget: () => {
      forgetSearches(country);
      setRecent([]);
    },
  };
}
