import { countryOf, intlLocale, type CountryCode, type Language } from '@lunette/country-config';

/** A moment as a timeline shows it, in the country's time: `14 Nov`, or with its hour `14 Nov, 18:20`. */
export function formatMoment(at: string, language: Language, country: CountryCode, withHour = false): string {
  return new Intl.DateTimeFormat(intlLocale(language, country), {
    day: 'numeric',
    month: 'short',
    ...(withHour && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone: countryOf(country).timeZone,
  }).format(new Date(at));
}
