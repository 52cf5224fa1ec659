import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flipSign, formatSignedNumber, readSignedNumber, stepNumber } from './signedNumber.ts';

const quarters = fc.integer({ min: -80, max: 80 }).map((steps) => steps / 4);
const SPHERE = { min: -20, max: 20, step: 0.25, start: 0 };

describe('powers', () => {
  test('the sign is always shown, with a true minus, and 0 has none', () => {
    expect([-2.25, 0.5, 0, null].map((value) => formatSignedNumber(value))).toEqual([
      '−2.25',
      '+0.50',
      '0.00',
      '',
    ]);
    expect(formatSignedNumber(31, 'plain', 1)).toBe('31.0');
  });

  test('a formatted power is read back as the same power', () => {
    fc.assert(
      fc.property(quarters, (power) => {
        expect(readSignedNumber(formatSignedNumber(power))).toBe(power);
      }),
    );
  });

  test('Arabic digits, a comma and any dash are understood', () => {
    expect(readSignedNumber('+١٫٧٥')).toBe(1.75);
    expect(readSignedNumber('-0,5')).toBe(-0.5);
    expect(readSignedNumber('– 2.25')).toBe(-2.25);
    expect(readSignedNumber('۲.۵')).toBe(2.5);
  });

  test('a sign may follow the number, as Arabic is typed', () => {
    expect(readSignedNumber('٢٫٢٥-')).toBe(-2.25);
    expect(readSignedNumber('\u061c2.25−')).toBe(-2.25);
  });

  test('the sign of a typed text can be changed, and changed back', () => {
    expect(flipSign('2.25')).toBe('−2.25');
    expect(flipSign('−2.25')).toBe('+2.25');
    expect(flipSign('+2.25')).toBe('−2.25');
    expect(flipSign('')).toBe('−');
  });

  test('a text that is not a number is not a power', () => {
    expect(['', '-', 'plano', '1.2.3', '2 25 x'].map(readSignedNumber)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('a step up and a step down cancel each other inside the range', () => {
    const inner = fc.integer({ min: -79, max: 79 }).map((steps) => steps / 4);
    fc.assert(
      fc.property(inner, (power) => {
        expect(stepNumber(stepNumber(power, 1, SPHERE), -1, SPHERE)).toBe(power);
      }),
    );
  });

  test('steps stay on the grid and inside the range', () => {
    expect(stepNumber(-2.1, 1, SPHERE)).toBe(-2);
    expect(stepNumber(-2.1, -1, SPHERE)).toBe(-2.25);
    expect(stepNumber(20, 1, SPHERE)).toBe(20);
    expect(stepNumber(null, 1, { ...SPHERE, start: 1 })).toBe(1);
  });
});
