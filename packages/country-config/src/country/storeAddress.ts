import { COUNTRY_CODES, countryOf, DEFAULT_COUNTRY, type CountryCode, type Language } from './country.ts';
import { countryOfHost, type Visitor } from './visitor.ts';

/** A page in another store or language, as head tags and sitemaps name it. */
export interface AlternateAddress {
  hrefLang: string;
  url: string;
}

/**
 * The one address of a page, named by its path from the root, in a country and language: on the country's own domain,
 * or, where the stores differ by an address's parameters only (development), on the origin that is given.
 */
export function storeAddress(path: string, { country, language }: Visitor, origin: string): string {
  const { domain, defaultLanguage } = countryOf(country);
  const own = countryOfHost(new URL(origin).host) !== null;
  // Of a path that begins with two slashes an address would be read as that of another host.
  const address = new URL(`.${path}`, own ? `https://${domain}` : origin);
  address.searchParams.delete('country');
  address.searchParams.delete('language');
  if (!own && country !== DEFAULT_COUNTRY) address.searchParams.set('country', country);
  if (language !== defaultLanguage) address.searchParams.set('language', language);
  // A list in a filter is written with commas: that is the address under which the page is linked.
  return address.href.replaceAll('%2C', ',');
}

/**
 * The address with which a shopper chooses a store and its language, or is led to a page of theirs: it says both, so
 * that neither an earlier choice nor the browser's language speaks against it.
 */
export function storeChoice({ country, language }: Visitor, origin: string, path = '/'): string {
  const address = new URL(storeAddress(path, { country, language }, origin));
  if (countryOfHost(address.host) === null) address.searchParams.set('country', country);
  address.searchParams.set('language', language);
  return address.href;
}

/** A page in every store and language, and the one for everybody else (`x-default`). */
export function alternateAddresses(path: string, origin: string): AlternateAddress[] {
  const stores = COUNTRY_CODES.flatMap((country: CountryCode) =>
    countryOf(country).localeList.map(({ language, hrefLang }: { language: Language; hrefLang: string }) => ({
      hrefLang,
      url: storeAddress(path, { country, language }, origin),
    })),
  );
  const fallback = { country: DEFAULT_COUNTRY, language: countryOf(DEFAULT_COUNTRY).defaultLanguage };
  return [...stores, { hrefLang: 'x-default', url: storeAddress(path, fallback, origin) }];
}
