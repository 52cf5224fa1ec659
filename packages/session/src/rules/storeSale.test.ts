import { expect, test } from 'vitest';
import { saleAmount, saleDays } from './storeSale.ts';

test.each([
  ['4,990.50', 4990.5],
  ['٤٬٩٩٠٫٥', 4990.5],
  [' 1 250 ', 1250],
  ['0.01', 0.01],
  ['10000000', 10_000_000],
  ['10000000.01', null],
  ['12.345', null],
  ['-5', null],
  ['0', null],
  ['', null],
  ['1e3', null],
])('STAFF-03 the amount of %s is %s', (typed, amount) => {
  expect(saleAmount(typed)).toBe(amount);
});

test('STAFF-03 a sale of today and of the 30 days before can be recorded, on the calendar of the country', () => {
  // Half past midnight of the next day in India.
  const now = new Date('2026-11-20T19:00:00Z');
  expect(saleDays('IN', now)).toEqual({ first: '2026-10-22', last: '2026-11-21' });
  expect(saleDays('US', now)).toEqual({ first: '2026-10-21', last: '2026-11-20' });
});
