import { assert, constantFrom, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameModel, scaleModel } from './model.ts';
import { boxing, fitFor, sizeLabel, type SizeLabel } from './size.ts';

const ORDER: SizeLabel[] = ['Extra narrow', 'Narrow', 'Medium', 'Wide', 'Extra wide'];

describe('the size tag', () => {
  test.each([
    [118, 'Extra narrow'],
    [126, 'Narrow'],
    [132, 'Medium'],
    [138, 'Medium'],
    [141, 'Wide'],
    [148, 'Extra wide'],
  ] as const)('a frame of %i mm is %s', (width, label) => {
    expect(sizeLabel(width)).toBe(label);
  });

  test('a wider frame never has a smaller size tag', () => {
    assert(
      property(
        double({ min: 90, max: 180, noNaN: true }),
        double({ min: 0, max: 40, noNaN: true }),
        (width, more) => {
          expect(ORDER.indexOf(sizeLabel(width + more))).toBeGreaterThanOrEqual(
            ORDER.indexOf(sizeLabel(width)),
          );
        },
      ),
    );
  });
});

test('boxing notation is lens, box, bridge, dash, temple in whole millimetres', () => {
  expect(boxing({ lensWidth: 47.2, bridge: 20.6, temple: 145 })).toBe('47□21–145');
});

describe('the fit of a frame on a face', () => {
  test.each([
    [134, 132, 'your-size'],
    [134, 138, 'your-size'],
    [134, 141, 'a-little-wide'],
    [134, 143, 'too-wide'],
    [140, 133, 'a-little-narrow'],
    [146, 132, 'too-narrow'],
  ] as const)('a face of %i mm in a frame of %i mm is %s', (face, frame, fit) => {
    expect(fitFor(face, frame)).toBe(fit);
  });

  test('depends only on the difference, and a frame as wide as the face always fits', () => {
    assert(
      property(
        integer({ min: 100, max: 170 }),
        integer({ min: -30, max: 30 }),
        integer({ min: -20, max: 20 }),
        (face, by, shift) => {
          expect(fitFor(face + shift, face + by + shift)).toBe(fitFor(face, face + by));
          expect(fitFor(face, face)).toBe('your-size');
        },
      ),
    );
  });
});

test('scaling a model there and back restores its figures', () => {
  const model = frameModel({ shape: 'panto', lensWidth: 47, lensHeight: 43, bridge: 21, frameWidth: 132 });
  assert(
    property(
      constantFrom('lensWidth', 'bridge', 'frameWidth', 'rimThickness', 'temple'),
      double({ min: 0.8, max: 1.25, noNaN: true }),
      (figure, factor) => {
        expect(scaleModel(model, factor)[figure]).toBeCloseTo(model[figure] * factor, 9);
        expect(scaleModel(scaleModel(model, factor), 1 / factor)[figure]).toBeCloseTo(model[figure], 9);
        expect(scaleModel(model, factor).hingeHeight).toBe(model.hingeHeight);
      },
    ),
  );
});
