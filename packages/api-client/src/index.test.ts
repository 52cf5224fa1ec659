import { expect, test } from 'vitest';
import * as door from './index.ts';
import { paths } from './paths.ts';

test('the door shows these names and no others', () => {
  expect(Object.keys(door).sort()).toMatchSnapshot();
});

test('the fixed addresses are those of the specification', () => {
  expect(
    Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path('a b', 'c d')])),
  ).toMatchSnapshot();
});
