import { expect, test } from 'vitest';
import { boxesFor, supplyDiscount, supplyPercent } from './lensSupply.ts';

const SUPPLIES = [
  { boxesPerEye: 1, discountPercent: 0 },
  { boxesPerEye: 2, discountPercent: 5 },
  { boxesPerEye: 4, discountPercent: 10 },
];
const boxes = (right?: string, left?: string) => ({ right: { boxes: right }, left: { boxes: left } });

test.each([
  [3, 'daily', 30, 3],
  [12, 'daily', 90, 4],
  [6, 'fortnightly', 6, 2],
  [12, 'monthly', 6, 2],
  [3, 'monthly', 6, 1],
  [3, 'cleaning', 120, null],
  [3, 'daily', null, null],
])('PDP-05 %i months of %s lenses, %s in a box: %s boxes for an eye', (months, usage, packSize, expected) => {
  expect(boxesFor(months, { usage, packSize })).toBe(expected);
});

test('PDP-05 the discount is that of the eye whose boxes last the shortest; an eye without boxes does not count', () => {
  expect(supplyPercent(boxes('4', '4'), SUPPLIES)).toBe(10);
  expect(supplyPercent(boxes('4', '3'), SUPPLIES)).toBe(5);
  expect(supplyPercent(boxes('4', '1'), SUPPLIES)).toBe(0);
  expect(supplyPercent(boxes('4', '0'), SUPPLIES)).toBe(10);
  expect(supplyPercent(boxes(), SUPPLIES)).toBe(0);
  expect(supplyPercent(null, SUPPLIES)).toBe(0);
  expect(supplyPercent(boxes('9', '9'), [])).toBe(0);
});

test('PDP-05 the discount is rounded down to whole minor units', () => {
  expect(supplyDiscount(89_900 * 12, 5)).toBe(53_940);
  expect(supplyDiscount(33, 10)).toBe(3);
});
