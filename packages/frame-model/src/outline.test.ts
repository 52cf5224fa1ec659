import { assert, constantFrom, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, crossingAt, lensOutline, outlineNormals, signedArea } from './outline.ts';
import { SHAPES, type ShapeName } from './shape.ts';

const figures = record({
  shape: constantFrom(...(Object.keys(SHAPES) as ShapeName[])),
  lensWidth: double({ min: 38, max: 64, noNaN: true }),
  lensHeight: double({ min: 24, max: 54, noNaN: true }),
  softness: double({ min: 0.7, max: 1.5, noNaN: true }),
  flare: double({ min: 0, max: 0.05, noNaN: true }),
  sweep: double({ min: 0, max: 0.08, noNaN: true }),
});

test('every outline is exactly as wide and as high as its box, about the box centre', () => {
  assert(
    property(figures, (given) => {
      const [left, bottom, right, top] = bounds(lensOutline(given));
      expect(right - left).toBeGreaterThan(given.lensWidth - 0.1);
      expect(right - left).toBeLessThanOrEqual(given.lensWidth + 1e-6);
      expect(top - bottom).toBeGreaterThan(given.lensHeight - 0.1);
      expect(top - bottom).toBeLessThanOrEqual(given.lensHeight + 1e-6);
      expect(Math.abs(left + right)).toBeLessThan(0.1);
    }),
    { numRuns: 30 },
  );
});

test('outlines are counter-clockwise and enclose most of their box, and their normals point outwards', () => {
  assert(
    property(figures, (given) => {
      const outline = lensOutline(given);
      const area = signedArea(outline) / 2;
      expect(area).toBeGreaterThan(given.lensWidth * given.lensHeight * 0.6);
      const outward = outlineNormals(outline).filter(
        (normal, i) => normal[0] * outline[i]![0] + normal[1] * outline[i]![1] > 0,
      );
      expect(outward.length).toBeGreaterThan(outline.length * 0.98);
    }),
    { numRuns: 30 },
  );
});

test('a crossing is on the requested side, and above the lens there is none', () => {
  const outline = lensOutline({
    shape: 'round',
    lensWidth: 48,
    lensHeight: 48,
    softness: 1,
    flare: 0,
    sweep: 0,
  });
  expect(crossingAt(outline, 0, 1)).toBeCloseTo(24, 1);
  expect(crossingAt(outline, 0, -1)).toBeCloseTo(-24, 1);
  expect(crossingAt(outline, 30, 1)).toBeUndefined();
});
