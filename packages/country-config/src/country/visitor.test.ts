import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTRY_CODES, countryOf } from './country.ts';
import { storeUrl } from './storeUrl.ts';
import { resolveVisitor } from './visitor.ts';

const PATHS = ['/', '/eyeglasses?page=2', '/product/alder-100101', '/search?q=round', '/customer/account/'];
const BROWSERS = {
  'an Arabic browser': { acceptLanguage: 'ar-AE,ar;q=0.9,en;q=0.5' },
  'an English browser': { acceptLanguage: 'en-GB,en;q=0.8' },
  'a browser that says nothing': {},
};
const DEVELOPMENT = 'http://localhost:3000';

const arabicIn = (country: string) => (country === 'AE' || country === 'SA' ? 'ar' : 'en');

describe.each(COUNTRY_CODES)('the store of %s', (country) => {
  const { domain, localeList, defaultLanguage } = countryOf(country);

  test.each(PATHS)(
    "CTRY-01 the country's own domain decides on %s, whatever address and cookie say",
    (path) => {
      for (const host of [domain, `www.${domain}`, `m.${domain}:443`, domain.toUpperCase()])
        for (const other of COUNTRY_CODES) {
          const { searchParams } = new URL(path, DEVELOPMENT);
          searchParams.set('country', other);
          const signs = { host, countryParam: searchParams.get('country'), countryCookie: other };
          expect(resolveVisitor(signs).country).toBe(country);
        }
    },
  );

  test.each(PATHS)('CTRY-01 in development address, then cookie decide the country on %s', (path) => {
    const url = new URL(storeUrl(path, { country, language: defaultLanguage }, DEVELOPMENT));
    const countryParam = url.searchParams.get('country');
    for (const countryCookie of [null, country])
      expect(resolveVisitor({ host: url.host, countryParam, countryCookie }).country).toBe(country);
    expect(resolveVisitor({ host: url.host, countryParam: country, countryCookie: 'US' }).country).toBe(
      country,
    );
    expect(resolveVisitor({ host: url.host, countryCookie: country }).country).toBe(country);
  });

  test.each(Object.entries(BROWSERS))("CTRY-03 %s gets a language of the country's store", (name, signs) => {
    const wanted = name.includes('Arabic') ? arabicIn(country) : 'en';
    expect(resolveVisitor({ host: domain, ...signs }).language).toBe(wanted);
    for (const { language } of localeList) {
      expect(resolveVisitor({ host: domain, ...signs, languageCookie: language }).language).toBe(language);
      expect(resolveVisitor({ host: domain, ...signs, languageParam: language }).language).toBe(language);
    }
  });

  test.each(PATHS)('a crawler on %s gets what its address says, and is not redirected', (path) => {
    for (const { language } of localeList) {
      const address = new URL(storeUrl(path, { country, language }, `https://${domain}`));
      const visitor = resolveVisitor({
        host: address.host,
        languageParam: address.searchParams.get('language'),
        countryCookie: 'US',
        languageCookie: 'ar',
        acceptLanguage: 'ar',
        isCrawler: true,
      });
      expect(visitor).toEqual({ country, language });
      expect(storeUrl(path, visitor, address.origin)).toBe(address.href);
    }
  });
});

test('the languages of a browser are used in order of preference', () => {
  const languageOf = (acceptLanguage: string) =>
    resolveVisitor({ host: 'lunette.ae', acceptLanguage }).language;
  expect(languageOf('en;q=0.4, ar;q=0.9')).toBe('ar');
  expect(languageOf('fr, en;q=0.3, ar;q=0')).toBe('en');
  expect(languageOf('*')).toBe('en');
});

test('the choice of a store accepts any header without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (acceptLanguage, host) => {
      const { country, language } = resolveVisitor({ host, acceptLanguage, countryParam: host });
      expect(countryOf(country).localeList.map((entry) => entry.language)).toContain(language);
    }),
  );
});
