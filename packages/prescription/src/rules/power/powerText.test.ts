import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPower } from './power.ts';
import { showPower, writeValue } from './powerText.ts';

test('a shown power is read as the same quarter of a dioptre again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -80, max: 80 }),
      (quarters) => readPower(showPower(writeValue(quarters / 4, 'dioptre'))) === quarters / 4,
    ),
  );
});

test('dioptres are always shown with their sign, and a minus as U+2212', () => {
  expect([-2.25, 0, 0.5].map((value) => showPower(writeValue(value, 'dioptre')))).toEqual([
    '−2.25',
    '0.00',
    '+0.50',
  ]);
});

test('degrees are whole, distances have one decimal, and an empty value remains empty', () => {
  expect([writeValue(90, 'degree'), writeValue(31.5, 'millimetre'), writeValue(null, 'dioptre')]).toEqual([
    '90',
    '31.5',
    '',
  ]);
});
