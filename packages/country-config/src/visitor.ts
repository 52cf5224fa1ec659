import {
  asCountryCode,
  COUNTRY_CODES,
  countryOf,
  DEFAULT_COUNTRY,
  speaks,
  type CountryCode,
  type Language,
} from './country.ts';

/** What a request says about where its visitor wants to shop. */
export interface VisitorSigns {
  host: string;
  /** `?country=` and `?language=` of the address. */
  countryParam?: string | null;
  languageParam?: string | null;
  /** The choices kept in cookies. */
  countryCookie?: string | null;
  languageCookie?: string | null;
}

export interface Visitor {
  country: CountryCode;
  language: Language;
}

/**
 * The store a visitor gets. A country's own domain decides; on any other host (development) the address, then the
 * cookie, then India. The language is the asked one when the country keeps it, else the country's default.
 */
export function resolveVisitor(signs: VisitorSigns): Visitor {
  const host = signs.host.split(':')[0] ?? '';
  const byHost = COUNTRY_CODES.find((code) => {
    const { domain } = countryOf(code);
    return host === domain || host.endsWith(`.${domain}`);
  });
  const country =
    byHost ?? asCountryCode(signs.countryParam) ?? asCountryCode(signs.countryCookie) ?? DEFAULT_COUNTRY;
  const asked = [signs.languageParam, signs.languageCookie].find(
    (language) => language && speaks(country, language),
  );
  return { country, language: (asked as Language | undefined) ?? countryOf(country).defaultLanguage };
}
