import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnStep, readPower, writePower } from './power.ts';

test('RX-08 a power is read as opticians write it: signs, commas, plano, degrees, Arabic figures', () => {
  expect(readPower('-2.25')).toBe(-2.25);
  expect(readPower('−2,25')).toBe(-2.25);
  expect(readPower(' + 0.50 ')).toBe(0.5);
  expect(readPower('.75')).toBe(0.75);
  expect(readPower('Plano')).toBe(0);
  expect(readPower('PL')).toBe(0);
  expect(readPower('90°')).toBe(90);
  expect(readPower('31.5 mm')).toBe(31.5);
  expect(readPower('\u200e-٢٫٢٥')).toBe(-2.25);
  expect(readPower('٢٫٢٥-')).toBe(-2.25);
  expect(readPower('2.25−')).toBe(-2.25);
  expect(readPower('1.50+')).toBe(1.5);
});

test('RX-08 a text that is not a number is not read as one', () => {
  for (const text of ['', '-', 'abc', '1.2.3', '--1', '1e3', 'Infinity', 'NaN', '0x10', '2 25x', '😀'])
    expect(readPower(text), text).toBeNull();
});

test('RX-08 a power is written with its sign and two decimals, and is read as the same value again', () => {
  expect(writePower(-2.25)).toBe('-2.25');
  expect(writePower(0.5)).toBe('+0.50');
  expect(writePower(-0)).toBe('0.00');
  fc.assert(
    fc.property(fc.integer({ min: -80, max: 80 }), (steps) => {
      expect(readPower(writePower(steps / 4))).toBe(steps / 4 + 0);
    }),
  );
});

test('RX-08 powers have steps of a quarter; 0.12 and 2.30 are not on a step', () => {
  expect([0, 0.25, -2.75, 12].every((value) => isOnStep(value, 0.25))).toBe(true);
  expect([0.12, -0.12, 2.3, 1.37].some((value) => isOnStep(value, 0.25))).toBe(false);
});
