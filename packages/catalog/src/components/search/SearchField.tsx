import { paths } from '@lunette/api-client';
import { className as join } from '@lunette/ui-kit';
import { Search } from 'lucide-react';
import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH, searchQuery, withoutBlockedKeys } from '../../rules/searchQuery.ts';
import { useText } from '../../text.ts';

/** The props of the search panel that the field passes in. */
export interface SearchPanelSlotProps {
  open: boolean;
  textNow: () => string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Props of `SearchField`. */
export interface SearchFieldProps {
  /** Renders the panel, which is loaded when it is first opened. */
  panel: ComponentType<SearchPanelSlotProps>;
  /** Called when the panel is about to be opened, to load it. */
  onNear: () => void;
  className?: string;
}

/**
 * The search box of a page. A press or a key opens the panel with the text that was typed so far. Until the panel is loaded,
 * and without scripts, its form leads to the results.
 */
export function SearchField({ panel: Panel, onNear, className }: SearchFieldProps) {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const hold = (text: string) => {
    if (field.current) field.current.value = text;
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = searchQuery(field.current?.value ?? '');
    setOpen(false);
    if (query !== '') void navigate(paths.search(query));
  };
  return (
    <>
      <form
        role="search"
        action="/search"
        onSubmit={search}
        className={join(
          'flex items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3.5 text-ink-soft focus-within:outline-2 focus-within:outline-focus',
          className,
        )}
      >
        <button
          type="submit"
          aria-label={t('catalog.search-go')}
          className="grid min-h-10 place-items-center"
        >
          <Search aria-hidden size={16} />
        </button>
        <input
          ref={field}
          type="search"
          name="q"
          key={params.get('q')}
          defaultValue={withoutBlockedKeys(params.get('q') ?? '')}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={t('catalog.search-field')}
          aria-haspopup="dialog"
          placeholder={t('catalog.search-field')}
          className="min-h-10 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-soft"
          onFocus={onNear}
          onPointerDown={onNear}
          onClick={show}
          onInput={show}
          onKeyDown={({ key }) => key === 'ArrowDown' && show()}
        />
      </form>
      {isAsked && (
        <Panel
          open={open}
          textNow={() => field.current?.value ?? ''}
          onText={hold}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
