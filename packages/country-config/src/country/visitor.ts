import {
  asCountryCode,
  COUNTRY_CODES,
  countryOf,
  DEFAULT_COUNTRY,
  speaks,
  type CountryCode,
  type Language,
} from './country.ts';

/** The parts of a request that decide the country and language of its visitor. */
export interface VisitorSigns {
  host: string;
  /** `?country=` and `?language=` of the address. */
  countryParam?: string | null;
  languageParam?: string | null;
  /** The visitor's choices that are stored in cookies. */
  countryCookie?: string | null;
  languageCookie?: string | null;
  /** The header with the browser's languages, in order of preference. */
  acceptLanguage?: string | null;
  /** A crawler gets what the address says and nothing else, so that each address has one content. */
  isCrawler?: boolean;
}

/** The country and language of a visitor. */
export interface Visitor {
  country: CountryCode;
  language: Language;
}

/** The country whose own domain a host is; null for any other host, as in development. */
export function countryOfHost(host: string): CountryCode | null {
  const name = host.toLowerCase().split(':')[0] ?? '';
  return (
    COUNTRY_CODES.find((code) => {
      const { domain } = countryOf(code);
      return name === domain || name.endsWith(`.${domain}`);
    }) ?? null
  );
}

/**
 * The store of a visitor. A country's own domain decides; on any other host (development) the address, then the cookie,
 * then India. The language is the first one of address, cookie and browser in which the country's store exists,
 * otherwise the country's default.
 */
export function resolveVisitor(signs: VisitorSigns): Visitor {
  const { host, countryParam, languageParam, isCrawler = false } = signs;
  const country =
    countryOfHost(host) ??
    asCountryCode(countryParam) ??
    (isCrawler ? null : asCountryCode(signs.countryCookie)) ??
    DEFAULT_COUNTRY;
  const wishes = isCrawler
    ? [languageParam]
    : [languageParam, signs.languageCookie, ...languagesOf(signs.acceptLanguage)];
  const language = wishes.find((wish): wish is Language => Boolean(wish) && speaks(country, wish ?? ''));
  return { country, language: language ?? countryOf(country).defaultLanguage };
}

/** The languages of an `accept-language` header without their regions, in order of preference. */
function languagesOf(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}
