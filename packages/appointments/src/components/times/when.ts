import { intlLocale, type CountryCode, type Language } from '@lunette/country-config';

type Written = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

/** A part of a date `YYYY-MM-DD` in words: its weekday, its number. */
export function partOfDate(date: string, part: Written, language: Language, country: CountryCode): string {
  return new Intl.DateTimeFormat(intlLocale(language, country), { ...part, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The state with which a booking leads to its appointment. */
export const JUST_BOOKED = 'just-booked';

/** Where an appointment can be looked at by who made it. */
export function pathOfVisit(visit: { kind: 'vision' | 'home' | 'order'; appointmentId: string }): string {
  return `${visit.kind === 'home' ? '/hto' : '/test-your-vision'}?visit=${visit.appointmentId}`;
}
