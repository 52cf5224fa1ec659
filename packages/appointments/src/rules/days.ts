import { countryOf, dateIn, type CountryCode } from '@lunette/country-config';

const DAY_MS = 86_400_000;
/** After this hour nobody is offered a time of the same day (APPT-03). */
const LAST_HOUR = 21;
/** So many days are offered. */
export const DAYS_OFFERED = 7;

/** Hour and minute of a moment in a country, as minutes since midnight. */
export function minutesIn(country: CountryCode, moment: Date): number {
  const [hour = 0, minute = 0] = timeIn(country, moment).split(':').map(Number);
  return hour * 60 + minute;
}

/** The time of day of a moment in a country: `17:30`. */
export function timeIn(country: CountryCode, moment: Date): string {
  const { timeZone } = countryOf(country);
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** The first day that is offered: today, or tomorrow when the hour is after 21 or today is to be skipped. */
export function firstDay(country: CountryCode, now: Date, skipCurrentDate = false): string {
  const isLate = Math.floor(minutesIn(country, now) / 60) > LAST_HOUR;
  return addDays(dateIn(country, now), isLate || skipCurrentDate ? 1 : 0);
}

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days that are offered, from the first one on. */
export function offeredDays(first: string): string[] {
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(first, index));
}

/** The moment at which a country's clocks show a day and a time. */
export function momentOf(country: CountryCode, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // What the clocks show at the first guess tells how far it is off; twice, as a change of clocks may lie between.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) {
    const at = new Date(guess);
    guess += wanted - Date.parse(`${dateIn(country, at)}T${timeIn(country, at)}:00Z`);
  }
  return new Date(guess);
}

/** A time of day out of minutes since midnight: `09:45`. */
export function timeOfMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
