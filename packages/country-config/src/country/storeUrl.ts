import { COUNTRY_CODES, countryOf, DEFAULT_COUNTRY, type CountryCode, type Language } from './country.ts';
import { countryOfHost, type Visitor } from './visitor.ts';

/** A page in another store or language, for head tags and sitemaps. */
export interface AlternateUrl {
  hrefLang: string;
  url: string;
}

/**
 * The one address of a page in a country and language, from its path: on the country's own domain or, if the stores
 * differ only by parameters of the address (development), on the given origin.
 */
export function storeUrl(path: string, { country, language }: Visitor, origin: string): string {
  const { domain, defaultLanguage } = countryOf(country);
  const own = countryOfHost(new URL(origin).host) !== null;
  // Without the dot, a path that starts with two slashes would name another host.
  const address = new URL(`.${path}`, own ? `https://${domain}` : origin);
  address.searchParams.delete('country');
  address.searchParams.delete('language');
  if (!own && country !== DEFAULT_COUNTRY) address.searchParams.set('country', country);
  if (language !== defaultLanguage) address.searchParams.set('language', language);
  // Filters write a list with commas; links use the same address.
  return address.href.replaceAll('%2C', ',');
}

/**
 * The address with which a shopper chooses a store and its language, or is redirected to it. It contains both, so that
 * they override an earlier choice and the browser's language.
 */
export function storeChoice({ country, language }: Visitor, origin: string, path = '/'): string {
  const address = new URL(storeUrl(path, { country, language }, origin));
  if (countryOfHost(address.host) === null) address.searchParams.set('country', country);
  address.searchParams.set('language', language);
  return address.href;
}

/** A page in every store and language, and the default for all other visitors (`x-default`). */
export function alternateUrls(path: string, origin: string): AlternateUrl[] {
  const stores = COUNTRY_CODES.flatMap((country: CountryCode) =>
    countryOf(country).localeList.map(({ language, hrefLang }: { language: Language; hrefLang: string }) => ({
      hrefLang,
      url: storeUrl(path, { country, language }, origin),
    })),
  );
  const fallback = { country: DEFAULT_COUNTRY, language: countryOf(DEFAULT_COUNTRY).defaultLanguage };
  return [...stores, { hrefLang: 'x-default', url: storeUrl(path, fallback, origin) }];
}
