import { Checkbox } from '@lunette/ui-kit';
import type { Filter } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { ColourFilter } from './ColourFilter.tsx';

const SHOWN = 8;

/** Props of `FilterGroup`. */
export interface FilterGroupProps {
  filter: Filter;
  /** The ids of the choices that are set in the URL. */
  set: readonly string[];
  onToggle: (optionId: string) => void;
}

/** One filter: its choices with the number of models that each would leave. Choices that would leave none are disabled. */
export function FilterGroup({ filter, set, onToggle }: FilterGroupProps) {
  const t = useText();
  const shown = filter.options.length > SHOWN + 1 ? filter.options.slice(0, SHOWN) : filter.options;
  const rest = filter.options.slice(shown.length);
  const choices = (options: Filter['options']) =>
    options.map(({ id, displayTitle, trimmedTitle, count: cards, modelCount: count = cards }) => (
      <Checkbox
        key={id}
        name={filter.id}
        value={id}
        count={count}
        checked={set.includes(id)}
        disabled={count === 0 && !set.includes(id)}
        onChange={() => onToggle(id)}
        title={trimmedTitle === displayTitle ? undefined : displayTitle}
      >
        {trimmedTitle}
      </Checkbox>
    ));
  return (
    <fieldset className="min-w-0 border-b border-line py-5">
      <legend className="float-start mb-1.5 w-full text-14 font-semibold">{filter.title}</legend>
      <div className="clear-both">
        {filter.kind === 'colour' ? (
          <ColourFilter filter={filter} set={set} onToggle={onToggle} />
        ) : (
          choices(shown)
        )}
        {filter.kind === 'choice' && rest.length > 0 && (
          <details open={rest.some(({ id }) => set.includes(id))} className="group">
            <summary className="link inline-block py-2 text-14 group-open:hidden">
              {t('catalog.show-more-options', { count: rest.length })}
            </summary>
            {choices(rest)}
          </details>
        )}
      </div>
    </fieldset>
  );
}
