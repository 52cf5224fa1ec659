import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as entry from './index.ts';

const names = Object.keys(entry).sort();
const components = names.filter((name) => /^[A-Z][a-z]/.test(name));

test('the entry of the package exports these names and no others', () => {
  expect(names).toMatchSnapshot();
});

test('every public component is in a story', () => {
  const folder = new URL('./components/', import.meta.url);
  const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const provided = ['TextProvider'];
  expect(
    components.filter(
      (name) => !provided.includes(name) && !new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories),
    ),
  ).toEqual([]);
});

test('every component folder has a stories file', () => {
  const folder = new URL('./components/', import.meta.url);
  const without = readdirSync(folder).filter(
    (name) => !readdirSync(new URL(`${name}/`, folder)).some((file) => file.endsWith('.stories.tsx')),
  );
  expect(without).toEqual([]);
});
