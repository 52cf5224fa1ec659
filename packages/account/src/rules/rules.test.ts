import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GEOLOCATION_TEXTS, geolocationText } from './geolocation.ts';
import { loyaltyLabel, loyaltyPeriod } from './loyalty.ts';

const textsIn = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../locales/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const [english, arabic] = [textsIn('en'), textsIn('ar')];

describe('membership', () => {
  test("MONEY-05 it starts today and ends after the tier's days; the label is in lower case, or na", () => {
    expect(loyaltyPeriod('2026-11-21', 365)).toEqual({ start: '2026-11-21', end: '2027-11-21' });
    expect(loyaltyPeriod('2028-02-28', 2)).toEqual({ start: '2028-02-28', end: '2028-03-01' });
    expect(loyaltyLabel('Gold')).toBe('gold membership');
    for (const none of [null, undefined, '']) expect(loyaltyLabel(none)).toBe('na');
  });
});

describe('the position of a browser', () => {
  test('ACCT-05 each error has the exact text of the specification, and one in Arabic', () => {
    const said = (fault: { code?: number } | null) => english[geolocationText(fault)];
    expect(said({ code: 1 })).toBe(
      'Error! Location access has earlier been denied, kindly enable it from the browser setting to access the auto detect location.',
    );
    expect(said({ code: 2 })).toBe(
      'Error! Please enable your location services or enter your address or pin-code in search bar.',
    );
    expect(said({ code: 3 })).toBe('Error! The request to get user location timed out.');
    expect(said({ code: 0 })).toBe('Error! An unknown error occurred.');
    expect(said(null)).toBe('Could not determine your location, please try again');
    expect(english[GEOLOCATION_TEXTS.noResult]).toBe('No Result Found..');
    for (const id of Object.values(GEOLOCATION_TEXTS)) expect(arabic[id]).toMatch(/\p{Script=Arabic}/u);
  });
});
