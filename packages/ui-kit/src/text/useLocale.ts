import {
  directionOf,
  formatDate,
  formatMoney,
  formatTime,
  intlLocale,
  type CountryCode,
  type CurrencyCode,
  type Language,
} from '@lunette/country-config';
import { useTextContext } from './useTextContext.ts';

/** The language and country of the page, with their formatters. */
export interface Locale {
  language: Language;
  country: CountryCode;
  direction: 'ltr' | 'rtl';
  /** `₹3,200`, isolated so that it keeps its order inside an Arabic sentence. Outside of a sentence use `<Price>`. */
  money: (amount: { value: number; currencyCode?: CurrencyCode | undefined }) => string;
  /** `2026-11-26` as `Thursday, 26 November`. */
  date: (date: string) => string;
  /** `17:30` as people say it, `5:30 PM` in the United States. */
  time: (time: string) => string;
  /** A number with separators, always in Latin digits. */
  number: (figure: number) => string;
  /** Words as a list in a sentence: `Alder, Tern and Linden`. */
  list: (words: Iterable<string>) => string;
}

const known = new Map<string, Locale>();

/** The language, country and direction of the page, with its formatters of money, dates, numbers and lists. */
export function useLocale(): Locale {
  const { language, country } = useTextContext();
  const name = intlLocale(language, country);
  const locale = known.get(name) ?? localeOf(language, country);
  // A page shows dozens of prices, and making a formatter takes longer than rendering a price.
  known.set(name, locale);
  return locale;
}

function localeOf(language: Language, country: CountryCode): Locale {
  const direction = directionOf(language);
  const name = intlLocale(language, country);
  const figures = new Intl.NumberFormat(name);
  return {
    language,
    country,
    direction,
    money: (amount) =>
      direction === 'rtl' ? `\u2066${formatMoney(amount, country)}\u2069` : formatMoney(amount, country),
    date: (date) => formatDate(date, language, country),
    time: (time) => formatTime(time, language, country),
    number: (figure) => figures.format(figure),
    list: (words) => new Intl.ListFormat(name).format(words),
  };
}
