import { paths, type ApiError } from '@lunette/api-client';
import type { TrendingSearch } from '@lunette/country-config';
import { Button, IconButton, LinkText, Message, useLocale, VisuallyHidden, Wrap } from '@lunette/ui-kit';
import { ArrowLeft, Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { MAX_SEARCH_LENGTH, searchQuery, withoutBlockedKeys } from '../../rules/searchQuery.ts';
import { useSearchText } from '../../searchText.ts';
import { forgetSearches, recentSearches } from './recentSearches.ts';
import { entryKey, searchEntries } from './searchEntries.ts';
import { entryId, SearchResults } from './SearchResults.tsx';
import { ScanBarcode } from './ScanBarcode.tsx';
import { useBarcode } from './useBarcode.ts';
import { useHideOnBlur } from './useHideOnBlur.ts';
import { useTypeAhead } from './useTypeAhead.ts';

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  /** Returns the current text of the field that opened the panel, where typing can continue until this field has the focus. */
  textNow: () => string;
  trending: readonly TrendingSearch[];
  /** Called with every text, so that the field that opened the panel has the same value. */
  onText: (text: string) => void;
  onClose: () => void;
}

/** Milliseconds between a submission and the navigation to the results (SRCH-03). */
const GO_DELAY = 300;

/** The search field with its suggestions: a combobox with a list of links. */
export function SearchBox({ textNow, trending, onText, onClose }: SearchBoxProps) {
  const t = useSearchText();
  const { country, language } = useLocale();
  const [typed, setTyped] = useState(() => withoutBlockedKeys(textNow()));
  const [recent, setRecent] = useState(() => recentSearches(country));
  const [selected, setSelected] = useState<string | null>(null);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const query = searchQuery(typed);
  const barcode = useBarcode(query);
  const { found, error, isLooking, retry } = useTypeAhead(barcode ? '' : query);
  const entries = barcode ? [barcode] : searchEntries(query, found, recent, trending, language);
  // By its identity, because suggestions that arrive later can move the entry or leave it out.
  const at = entries.findIndex((entry) => entryKey(entry) === selected);
  const select = (index: number) => {
    const entry = entries[index];
    setSelected(entry ? entryKey(entry) : null);
  };
  const go = useGoSoon(onClose);
  const hiding = useHideOnBlur(onClose);
  const isEmpty = found?.totalCount === 0 && !isLooking;

  const type = (next: string) => {
    const taken = withoutBlockedKeys(next);
    setTyped(taken);
    onText(taken);
    setSelected(null);
  };
  // Letters that were typed into the other field while this one was being rendered.
  const takeOver = () => {
    const now = withoutBlockedKeys(textNow());
    if (now !== typed) type(now);
  };
  const forget = () => {
    forgetSearches(country);
    setRecent([]);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = entries[at] ?? barcode;
    if (chosen) go(chosen.to);
    else if (query !== '') go(paths.search(query));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (withoutBlockedKeys(event.key) === '') event.preventDefault();
    if (step === undefined || entries.length === 0) return;
    event.preventDefault();
    // One position more than there are entries, for the typed text between the last and the first entry.
    const places = entries.length + 1;
    select(((at + 1 + step + places) % places) - 1);
  };
  return (
    <div tabIndex={-1} {...hiding} className="outline-none">
      <Wrap
        as="form"
        role="search"
        action="/search"
        onSubmit={submit}
        className="flex items-center gap-1 py-2.5 tablet:gap-4 tablet:py-4.5"
      >
        <IconButton label={t('search.close')} className="-ms-3 tablet:hidden" onClick={onClose}>
          <ArrowLeft aria-hidden className="turns" />
        </IconButton>
        <span className="input min-h-12 flex-1 text-16 tablet:min-h-14 tablet:text-18">
          <button type="submit" aria-label={t('search.go')} className="grid min-h-11 place-items-center">
            <Search aria-hidden size={20} />
          </button>
          <input
            ref={field}
            name="q"
            role="combobox"
            aria-label={t('search.field')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={at < 0 ? undefined : entryId(listId, at)}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
            placeholder={t('search.field')}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={onKeyDown}
            onFocus={takeOver}
          />
          {typed !== '' && (
            <IconButton
              label={t('search.clear')}
              className="-me-2.5"
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </span>
        <Button kind="quiet" className="hidden tablet:inline-flex" onClick={onClose}>
          {t('search.close')}
        </Button>
      </Wrap>
      <Wrap className="pt-2 pb-8">
        {query === '' && <ScanBarcode onRead={type} />}
        {error && <Fault error={error as ApiError} onRetry={retry} />}
        {isEmpty && (
          <p className="mb-5">
            <b className="block font-semibold">{t.rich('search.nothing', { q: <bdi>{query}</bdi> })}</b>
            <span className="text-14 text-ink-soft">{t('search.nothing-text')}</span>
          </p>
        )}
        <SearchResults
          id={listId}
          onPointAt={select}
          onVisit={onClose}
          entries={entries}
          query={query}
          at={at}
          isLooking={isLooking}
        />
        {query === '' && recent.length > 0 && (
          <LinkText as="button" className="mt-4 min-h-11 text-14" onClick={forget}>
            {t('search.forget')}
          </LinkText>
        )}
        <VisuallyHidden role="status">
          {isLooking && t('search.looking')}
          {found &&
            !isLooking &&
            t('search.said', { texts: found.typeAhead.length, goods: found.productRecommendations.length })}
        </VisuallyHidden>
      </Wrap>
    </div>
  );
}

function Fault({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useSearchText();
  return (
    <Message tone="warn" className="mb-5">
      {t(error.status === 'OFFLINE' ? 'search.offline' : 'search.failed')}{' '}
      <LinkText as="button" onClick={onRetry}>
        {t('search.again')}
      </LinkText>
    </Message>
  );
}

/** Returns a function that navigates after a delay; a second call replaces the first. */
function useGoSoon(leave: () => void) {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return (to: string) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      leave();
      void navigate(to);
    }, GO_DELAY);
  };
}
