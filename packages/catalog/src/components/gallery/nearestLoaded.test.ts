import { expect, test } from 'vitest';
import { nearestLoaded } from './nearestLoaded.ts';

test('PDP-11 the nearest loaded picture is found in both directions, also past the front', () => {
  const loaded = [true, false, false, false, true, false];
  expect([0, 1, 2, 3, 4, 5].map((at) => nearestLoaded(loaded, at))).toEqual([0, 0, 4, 4, 4, 0]);
  expect(nearestLoaded([false, false], 1)).toBeNull();
});
