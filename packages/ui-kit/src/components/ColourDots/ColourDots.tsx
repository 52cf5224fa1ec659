import { className as join } from '../../className.ts';
import { swatchBackground } from '../../swatchBackground.ts';

export interface ColourName {
  id: string;
  name: string;
  /** One CSS colour, or two for a gradient. */
  swatch: readonly string[];
}

export interface ColourDotsProps {
  /** Read out before the names: `Colours`. */
  label: string;
  colours: readonly ColourName[];
  /** The id of the colour in the picture. */
  current?: string;
  /** More than these are summed up as `+3`. */
  max?: number;
  className?: string;
}

/** The colours of a model as small dots on a card: to see, not to press. */
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
