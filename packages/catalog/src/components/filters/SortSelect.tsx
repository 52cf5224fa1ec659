import { className } from '@lunette/ui-kit';
import { ChevronDown } from 'lucide-react';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** Props of `SortSelect`. */
export interface SortSelectProps {
  category: Category;
  onChange: (sort: string) => void;
  /** A field with its label beside it, or a pill in the bar of a phone. */
  form: 'field' | 'pill';
}

/** The selection of the sort order of a listing or a search. */
export function SortSelect({ category: { sort, sorts }, onChange, form }: SortSelectProps) {
  const t = useText();
  if (sorts.length < 2) return null;
  const pill = form === 'pill';
  return (
    <label
      className={className(
        'items-center gap-3 text-14',
        pill ? 'flex min-w-0 tablet:hidden' : 'hidden tablet:flex',
      )}
    >
      <span className={pill ? 'sr-only' : 'text-ink-soft'}>{t('catalog.sort')}</span>
      <span className={pill ? 'chip min-w-0' : 'input min-h-[42px]! w-[200px]'}>
        <select
          value={sort}
          onChange={(event) => onChange(event.target.value)}
          className={className(!pill && 'min-h-10!')}
        >
          {sorts.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none size-4" />
      </span>
    </label>
  );
}
