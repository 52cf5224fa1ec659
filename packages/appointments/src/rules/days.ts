const DAY_MS = 86_400_000;
/** After this hour no time of the same day is offered (APPT-03). */
const LAST_HOUR = 21;
/** The number of days that are offered. */
export const DAYS_OFFERED = 7;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The local date and time of a moment in a time zone: `2026-11-26, 17:30`. Making a formatter takes a hundred times as
 * long as using one.
 */
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

/** The first day that is offered: today, or tomorrow if it is after 21:00 or today is to be skipped. */
export function firstDay(timeZone: string, now: Date, skipCurrentDate = false): string {
  const isLate = Math.floor(minutesIn(timeZone, now) / 60) > LAST_HOUR;
  return addDays(dayIn(timeZone, now), isLate || skipCurrentDate ? 1 : 0);
}

/** The date that is a number of days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The offered days, from the first one on. */
export function offeredDays(first: string): string[] {
  return Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(first, index));
}

/** The moment at which a time zone has this date and time. */
export function momentOf(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // The local time of the first guess gives its error. The loop runs twice, because a clock change may be in between.
  let guess = wanted;
  for (let turn = 0; turn < 2; turn += 1) {
    const at = new Date(guess);
    guess += wanted - Date.parse(`${dayIn(timeZone, at)}T${timeIn(timeZone, at)}:00Z`);
  }
  return new Date(guess);
}

/** A time of day from minutes since midnight: `09:45`. */
export function timeOfMinutes(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
