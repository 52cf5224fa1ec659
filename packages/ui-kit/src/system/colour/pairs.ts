/** The text colours that screens use on each background; text needs a contrast of 4.5. */
export const WORDS = [
  ['ink', ['canvas', 'surface', 'sunk']],
  ['ink-soft', ['canvas', 'surface', 'sunk']],
  ['accent', ['canvas', 'surface', 'sunk']],
  ['accent-strong', ['canvas', 'surface', 'sunk', 'accent-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['sale', ['canvas', 'surface', 'sale-soft']],
  ['good', ['canvas', 'surface', 'sunk', 'good-soft']],
  ['warn', ['canvas', 'surface', 'warn-soft']],
  ['gold', ['canvas', 'surface', 'gold-soft']],
  ['on-ink', ['ink']],
  ['on-band', ['band']],
] as const;

/** The colours of control edges on each background; edges need a contrast of 3. */
export const EDGES = [['line-strong', ['canvas', 'surface', 'sunk']]] as const;

/** A colour on a background, with the contrast that it needs. */
export interface Pair {
  over: string;
  ground: string;
  least: number;
}

/** Every pair of a colour and a background, with the contrast that it must reach. */
export const PAIRS: Pair[] = [...listed(WORDS, 4.5), ...listed(EDGES, 3)];

function listed(table: readonly (readonly [string, readonly string[]])[], least: number): Pair[] {
  return table.flatMap(([over, grounds]) => grounds.map((ground) => ({ over, ground, least })));
}
