import { paths } from '@lunette/api-client';
import { Chip, Num } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { Category } from '../../contract/index.ts';
import { useText } from '../../text.ts';

/** How a search was interpreted, if that is not obvious, and parts of it that have results. */
export function SearchInterpretation({ interpretation }: { interpretation: Category['search'] }) {
  const t = useText();
  if (!interpretation || interpretation.notes.length + interpretation.tries.length === 0) return null;
  const { notes, tries } = interpretation;
  return (
    <div className="-mt-1 grid gap-3 pb-4 tablet:-mt-3 tablet:pb-6">
      {notes.length > 0 && <p className="text-14 text-ink-soft">{notes.join(' ')}</p>}
      {tries.length > 0 && (
        <ul aria-label={t('catalog.search-tries')} className="flex flex-wrap gap-2">
          {tries.map(({ text, modelCount }) => (
            <li key={text} className="max-w-full min-w-0">
              <Chip as={Link} to={paths.search(text)} on={undefined}>
                <bdi className="min-w-0 truncate">{text}</bdi>{' '}
                <Num className="text-ink-soft">{modelCount}</Num>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
