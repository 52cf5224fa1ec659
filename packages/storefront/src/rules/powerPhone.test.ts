import { expect, test } from 'vitest';
import { powerPhone, powerPhoneFault } from './powerPhone.ts';

test.each([
  ['9822041377', null],
  ['09822041377', null],
  ['98220 41377', null],
  ['7000000000', null],
  ['8000000000', null],
  ['6822041377', 'invalid'],
  ['982204137', 'invalid'],
  ['98220413770', 'invalid'],
  ['+919822041377', 'invalid'],
  ['98220x1377', 'invalid'],
  ['', 'invalid'],
])('FOOT-02 a number is an optional leading 0, then 7, 8 or 9, then nine digits: %s', (typed, fault) => {
  expect(powerPhoneFault(typed)).toBe(fault);
});

test('the leading zero is not part of the number', () => {
  expect([powerPhone('09822041377'), powerPhone('٩٨٢٢٠٤١٣٧٧')]).toEqual(['9822041377', '9822041377']);
});
