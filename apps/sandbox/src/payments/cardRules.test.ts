import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, cardFaults, digitsOf, expiryTyped, grouped, isLuhn } from './cardRules.ts';

const TODAY = new Date(2026, 10, 21);
const GOOD = { number: '4242 4242 4242 4242', expires: '08 / 29', code: '123', name: 'Ananya Rao' };

describe('the entry of a card', () => {
  test('a complete card has no fault, and each missing field has one', () => {
    expect(cardFaults(GOOD, TODAY)).toEqual({});
    expect(cardFaults({ number: '', expires: '', code: '', name: ' ' }, TODAY)).toEqual({
      number: 'number-missing',
      expires: 'expires-missing',
      code: 'code-missing',
      name: 'name-missing',
    });
  });

  test('a number fails if it is too short or its check digit is wrong', () => {
    expect(cardFaults({ ...GOOD, number: '4242 4242' }, TODAY).number).toBe('number-short');
    expect(cardFaults({ ...GOOD, number: '4242 4242 4242 4243' }, TODAY).number).toBe('number-wrong');
  });

  test('a change of any single digit is detected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  test('a card is valid to the end of its last month and not a day longer', () => {
    expect(cardFaults({ ...GOOD, expires: '11 / 26' }, TODAY)).toEqual({});
    expect(cardFaults({ ...GOOD, expires: '10 / 26' }, TODAY).expires).toBe('expires-past');
    expect(cardFaults({ ...GOOD, expires: '13 / 29' }, TODAY).expires).toBe('expires-wrong');
    expect(cardFaults({ ...GOOD, expires: '1' }, TODAY).expires).toBe('expires-wrong');
  });

  test('American Express has 15 digits and a code of four digits', () => {
    const american = { ...GOOD, number: '3782 822463 10005', code: '1234' };
    expect(cardFaults(american, TODAY)).toEqual({});
    expect(cardFaults({ ...american, code: '123' }, TODAY).code).toBe('code-short');
    expect(grouped('378282246310005')).toBe('3782 822463 10005');
  });

  test('the first digits decide the brand', () => {
    expect(['4', '5105', '2221', '37', '6521', '446404'].map(brandOf)).toEqual([
      ...['Visa', 'Mastercard', 'Mastercard', 'American Express', 'RuPay', 'mada'],
    ]);
    expect(brandOf('9')).toBeNull();
  });

  test('typed values are formatted as on the card, also Arabic digits, and formatting is idempotent', () => {
    expect(grouped('٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢')).toBe('4242 4242 4242 4242');
    expect(expiryTyped('829')).toBe('82 / 9');
    expect(expiryTyped('8/')).toBe('08');
    expect(expiryTyped('0829')).toBe('08 / 29');
    fc.assert(fc.property(fc.string(), (text) => void expect(grouped(grouped(text))).toBe(grouped(text))));
    fc.assert(fc.property(fc.string(), (text) => void expect(digitsOf(text, 19)).toMatch(/^\d{0,19}$/)));
  });
});
