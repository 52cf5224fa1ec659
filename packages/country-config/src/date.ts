import type { CountryCode, Language } from './country.ts';
import { countryOf } from './country.ts';
import { intlLocale } from './money.ts';

/** A moment as a date of the country, `YYYY-MM-DD`. */
export function dateIn(country: CountryCode, moment: Date): string {
  return formatter('en-CA', { timeZone: countryOf(country).timeZone }).format(moment);
}

/** A date `YYYY-MM-DD` in words: `Thursday, 26 November`. */
export function formatDate(date: string, language: Language, country: CountryCode): string {
  const inWords = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return formatter(intlLocale(language, country), inWords).format(new Date(`${date}T00:00:00Z`));
}

const kept = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times what using one does. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.timeZone ?? ''}${options.weekday ?? ''}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  kept.set(key, made);
  return made;
}
