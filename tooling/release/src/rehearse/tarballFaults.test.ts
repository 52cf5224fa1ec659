import { expect, test } from 'vitest';
import { fileFaults } from './tarballFaults.ts';

const GOOD = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts'];
const inTarball = (files: string[]) => files.map((file) => `package/${file}`);

test('a tarball holds its build and four papers', () => {
  expect(fileFaults(inTarball([...GOOD, 'dist/index.js.map', 'dist/locales/ar.json']))).toEqual([]);
});

test.each(GOOD)('a tarball without %s is told', (lacking) => {
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
