import { timeOfMinutes } from './days.ts';

/** The length of a store visit, in minutes. */
export const STORE_MINUTES = 30;
/** The length of a home visit, in minutes. */
export const HOME_MINUTES = 40;

/** The parts of a day in which visits are offered, with their hours (APPT-03). */
export const DAY_PARTS = [
  { id: 'morning', label: '9 AM-12 PM', from: 9, to: 12 },
  { id: 'midday', label: '12-3 PM', from: 12, to: 15 },
  { id: 'afternoon', label: '3-6 PM', from: 15, to: 18 },
  { id: 'evening', label: '6-9 PM', from: 18, to: 21 },
] as const;

/** The id of a part of the day. */
export type DayPart = (typeof DAY_PARTS)[number]['id'];

/** The part of the day that contains a time; an earlier or later time belongs to the nearest part. */
export function dayPartOf(time: string): DayPart {
  const hour = Number(time.slice(0, 2));
  return DAY_PARTS.find(({ to }) => hour < to)?.id ?? 'evening';
}

/** The start times of visits in a store that is open between two times, in minutes since midnight. */
export function storeTimes(opens: number, closes: number): string[] {
  const count = Math.max(0, Math.floor((closes - opens) / STORE_MINUTES));
  return Array.from({ length: count }, (_, index) => timeOfMinutes(opens + index * STORE_MINUTES));
}

/** The start times of home visits; the time between two of them includes the travel to the next home. */
export const HOME_TIMES = [
  '09:00',
  '09:45',
  '10:30',
  '11:15',
  '12:00',
  '12:45',
  '13:30',
  '14:15',
  '17:30',
  '18:15',
  '19:00',
  '19:45',
];

/**
 * How long before its start an appointment can still be moved or cancelled, in milliseconds: two hours before a home
 * visit the optician may be on the way.
 */
const NOTICE_MS = { vision: 0, order: 0, home: 2 * 3_600_000 };

/** Until when an appointment can be moved or cancelled; null if that time is over. */
export function changeableUntil(
  { kind, status, startsAt }: { kind: keyof typeof NOTICE_MS; status: string; startsAt: Date },
  now: Date,
): Date | null {
  const until = new Date(startsAt.getTime() - NOTICE_MS[kind]);
  return status === 'booked' && until > now ? until : null;
}

const REMIND_BEFORE_MS = 24 * 3_600_000;

/** When a shopper is reminded: a day before; null if that time is over, as for a visit that was booked for today. */
export function reminderAt(startsAt: Date, now: Date): Date | null {
  const at = new Date(startsAt.getTime() - REMIND_BEFORE_MS);
  return at > now ? at : null;
}
