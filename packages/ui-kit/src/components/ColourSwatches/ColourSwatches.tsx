import { useId, type ElementType } from 'react';
import { className as join } from '../../className.ts';
import { swatchBackground } from '../../swatchBackground.ts';
import type { ColourName } from '../ColourDots/ColourDots.tsx';

export interface ColourSwatchesProps {
  /** The question: `Colour`. */
  label: string;
  colours: readonly (ColourName & { url?: string })[];
  /** The ids that are chosen: one, or several with `multiple`. */
  chosen: readonly string[];
  /** Called with the id that was pressed. */
  onChoose?: (id: string) => void;
  multiple?: boolean;
  /** A link component: each colour then leads to its own page and gets `to={url}`. */
  link?: ElementType;
  className?: string;
}

/** Colours to choose from, 44 px each, named for who cannot see them. */
export function ColourSwatches(props: ColourSwatchesProps) {
  const { label, colours, chosen, onChoose, multiple, link: Link, className } = props;
  const name = useId();
  const role = Link ? 'group' : multiple ? 'group' : 'radiogroup';
  return (
    <div role={role} aria-label={label} className={join('flex flex-wrap gap-2', className)}>
      {colours.map(({ id, name: colour, swatch, url }) => {
        const shared = {
          className: 'swatch',
          style: swatchBackground(swatch),
          'aria-label': colour,
          title: colour,
        };
        if (Link)
          return (
            <Link key={id} to={url} {...shared} aria-current={chosen.includes(id) ? 'true' : undefined} />
          );
        return (
          <input
            key={id}
            {...shared}
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => onChoose?.(id)}
          />
        );
      })}
    </div>
  );
}
