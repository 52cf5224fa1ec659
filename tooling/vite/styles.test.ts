import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STOREFRONT = join(import.meta.dirname, '../../packages/storefront/src');

test('each module of the storefront that shows a feature outside of app.css imports features.css', () => {
  const [, left] =
    /\{(.+?)\}\/src/.exec(
      readFileSync(join(STOREFRONT, 'styles/app.css'), 'utf8').replace(/.*stories.*/, ''),
    ) ?? [];
  const feature = new RegExp(`from '@lunette/(${left?.replaceAll(',', '|')})'`);
  const showing = readdirSync(STOREFRONT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(join(STOREFRONT, name), 'utf8') }))
    .filter(({ text }) => feature.test(text.replace(/^import type [^;]+;/gm, '')));
  expect(showing.length).toBeGreaterThan(10);
  expect(showing.filter(({ text }) => !text.includes('features.css')).map(({ name }) => name)).toEqual([]);
});
