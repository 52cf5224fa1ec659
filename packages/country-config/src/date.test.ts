import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country.ts';
import { dateIn, formatDate } from './date.ts';

test('CTRY-11 a date is written YYYY-MM-DD, as the country’s clocks have it', () => {
  const moment = new Date('2026-11-30T20:30:00Z');
  expect(COUNTRY_CODES.map((country) => dateIn(country, moment))).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
  ]);
});

test('a date in words is in the shopper’s language, with Latin figures', () => {
  expect(formatDate('2026-11-26', 'en', 'IN')).toMatch(/^Thursday,? 26 November$/);
  expect(formatDate('2026-11-26', 'ar', 'AE')).toMatch(/26 نوفمبر/);
});
