import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transpose } from './cylinder.ts';

const quarter = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
const lens = fc.record({
  sph: quarter(-20, 20),
  cyl: quarter(-6, 6).filter((cyl) => cyl !== 0),
  axis: fc.integer({ min: 1, max: 180 }),
});

test('RX-08 a lens is the same in both cylinder notations: -1.00 -0.50 x 180 is -1.50 +0.50 x 90', () => {
  expect(transpose({ sph: -1, cyl: -0.5, axis: 180 })).toEqual({ sph: -1.5, cyl: 0.5, axis: 90 });
  expect(transpose({ sph: 2.25, cyl: 0.75, axis: 20 })).toEqual({ sph: 3, cyl: -0.75, axis: 110 });
});

test('RX-08 transposing twice gives the original lens', () => {
  fc.assert(
    fc.property(lens, (power) => {
      expect(transpose(transpose(power))).toEqual(power);
    }),
  );
});

test('RX-08 transposing keeps the mean power and an axis from 1 to 180', () => {
  fc.assert(
    fc.property(lens, (power) => {
      const other = transpose(power);
      expect(other.sph + other.cyl / 2).toBe(power.sph + power.cyl / 2);
      expect(other.axis).toBeGreaterThanOrEqual(1);
      expect(other.axis).toBeLessThanOrEqual(180);
    }),
  );
});
