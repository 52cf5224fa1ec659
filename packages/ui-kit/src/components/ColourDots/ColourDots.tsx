import { className as join } from '../../className.ts';
import { swatchBackground } from '../../swatchBackground.ts';

/** A colour by its name and swatch. */
export interface ColourName {
  id: string;
  name: string;
  /** One CSS colour, or two for a gradient. */
  swatch: readonly string[];
}

/** Props of `ColourDots`. */
export interface ColourDotsProps {
  /** The text that screen readers read before the names: `Colours`. */
  label: string;
  colours: readonly ColourName[];
  /** The id of the colour in the picture. */
  current?: string;
  /** The largest number of dots; the others are counted as `+3`. */
  max?: number;
  className?: string;
}

/** The colours of a model as small dots on a card. They cannot be pressed. */
export function ColourDots({ label, colours, current, max = 5, className }: ColourDotsProps) {
  const shown = colours.length > max ? colours.slice(0, max - 1) : colours;
  const rest = colours.length - shown.length;
  return (
    <ul className={join('dots', className)} aria-label={label}>
      {shown.map(({ id, name, swatch }) => (
        <li
          key={id}
          className="dot"
          style={swatchBackground(swatch)}
          aria-current={id === current || undefined}
        >
          <span className="sr-only">{name}</span>
        </li>
      ))}
      {rest > 0 && <li className="num text-12 text-ink-soft">+{rest}</li>}
    </ul>
  );
}
