import { intlLocale, type CountryCode, type Language } from '@lunette/country-config';

const DAY = 86_400_000;

/** A date `YYYY-MM-DD` in short: `Thu 26 Nov`. */
export function shortDay(date: string, language: Language, country: CountryCode): string {
  return inWords(date, { weekday: 'short', day: 'numeric', month: 'short' }, language, country);
}

/** The day of the week of a date: `Thursday`. */
export function weekday(date: string, language: Language, country: CountryCode): string {
  return inWords(date, { weekday: 'long' }, language, country);
}

function inWords(
  date: string,
  words: Intl.DateTimeFormatOptions,
  language: Language,
  country: CountryCode,
): string {
  const format = new Intl.DateTimeFormat(intlLocale(language, country), { ...words, timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The number of days from one date to another. */
export function daysUntil(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY);
}
