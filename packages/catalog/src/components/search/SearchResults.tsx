import { countryInSentence } from '@lunette/country-config';
import { Skeleton, useLocale } from '@lunette/ui-kit';
import { useId, type ReactNode } from 'react';
import { useSearchText } from '../../searchText.ts';
import { SearchOption } from './SearchOption.tsx';
import { entryKey, type SearchEntry } from './entries/searchEntries.ts';

/** Props of `SearchResults`. */
export interface SearchResultsProps {
  id: string;
  entries: readonly SearchEntry[];
  query: string;
  /** The index of the entry that the arrow keys have selected; -1 for none. */
  at: number;
  isLooking: boolean;
  onPointAt: (at: number) => void;
  onVisit: () => void;
}

/** The element id of an entry, for `aria-activedescendant` of the field. */
export const entryId = (listId: string, at: number) => `${listId}-${at}`;

/** The suggestions below the search field: texts on one side, goods on the other. */
export function SearchResults({ id, entries, query, at, isLooking, onPointAt, onVisit }: SearchResultsProps) {
  const t = useSearchText();
  const { country, language } = useLocale();
  const options = (wanted: (entry: SearchEntry) => boolean) =>
    entries.map(
      (entry, index) =>
        wanted(entry) && (
          <SearchOption
            key={entryKey(entry)}
            id={entryId(id, index)}
            isActive={index === at}
            onPointAt={() => onPointAt(index)}
            entry={entry}
            query={query}
            onVisit={onVisit}
          />
        ),
    );
  const has = (kind: SearchEntry['kind']) => entries.some((entry) => entry.kind === kind);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.results')}
      aria-busy={isLooking}
      className="grid content-start gap-x-16 gap-y-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      {has('text') && <Group title={t('search.suggestions')}>{options(({ kind }) => kind === 'text')}</Group>}
      {has('barcode') && (
        <Group title={t('search.barcode')}>{options(({ kind }) => kind === 'barcode')}</Group>
      )}
      {has('recent') && <Group title={t('search.recent')}>{options(({ kind }) => kind === 'recent')}</Group>}
      {has('trend') && (
        <Group title={t('search.trending', { country: countryInSentence(country, language) })}>
          {options(({ kind }) => kind === 'trend')}
        </Group>
      )}
      {has('goods') && (
        <Group title={t('search.goods')} className="tablet:grid-cols-2 tablet:gap-x-6">
          {options(({ kind }) => kind === 'goods' || kind === 'all')}
        </Group>
      )}
      {entries.length === 0 && isLooking && <Looking />}
    </div>
  );
}

function Group({
  title,
  className = '',
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className="mb-1 text-14 font-medium text-ink-soft">
        {title}
      </p>
      <div role="presentation" className={`grid ${className}`}>
        {children}
      </div>
    </div>
  );
}

/** The skeleton of suggestions and goods. */
function Looking() {
  return [1, 2].map((column) => (
    <div key={column} aria-hidden="true" className="grid content-start gap-4 pt-6">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="h-8 w-full" />
      ))}
    </div>
  ));
}
