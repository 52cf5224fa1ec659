import type { CSSProperties } from 'react';

/** The `--c` of a dot or swatch: one colour, or two as a gradient. */
export function swatchBackground(colours: readonly string[]): CSSProperties {
  const [first = 'transparent', second] = colours;
  return { '--c': second ? `linear-gradient(160deg, ${first} 25%, ${second} 85%)` : first } as CSSProperties;
}
