import { expect, test } from 'vitest';
import * as entry from './index.ts';
import { paths } from './page/paths.ts';

test('the entry of the package exports these names and no others', () => {
  expect(Object.keys(entry).sort()).toMatchSnapshot();
});

test('the fixed addresses are those of the specification', () => {
  expect(
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path('a b', 'c d')])),
  ).toMatchSnapshot();
});
