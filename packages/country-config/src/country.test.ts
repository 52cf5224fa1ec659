import { expect, test } from 'vitest';
import {
  asCountryCode,
  COUNTRY_CODES,
  countryOf,
  DEFAULT_COUNTRY,
  DEFAULT_LANGUAGE,
  DEFAULT_LOCALE,
  directionOf,
} from './country.ts';
import { resolveVisitor } from './visitor.ts';

test('CTRY-01 the countries are India, Singapore, the UAE, Saudi Arabia and the United States, India first', () => {
  expect(COUNTRY_CODES.map((code) => countryOf(code).countryName)).toEqual([
    'India',
    'Singapore',
    'United Arab Emirates',
    'Saudi Arabia',
    'United States',
  ]);
  expect(DEFAULT_COUNTRY).toBe('IN');
});

test('CTRY-03 the defaults are country IN, language en, locale en_in', () => {
  expect([DEFAULT_COUNTRY, DEFAULT_LANGUAGE, DEFAULT_LOCALE]).toEqual(['IN', 'en', 'en_in']);
  expect(countryOf('IN').defaultLocale).toBe(DEFAULT_LOCALE);
  expect(resolveVisitor({ host: 'localhost:3000' })).toEqual({ country: 'IN', language: 'en' });
});

test('a country code is read in any case, and anything else is nothing', () => {
  expect(asCountryCode(' ae ')).toBe('AE');
  for (const text of ['', 'xx', 'india', '../', null, undefined]) expect(asCountryCode(text)).toBeNull();
});

test.each([
  [
    { host: 'www.lunette.ae', countryParam: 'IN' },
    { country: 'AE', language: 'en' },
  ],
  [
    { host: 'localhost', countryParam: 'sa', languageParam: 'ar' },
    { country: 'SA', language: 'ar' },
  ],
  [
    { host: 'localhost', countryCookie: 'SG', languageCookie: 'ar' },
    { country: 'SG', language: 'en' },
  ],
  [
    { host: 'localhost', countryParam: 'US', countryCookie: 'AE', languageCookie: 'ar' },
    { country: 'US', language: 'en' },
  ],
  [
    { host: 'lunette.in.evil.example', countryParam: 'nonsense' },
    { country: 'IN', language: 'en' },
  ],
])('the visitor of %o is %o', (signs, visitor) => {
  expect(resolveVisitor(signs)).toEqual(visitor);
});

test('Arabic is written from right to left', () => {
  expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl']);
});
