import { expect, test } from 'vitest';
import { fileFaults, mapFaults } from './tarballProblems.ts';

const GOOD = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'];
const inTarball = (files: string[]) => files.map((file) => `package/${file}`);

test('a tarball contains the build and four documents', () => {
  expect(fileFaults(inTarball([...GOOD, 'dist/index.js.map', 'dist/locales/ar.json']))).toEqual([]);
});

test.each(GOOD)('a tarball without %s is reported', (lacking) => {
  expect(fileFaults(inTarball(GOOD.filter((file) => file !== lacking)))).toEqual([`${lacking} is missing`]);
});

test.each([
  'src/index.ts',
  'dist/Cart.test.js',
  'dist/Cart.stories.js',
  'tsconfig.json',
  '.turbo/turbo-build.log',
])('a tarball with %s is told', (file) =>
  expect(fileFaults(inTarball([...GOOD, file]))).toEqual([`${file} does not belong in it`]),
);

test('a source map without the text of its sources is reported', () => {
  const map = { sources: ['../src/a.ts', '../src/b.ts'], sourcesContent: ['a', null] };
  expect(mapFaults('dist/a.js.map', JSON.stringify(map))).toEqual([
    'dist/a.js.map has no text of ../src/b.ts',
  ]);
  expect(mapFaults('dist/a.js.map', JSON.stringify({ ...map, sourcesContent: ['a', 'b'] }))).toEqual([]);
});
