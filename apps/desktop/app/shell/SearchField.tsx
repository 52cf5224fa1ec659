import { paths } from '@lunette/api-client';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '../text.ts';

/** The search box. Without scripts its form leads to the same address. */
export function SearchField() {
  const t = useText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = (new FormData(event.currentTarget).get('q') as string).replace(/[()[\]]/g, '').trim();
    if (asked !== '') void navigate(paths.search(asked));
  };
  return (
    <form
      role="search"
      action="/search"
      onSubmit={search}
      className="ms-auto flex w-58 min-w-0 items-center gap-2.5 rounded-control border border-line-strong bg-surface px-3.5 text-14 text-ink-soft focus-within:outline-2 focus-within:outline-focus"
    >
      <button type="submit" aria-label={t('shell.search-go')} className="grid min-h-10 place-items-center">
        <Search aria-hidden size={16} />
      </button>
      <input
        type="search"
        name="q"
        key={params.get('q')}
        defaultValue={params.get('q') ?? ''}
        maxLength={100}
        aria-label={t('shell.search')}
        placeholder={t('shell.search')}
        className="min-h-10 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-soft"
      />
    </form>
  );
}
