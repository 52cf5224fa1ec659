import { expect, test } from 'vitest';
import * as door from './index.ts';

test('the door shows these names and no others', () => {
  expect(Object.keys(door).sort()).toMatchSnapshot();
});
