import { IconButton } from '@lunette/ui-kit';
import { Search, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { MAX_SEARCH_LENGTH, withoutBlockedKeys } from '../../rules/searchQuery.ts';
import { useSearchText } from '../../searchText.ts';
import { entryId } from './SearchResults.tsx';

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  /** The element id of the list of entries. */
  listId: string;
  /** The number of entries in the list. */
  count: number;
  /** The index of the selected entry; -1 for none. */
  at: number;
  onType: (text: string) => void;
  /** Called when an arrow key selects the next entry (1) or the previous one (-1). */
  onMove: (step: number) => void;
  onFocus: () => void;
}

/** The combobox of the search with its buttons that search and that clear the text. */
export function SearchInput({ ref, typed, listId, count, at, onType, onMove, onFocus }: SearchInputProps) {
  const t = useSearchText();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (withoutBlockedKeys(event.key) === '') event.preventDefault();
    if (step === undefined || count === 0) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <span className="input min-h-12 flex-1 text-16 tablet:min-h-14 tablet:text-18">
      <button type="submit" aria-label={t('search.go')} className="grid min-h-11 place-items-center">
        <Search aria-hidden size={20} />
      </button>
      <input
        ref={ref}
        name="q"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={at < 0 ? undefined : entryId(listId, at)}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.field')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      {typed !== '' && (
        <IconButton
          label={t('search.clear')}
          className="-me-2.5"
          onClick={() => {
            onType('');
            ref.current?.focus();
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </span>
  );
}
