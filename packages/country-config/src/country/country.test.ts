import { expect, test } from 'vitest';
import {
  asCountryCode,
  commaOf,
  COUNTRY_CODES,
  countryName,
  countryOf,
  DEFAULT_COUNTRY,
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
  expect(DEFAULT_COUNTRY).toBe('IN');
  const { defaultLanguage, defaultLocale } = countryOf(DEFAULT_COUNTRY);
  expect([defaultLanguage, defaultLocale]).toEqual(['en', 'en_in']);
  expect(resolveVisitor({ host: 'localhost:3000' })).toEqual({ country: 'IN', language: 'en' });
});

test('a country code is read in upper or lower case, and any other text gives null', () => {
  expect(asCountryCode(' ae ')).toBe('AE');
  for (const text of ['', 'xx', 'india', '../', null, undefined]) expect(asCountryCode(text)).toBeNull();
});

test.each(COUNTRY_CODES)(
  'CTRY-04 the configuration of %s has all fields, and they are consistent',
  (code) => {
    const country = countryOf(code);
    expect(Object.keys(country)).toEqual(
      expect.arrayContaining([
        'defaultLocale',
        'defaultLanguage',
        'countryCode',
        'countryName',
        'phoneCode',
        'minMobileLength',
        'maxMobileLength',
        'mobileRegex',
        'isPinCodeHide',
        'storeHomeTrial',
        'cookieDomain',
        'domain',
        'hrefLang',
        'localeList',
        'trendingSearches',
        'allowedTrafficSourceCountries',
        'analyticsIds',
      ]),
    );
    expect(country.localeList[0]).toEqual({
      language: country.defaultLanguage,
      locale: country.defaultLocale,
      hrefLang: country.hrefLang,
    });
    expect(country.phoneCode).toMatch(/^\+[0-9]{1,3}$/);
    expect(country.cookieDomain).toBe(`.${country.domain}`);
    expect(country.allowedTrafficSourceCountries).toContain(code);
    const { desktop, mobile } = country.trendingSearches;
    expect(desktop.length).toBeGreaterThan(mobile.length);
    for (const { name, url } of [...desktop, ...mobile]) {
      expect(url).toMatch(/^\//);
      for (const { language } of country.localeList) expect(name[language]).not.toBe('');
    }
  },
);

test('CTRY-01 each country has its name in both languages', () => {
  expect(countryName('AE', 'en')).toBe('United Arab Emirates');
  expect(countryName('AE', 'ar')).toBe('الإمارات العربية المتحدة');
  for (const code of COUNTRY_CODES) expect(countryName(code, 'ar')).toMatch(/^[\u0600-\u06ff ]+$/);
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

test('Arabic is written from right to left, with a comma of its own', () => {
  expect([directionOf('en'), directionOf('ar')]).toEqual(['ltr', 'rtl']);
  expect([commaOf('en'), commaOf('ar')]).toEqual([', ', '، ']);
});
