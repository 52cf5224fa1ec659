import { expect, test } from 'vitest';
import { inchesOf } from './distance.ts';

test('a length is given in inches with one decimal', () => {
  expect([inchesOf(132), inchesOf(25.4), inchesOf(139)]).toEqual([5.2, 1, 5.5]);
});
