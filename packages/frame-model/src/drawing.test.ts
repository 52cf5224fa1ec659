import { assert, constantFrom, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { collection, modelInSize } from './collection/index.ts';
import { sizeDrawing, sizeDrawingSvg, type Measure } from './drawing.ts';
import { frameModel } from './model.ts';
import { SHAPES, type ShapeName } from './shape.ts';

const numbers = (path: string): number[][] =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((pair) => pair.trim().split(' ').map(Number));

test('dimension lines are exactly as long as what they measure, for any shape', () => {
  assert(
    property(
      constantFrom(...(Object.keys(SHAPES) as ShapeName[])),
      double({ min: 40, max: 60, noNaN: true }),
      double({ min: 26, max: 50, noNaN: true }),
      double({ min: 14, max: 24, noNaN: true }),
      (shape, lensWidth, lensHeight, bridge) => {
        const frameWidth = 2 * lensWidth + bridge + 16;
        const drawing = sizeDrawing(frameModel({ shape, lensWidth, lensHeight, bridge, frameWidth }));
        const lengths: Record<Measure, number> = { frameWidth, lensWidth, bridge, lensHeight };
        for (const { measure, from, to, value } of drawing.dimensions) {
          expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(lengths[measure], 6);
          expect(value).toBe(Math.round(lengths[measure]));
        }
      },
    ),
    { numRuns: 40 },
  );
});

test('lenses have their true width, are a bridge apart, mirrored, and inside the picture', () => {
  for (const product of collection)
    for (const size of product.sizes) {
      const model = modelInSize(product, size);
      const { lenses, viewBox } = sizeDrawing(model);
      const [right, left] = lenses.map(numbers) as [number[][], number[][]];
      const xs = left.map(([x]) => x!);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(model.lensWidth - 0.6);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(model.bridge / 2 - 0.02);
      right.forEach(([x], i) => expect(-x!).toBeCloseTo(xs[i]!, 1));
      expect(Math.max(...xs)).toBeLessThan(viewBox[0] + viewBox[2]);
    }
});

test('the stand-alone SVG contains its label and the four figures', () => {
  const drawing = sizeDrawing(
    frameModel({ shape: 'panto', lensWidth: 47, lensHeight: 43, bridge: 21, frameWidth: 132 }),
  );
  const svg = sizeDrawingSvg(drawing, 'Size of "Alder" <132 mm>');
  expect(svg).toContain('aria-label="Size of &quot;Alder&quot; &lt;132 mm&gt;"');
  for (const value of [132, 47, 21, 43]) expect(svg).toContain(`>${value}</text>`);
});
