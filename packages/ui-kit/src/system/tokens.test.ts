import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { readColours } from './readTokens.ts';

const colours = readColours(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));

/** The pairs that the screens use: words 4.5 or more, edges of controls 3 or more. */
const WORDS = [
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
const EDGES = [['line-strong', ['canvas', 'surface', 'sunk']]] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => {
    const token = colours.find((candidate) => candidate.name === name);
    if (!token) throw new Error(`There is no colour "${name}" in tokens.css.`);
    return token[theme];
  };

  const pairs = (table: readonly (readonly [string, readonly string[]])[]) =>
    table.flatMap(([over, grounds]) => grounds.map((ground): [string, string] => [over, ground]));

  test.each(pairs(WORDS))('words in %s on %s have a contrast of 4.5 or more', (over, ground) => {
    expect(contrast(colour(over), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(EDGES))('edges in %s on %s have a contrast of 3 or more', (over, ground) => {
    expect(contrast(colour(over), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

test('what is written on the wall behind goods is readable in both themes', () => {
  expect(contrast('#56544d', '#f3f0ea')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#88857b', '#f3f0ea')).toBeGreaterThanOrEqual(3);
});

test('the wall behind goods keeps its colour in the dark, since the renders carry it', () => {
  expect(colours.find(({ name }) => name === 'ground')).toMatchObject({ light: '#f3f0ea', dark: '#f3f0ea' });
});
