import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Makes `src/fonts` from the fonts of npm: the display face with a fixed optical size, weights 400 to 700 and Latin only
 * (36 kB instead of 77), the text faces as they come. The letters of the shop's name stand alone too,
 * for Arabic pages. Run it by hand after an update: `node scripts/cutFonts.js`.
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
const cut = await subsetFont(bricolage, letters, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 60, wght: { min: 400, max: 700 } },
});
writeFileSync(target('bricolage-display'), cut);
writeFileSync(
  target('bricolage-name'),
  await subsetFont(Buffer.from(cut), 'Lunette', { targetFormat: 'woff2' }),
);
copyFileSync(
  source('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  target('instrument-sans-latin'),
);
copyFileSync(
  source('instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
  target('instrument-sans-latin-ext'),
);
copyFileSync(source('readex-pro/files/readex-pro-arabic-wght-normal.woff2'), target('readex-pro-arabic'));
