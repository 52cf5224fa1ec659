import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnusualDistance, pupillaryDistance } from './pupillaryDistance.ts';

test('RX-08 two numbers, one for each eye, are a dual distance, and one number from 40 mm on is the distance of both eyes', () => {
  expect(pupillaryDistance(31, 31.5)).toEqual({ kind: 'dual', right: 31, left: 31.5, total: 62.5 });
  expect(pupillaryDistance(63, null)).toEqual({ kind: 'single', total: 63 });
  expect(pupillaryDistance(null, 63)).toEqual({ kind: 'single', total: 63 });
  expect(pupillaryDistance(63, 63)).toEqual({ kind: 'single', total: 63 });
  expect(pupillaryDistance(42, 42)).toEqual({ kind: 'single', total: 42 });
});

test('RX-08 the distance of only one eye, or two distances that contradict each other, give no distance', () => {
  expect(pupillaryDistance(31, null)).toBeNull();
  expect(pupillaryDistance(null, null)).toBeNull();
  expect(pupillaryDistance(62, 64)).toBeNull();
  expect(pupillaryDistance(31, 63)).toBeNull();
});

test('RX-08 a distance outside 54 to 74 mm, or a very uneven one, gives a warning', () => {
  const unusual = (right: number, left: number | null) => {
    const distance = pupillaryDistance(right, left);
    return distance && isUnusualDistance(distance);
  };
  expect(unusual(62, null)).toBe(false);
  expect(unusual(53, null)).toBe(true);
  expect(unusual(75, null)).toBe(true);
  expect(unusual(31, 31.5)).toBe(false);
  expect(unusual(28, 34)).toBe(true);
});

test('RX-08 the two halves of a dual distance add up to the whole', () => {
  const half = fc.integer({ min: 40, max: 79 }).map((steps) => steps / 2);
  fc.assert(
    fc.property(half, half, (right, left) => {
      expect(pupillaryDistance(right, left)?.total).toBe(right + left);
    }),
  );
});
