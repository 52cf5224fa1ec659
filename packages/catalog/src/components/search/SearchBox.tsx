import { paths, type ApiError } from '@lunette/api-client';
import type { TrendingSearch } from '@lunette/country-config';
import { Button, IconButton, LinkText, Message, VisuallyHidden, Wrap } from '@lunette/ui-kit';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { TypeAhead } from '../../contract/index.ts';
import { searchQuery, withoutBlockedKeys } from '../../rules/searchQuery.ts';
import { useSearchText } from '../../searchText.ts';
import { useSearchEntries } from './entries/useSearchEntries.ts';
import { SearchInput } from './SearchInput.tsx';
import { SearchResults } from './SearchResults.tsx';
import { ScanBarcode } from './ScanBarcode.tsx';
import { useHideOnBlur } from './useHideOnBlur.ts';

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
  const [typed, setTyped] = useState(() => withoutBlockedKeys(textNow()));
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const query = searchQuery(typed);
  const search = useSearchEntries(query, trending);
  const go = useGoSoon(onClose);
  const hiding = useHideOnBlur(onClose);

  const type = (next: string) => {
    const taken = withoutBlockedKeys(next);
    setTyped(taken);
    onText(taken);
    search.unselect();
  };
  // Letters that were typed into the other field while this one was being rendered.
  const takeOver = () => {
    const now = withoutBlockedKeys(textNow());
    if (now !== typed) type(now);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (search.chosen) go(search.chosen.to);
    else if (query !== '') go(paths.search(query));
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
        <SearchInput
          ref={field}
          typed={typed}
          listId={listId}
          count={search.entries.length}
          at={search.at}
          onType={type}
          onMove={search.move}
          onFocus={takeOver}
        />
        <Button kind="quiet" className="hidden tablet:inline-flex" onClick={onClose}>
          {t('search.close')}
        </Button>
      </Wrap>
      <Wrap className="pt-2 pb-8">
        {query === '' && <ScanBarcode onRead={type} />}
        {search.error && <Fault error={search.error as ApiError} onRetry={search.retry} />}
        {search.found?.totalCount === 0 && !search.isLooking && <NothingFound query={query} />}
        <SearchResults
          id={listId}
          onPointAt={search.select}
          onVisit={onClose}
          entries={search.entries}
          query={query}
          at={search.at}
          isLooking={search.isLooking}
        />
        {query === '' && search.hasRecent && (
          <LinkText
            as="button"
            className="mt-4 min-h-11 text-14"
            onClick={() => {
              search.forget();
              field.current?.focus();
            }}
          >
            {t('search.forget')}
          </LinkText>
        )}
        <FoundCount found={search.found} isLooking={search.isLooking} />
      </Wrap>
    </div>
  );
}

function NothingFound({ query }: { query: string }) {
  const t = useSearchText();
  return (
    <p className="mb-5">
      <b className="block font-semibold">{t.rich('search.nothing', { q: <bdi>{query}</bdi> })}</b>
      <span className="text-14 text-ink-soft">{t('search.nothing-text')}</span>
    </p>
  );
}

/** Says to screen readers how much was found. */
function FoundCount({ found, isLooking }: { found: TypeAhead | undefined; isLooking: boolean }) {
  const t = useSearchText();
  return (
    <VisuallyHidden role="status">
      {isLooking && t('search.looking')}
      {found &&
        !isLooking &&
        t('search.said', { texts: found.typeAhead.length, goods: found.productRecommendations.length })}
    </VisuallyHidden>
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
