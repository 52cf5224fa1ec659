import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPower } from './power.ts';
import { showPower, writeValue } from './powerText.ts';

test('what is shown is read back as the same quarter of a dioptre', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -80, max: 80 }),
      (quarters) => readPower(showPower(writeValue(quarters / 4, 'dioptre'))) === quarters / 4,
    ),
  );
});

test('the sign of a dioptre is always shown, with a true minus', () => {
  expect([-2.25, 0, 0.5].map((value) => showPower(writeValue(value, 'dioptre')))).toEqual([
    '−2.25',
    '0.00',
    '+0.50',
  ]);
});

test('a degree is whole, a distance has one digit, nothing stays empty', () => {
  expect([writeValue(90, 'degree'), writeValue(31.5, 'millimetre'), writeValue(null, 'dioptre')]).toEqual([
    '90',
    '31.5',
    '',
  ]);
});
