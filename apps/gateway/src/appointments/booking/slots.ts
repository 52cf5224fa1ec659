import type { SlotDay } from '@lunette/appointments/contract';
import {
  addDays,
  dayIn,
  firstDay,
  HOME_TIMES,
  momentOf,
  offeredDays,
  storeTimes,
} from '@lunette/appointments/rules';
import { countryOf, type CountryCode } from '@lunette/country-config';
import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { appointment, type StoredAgent } from '../schema.ts';
import type { StoredStore } from '../../stores/schema.ts';
import { chairsOf } from '../../stores/stores.ts';
import { DAY_MS } from '../../platform/dayMs.ts';

/** The times that can be booked: the time zone, the first day, the times of a day, and the seats (chairs or opticians). */
export interface Offer {
  timeZone: string;
  from: string;
  times: string[];
  seats: string[];
}

/** The visits that a store offers. */
export function offerOfStore(store: StoredStore): Offer {
  const { timeZone, opens, closes } = store;
  return {
    timeZone,
    from: firstDay(timeZone, new Date()),
    times: storeTimes(opens, closes),
    seats: chairsOf(store),
  };
}

/** The visits that opticians offer at home, in the time zone of the nearest one; none today. */
export function offerOfAgents(country: CountryCode, agents: StoredAgent[]): Offer {
  const timeZone = agents[0]?.timeZone ?? countryOf(country).timeZone;
  const from = firstDay(timeZone, new Date(), true);
  const alike = agents.filter((agent) => agent.timeZone === timeZone);
  return { timeZone, from, times: HOME_TIMES, seats: alike.map(({ id }) => id) };
}

/** The days from the first one on with their times. A time that has begun is left out, and a full one is marked as full. */
export async function slotDays(
  db: Queries,
  { timeZone, from, times, seats }: Offer,
  first = from,
  now = new Date(),
): Promise<SlotDay[]> {
  const days = offeredDays(first).map((date) => ({
    date,
    slots: times.map((time) => ({ time, at: momentOf(timeZone, date, time) })),
  }));
  const taken = await takenPlaces(
    db,
    seats,
    days.flatMap(({ slots }) => slots.map(({ at }) => at)),
  );
  return days.map(({ date, slots }) => ({
    date,
    slots: slots
      .filter(({ at }) => at > now)
      .map(({ time, at }) => ({
        time,
        startsAt: at.toISOString(),
        free: Math.max(0, seats.length - (taken.get(at.getTime()) ?? 0)),
      })),
  }));
}

const MOST_DAYS_AHEAD = 60;

/** The later of two days; a wished day that is too far ahead is ignored. */
export function laterOf(first: string, wished = first): string {
  return wished > first && wished < addDays(first, MOST_DAYS_AHEAD) ? wished : first;
}

/** How far ahead an appointment can be booked. */
const AHEAD_MS = 100 * DAY_MS;

/** Whether an offer has a visit that begins at a moment, and that is still to come. */
export function isOffered({ timeZone, from, times }: Offer, at: Date, now = new Date()): boolean {
  if (at <= now || at.getTime() > now.getTime() + AHEAD_MS) return false;
  const date = dayIn(timeZone, at);
  if (date < from) return false;
  return times.some((time) => momentOf(timeZone, date, time).getTime() === at.getTime());
}

async function takenPlaces(db: Queries, seats: string[], moments: Date[]): Promise<Map<number, number>> {
  const [from, to] = [moments[0], moments.at(-1)];
  if (!from || !to || seats.length === 0) return new Map();
  const rows = await db
    .select({ startsAt: appointment.startsAt, taken: count() })
    .from(appointment)
    .where(
      and(
        eq(appointment.status, 'booked'),
        inArray(appointment.seat, seats),
        gte(appointment.startsAt, from),
        lt(appointment.startsAt, new Date(to.getTime() + 1)),
      ),
    )
    .groupBy(appointment.startsAt);
  return new Map(rows.map(({ startsAt, taken }) => [startsAt.getTime(), taken]));
}
