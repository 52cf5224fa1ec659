const DAY_MS = 86_400_000;
/** After this hour nobody is offered a time of the same day (APPT-03). */
const LAST_HOUR = 21;
/** So many days are offered. */
export const DAYS_OFFERED = 7;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a time zone show: `2026-11-26, 17:30`. Making a formatter costs a hundred times what using one does. */
function clockOf(timeZone: string, moment: Date): string {
  const clock =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
  formatters.set(timeZone, clock);
  return clock.format(moment);
}

/** Hour and minute of a moment in a time zone, as minutes since midnight. */
export function minutesIn(timeZone: string, moment: Date): number {
  const [hour = 0, minute = 0] = timeIn(timeZone, moment).split(':').map(Number);
  return hour * 60 + minute;
}

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, moment: Date): string {
  return clockOf(timeZone, moment).slice(0, 10);
}

/** The time of day of a moment in a time zone: `17:30`. */
export function timeIn(timeZone: string, moment: Date): string {
  return clockOf(timeZone, moment).slice(-5);
}

/** The first day that is offered: today, or tomorrow when the hour is after 21 or today is to be skipped. */
export function firstDay(timeZone: string, now: Date, skipCurrentDate = false): string {
  const isLate = Math.floor(minutesIn(timeZone, now) / 60) > LAST_HOUR;
  return addDays(dayIn(timeZone, now), isLate || skipCurrentDate ? 1 : 0);
}

/** A date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The days that are offered, from the first one on. */
export function offeredDays(first: string): string[] {
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(first, index));
}

/** The moment at which the clocks of a time zone show a day and a time. */
export function momentOf(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // What the clocks show at the first guess tells how far it is off; twice, as a change of clocks may lie between.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) {
    const at = new Date(guess);
    guess += wanted - Date.parse(`${dayIn(timeZone, at)}T${timeIn(timeZone, at)}:00Z`);
  }
  return new Date(guess);
}

/** A time of day out of minutes since midnight: `09:45`. */
export function timeOfMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
