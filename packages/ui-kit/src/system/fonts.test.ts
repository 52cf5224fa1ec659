import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const size = (name: string) => statSync(new URL(`../fonts/${name}.woff2`, import.meta.url)).size;
const css = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8');

test('the typefaces of a first load in English or in Arabic weigh at most 80 kB', () => {
  const text = size('instrument-sans-latin') + size('instrument-sans-latin-ext');
  const name = size('bricolage-name');
  expect(text + size('bricolage-display') + name).toBeLessThan(80_000);
  expect(text + size('readex-pro-arabic') + name).toBeLessThan(80_000);
});

test('every font file is used and has `font-display: swap`', () => {
  const files = readdirSync(new URL('../fonts', import.meta.url)).filter((name) => name.endsWith('.woff2'));
  expect(files.filter((name) => !css.includes(`../fonts/${name}`))).toEqual([]);
  expect(css.match(/font-display: swap/g)).toHaveLength(files.length);
});
