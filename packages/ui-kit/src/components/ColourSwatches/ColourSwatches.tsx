import { useId, type ElementType } from 'react';
import { className as join } from '../../className.ts';
import { swatchBackground } from '../../swatchBackground.ts';
import type { ColourName } from '../ColourDots/ColourDots.tsx';

/** Props of `ColourSwatches`. */
export interface ColourSwatchesProps {
  /** The question: `Colour`. */
  label: string;
  colours: readonly (ColourName & { url?: string })[];
  /** The chosen ids: one, or several with `multiple`. */
  chosen: readonly string[];
  /** Called with the id of the pressed swatch. */
  onChoose?: (id: string) => void;
  multiple?: boolean;
  /** A link component: each swatch then links to the page of its colour and gets `to={url}`. */
  link?: ElementType;
  className?: string;
}

/** Colours to choose from, 44 px each, with their names for screen readers. */
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
