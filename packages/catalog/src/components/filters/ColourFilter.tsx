import type { CSSProperties } from 'react';
import { useText } from '../../text.ts';
import type { FilterGroupProps } from './FilterGroup.tsx';

/** The colours of a filter as round checkboxes, six in a row; each is labelled with its name and the number of models. */
export function ColourFilter({ filter, set, onToggle }: FilterGroupProps) {
  const t = useText();
  return (
    <div className="grid max-w-[300px] grid-cols-6 gap-1.5 py-1.5 desk:max-w-[272px]">
      {filter.options.map(({ id, displayTitle, count: cards, modelCount: count = cards, swatch = [] }) => {
        const off = count === 0 && !set.includes(id);
        const goods = off ? t('catalog.none-left') : String(count);
        const name = t('catalog.option-count', { title: displayTitle, goods });
        return (
          <input
            key={id}
            type="checkbox"
            className="swatch not-checked:[box-shadow:inset_0_0_0_1px_rgb(0_0_0/.2)] disabled:cursor-not-allowed disabled:opacity-25 desk:size-9"
            style={{ '--c': colour(swatch) } as CSSProperties}
            name={filter.id}
            value={id}
            checked={set.includes(id)}
            disabled={off}
            onChange={() => onToggle(id)}
            aria-label={name}
            title={name}
          />
        );
      })}
    </div>
  );
}

function colour([first = 'transparent', second]: readonly string[]): string {
  return second ? `linear-gradient(160deg, ${first} 25%, ${second} 85%)` : first;
}
