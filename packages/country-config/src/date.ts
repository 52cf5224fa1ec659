import type { CountryCode, Language } from './country.ts';
import { countryOf } from './country.ts';
import { intlLocale } from './money.ts';

/** A moment as a date of the country, `YYYY-MM-DD`. */
export function dateIn(country: CountryCode, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: countryOf(country).timeZone }).format(moment);
}

/** A date `YYYY-MM-DD` in words: `Thursday, 26 November`. */
export function formatDate(date: string, language: Language, country: CountryCode): string {
  return new Intl.DateTimeFormat(intlLocale(language, country), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
