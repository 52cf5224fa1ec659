import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour/contrast.ts';
import { PAIRS } from './colour/pairs.ts';
import { readColours } from './readTokens.ts';

const colours = readColours(readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8'));

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => {
    const token = colours.find((candidate) => candidate.name === name);
    if (!token) throw new Error(`There is no colour "${name}" in tokens.css.`);
    return token[theme];
  };

  test.each(PAIRS)('$over on $ground has a contrast of $least or more', ({ over, ground, least }) => {
    expect(contrast(colour(over), colour(ground))).toBeGreaterThanOrEqual(least);
  });
});

test('text on the background of goods is readable in both themes', () => {
  expect(contrast('#56544d', '#f3f0ea')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#88857b', '#f3f0ea')).toBeGreaterThanOrEqual(3);
});

test('the background of goods has the same colour in the dark theme, since the renders contain it', () => {
  expect(colours.find(({ name }) => name === 'ground')).toMatchObject({ light: '#f3f0ea', dark: '#f3f0ea' });
});

test('every colour has a comment that says its use', () => {
  expect(colours.filter(({ use }) => use === '')).toEqual([]);
});
