import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  changeableUntil,
  reminderAt,
  DAY_PARTS,
  dayIn,
  dayPartOf,
  firstDay,
  leadsToHomeVisit,
  momentOf,
  offeredDays,
  storeTimes,
  timeIn,
} from './index.ts';

describe('the days of a store', () => {
  test.each([
    ['2026-11-22T15:29:00Z', '2026-11-22'],
    ['2026-11-22T16:29:00Z', '2026-11-22'],
    ['2026-11-22T16:30:00Z', '2026-11-23'],
    ['2026-11-22T18:29:00Z', '2026-11-23'],
    ['2026-11-22T18:31:00Z', '2026-11-23'],
  ])('APPT-03 at %s the first day in India is %s: the next day if the hour is after 21', (now, day) => {
    expect(firstDay('Asia/Kolkata', new Date(now))).toBe(day);
  });

  test('APPT-01 the current date is skipped on request', () => {
    expect(firstDay('Asia/Singapore', new Date('2026-11-22T02:00:00Z'), true)).toBe('2026-11-23');
  });

  test('seven days are offered, also across the end of a month', () => {
    const days = offeredDays('2026-02-26');
    expect([days.length, days[0], days[3], days.at(-1)]).toEqual([
      7,
      '2026-02-26',
      '2026-03-01',
      '2026-03-04',
    ]);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  test("a time is in the store's own time zone, also on the day of a clock change", () => {
    const zones = COUNTRY_CODES.map((country) => countryOf(country).timeZone);
    for (const zone of [...zones, 'America/Chicago', 'America/Los_Angeles', 'Australia/Lord_Howe'])
      for (const date of ['2026-03-08', '2026-07-01', '2026-11-01', '2026-11-24'])
        for (const time of ['00:00', '09:00', '17:30']) {
          const moment = momentOf(zone, date, time);
          expect([dayIn(zone, moment), timeIn(zone, moment)]).toEqual([date, time]);
        }
    expect(momentOf('Asia/Kolkata', '2026-11-24', '17:30').toISOString()).toBe('2026-11-24T12:00:00.000Z');
  });
});

describe('the times of a day', () => {
  test('APPT-03 nearby stores offer 9 AM-12 PM, 12-3 PM, 3-6 PM and 6-9 PM, and each time is in one of them', () => {
    expect(DAY_PARTS.map(({ label }) => label)).toEqual(['9 AM-12 PM', '12-3 PM', '3-6 PM', '6-9 PM']);
    const parts = ['09:00', '11:59', '12:00', '15:00', '18:00', '21:30'].map(dayPartOf);
    expect(parts).toEqual(['morning', 'morning', 'midday', 'afternoon', 'evening', 'evening']);
  });

  test('APPT-01 visits to a store start every thirty minutes and end before it closes', () => {
    expect(storeTimes(600, 720)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(storeTimes(600, 715).at(-1)).toBe('11:00');
    expect(storeTimes(600, 600)).toEqual([]);
  });

  test('a home visit can be moved until two hours before it starts, a store visit until it starts', () => {
    const startsAt = new Date('2026-11-24T12:00:00Z');
    const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
    const home = { kind: 'home', status: 'booked', startsAt } as const;
    expect(changeableUntil(home, at('09:59'))).toEqual(at('10:00'));
    expect(changeableUntil(home, at('10:00'))).toBeNull();
    expect(changeableUntil({ ...home, kind: 'vision' }, at('11:59'))).toEqual(startsAt);
    expect(changeableUntil({ ...home, status: 'cancelled' }, at('08:00'))).toBeNull();
  });

  test('a shopper is reminded a day before, unless it is less than a day until the visit', () => {
    const startsAt = new Date('2026-11-24T12:00:00Z');
    expect(reminderAt(startsAt, new Date('2026-11-23T11:59:00Z'))).toEqual(new Date('2026-11-23T12:00:00Z'));
    expect(reminderAt(startsAt, new Date('2026-11-23T12:00:00Z'))).toBeNull();
  });
});

test.each([
  '/home-try-on-program-pune',
  '/Home-Try-On-Program-delhi.html',
  '/home-eye-check-up',
  '/home-eye-checkup.html',
  '/home-eye-check-up/mumbai',
  '/eyetest',
])('ROUTE-06 %s leads to the home eye check-up', (path) => {
  expect(leadsToHomeVisit(path)).toBe(true);
});

test.each(['/hto', '/eyetests', '/eyeglasses', '/home', '/promo/home-eye-check-up'])(
  'ROUTE-06 %s does not lead there',
  (path) => {
    expect(leadsToHomeVisit(path)).toBe(false);
  },
);
