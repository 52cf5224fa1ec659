import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes `src/fonts` from the npm font packages. The display typeface is cut to one optical size, one weight and Latin
 * letters (20 kB instead of 77); the text typefaces are copied unchanged. The letters of the shop's name are in a file
 * of their own, because they have their own weight and Arabic pages need no other Latin display letters. Run it by hand
 * after an update: `node scripts/cutFonts.js`.
 */
const require = createRequire(import.meta.url);
const source = (name) => require.resolve(`@fontsource-variable/${name}`);
const target = (name) => new URL(`../src/fonts/${name}.woff2`, import.meta.url);
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

const bricolage = readFileSync(
  source('bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'),
);
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‑–—‘’“”„…•‹›€™−`;
const cutDisplay = (text, wght) =>
  subsetFont(bricolage, text, { targetFormat: 'woff2', variationAxes: { opsz: 60, wght } });
writeFileSync(target('bricolage-display'), await cutDisplay(letters, 560));
writeFileSync(target('bricolage-name'), await cutDisplay('Lunette', 640));
copyFileSync(
  source('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  target('instrument-sans-latin'),
);
copyFileSync(
  source('instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
  target('instrument-sans-latin-ext'),
);
copyFileSync(source('readex-pro/files/readex-pro-arabic-wght-normal.woff2'), target('readex-pro-arabic'));
