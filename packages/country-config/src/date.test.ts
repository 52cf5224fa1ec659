import { expect, test } from 'vitest';
import { COUNTRY_CODES } from './country/country.ts';
import { dateIn, formatDate, formatDeviceTime, formatMoment, formatTime } from './date.ts';

test("CTRY-11 a date is written YYYY-MM-DD, in the country's time zone", () => {
  const moment = new Date('2026-11-30T20:30:00Z');
  expect(COUNTRY_CODES.map((country) => dateIn(country, moment))).toEqual([
    '2026-12-01',
    '2026-12-01',
    '2026-12-01',
    '2026-11-30',
    '2026-11-30',
  ]);
});

test("a date in words is in the shopper's language, with Latin figures", () => {
  expect(formatDate('2026-11-26', 'en', 'IN')).toMatch(/^Thursday,? 26 November$/);
  expect(formatDate('2026-11-26', 'ar', 'AE')).toMatch(/26 نوفمبر/);
});

test('a time is in the twelve-hour format in Arabic and in the United States', () => {
  const told = (time: string) => [
    formatTime(time, 'en', 'IN'),
    formatTime(time, 'en', 'US'),
    formatTime(time, 'ar', 'AE'),
  ];
  expect(told('09:00')).toEqual(['09:00', '9 AM', '9 صباحاً']);
  expect(told('12:30')).toEqual(['12:30', '12:30 PM', '12:30 ظهراً']);
  expect(told('22:05')).toEqual(['22:05', '10:05 PM', '10:05 مساءً']);
  expect(told('00:15')[1]).toBe('12:15 AM');
});

test('a moment is shown by 24 hours on the clock of the device, in every country', () => {
  const at = new Date(2026, 10, 14, 22, 5).toISOString();
  expect(formatDeviceTime(at, 'en', 'IN')).toBe('22:05');
  expect(formatDeviceTime(at, 'en', 'US')).toBe('22:05');
});

test("a moment is in the country's time zone, with year and hour on request", () => {
  const at = '2026-11-14T12:50:00Z';
  expect(formatMoment(at, 'en', 'IN')).toBe('14 Nov');
  expect(formatMoment(at, 'en', 'IN', { withYear: true, withHour: true })).toBe('14 Nov 2026, 18:20');
  expect(formatMoment(at, 'en', 'US', { withHour: true })).toBe('Nov 14, 7:50 AM');
  expect(formatMoment(at, 'ar', 'AE', { withHour: true })).toBe('14 نوفمبر، 4:50 مساءً');
  expect(formatMoment('2026-11-14', 'en', 'US', { withYear: true })).toBe('Nov 14, 2026');
});

test('a moment can be in the time zone of another country, in the form of the page', () => {
  const at = '2026-11-14T02:50:00Z';
  expect(formatMoment(at, 'en', 'IN', { zoneOf: 'US' })).toBe('13 Nov');
  expect(formatMoment(at, 'en', 'IN', { withHour: true, zoneOf: 'US' })).toBe('13 Nov, 21:50');
  expect(formatMoment('2026-11-14', 'en', 'IN', { zoneOf: 'US' })).toBe('14 Nov');
});
