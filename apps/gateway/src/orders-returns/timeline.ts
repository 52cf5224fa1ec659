import type { ItemStatus, OrderItem } from '@lunette/orders-returns/contract';
import { statusGroup } from '@lunette/orders-returns/rules';
import { dateIn, type CountryCode } from '@lunette/country-config';

/** The steps of an item from the order to the delivery. */
const WAY: readonly ItemStatus[] = [
  'placed',
  'confirmed',
  'lenses_cut',
  'quality_check',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
];
const OF_LENSES: readonly ItemStatus[] = ['lenses_cut', 'quality_check'];
/** Where an item stands on that way that is not on it itself. */
const AS_AFTER: Partial<Record<ItemStatus, ItemStatus>> = {
  waiting_for_power: 'placed',
  delivery_failed: 'shipped',
};
/** Where an order can still be cancelled free of charge, and for how long after it was placed. */
const CANCELLABLE: readonly ItemStatus[] = ['placed', 'waiting_for_power', 'confirmed'];
const CANCELLABLE_HOURS = 20;
const DAY = 86_400_000;

interface Progress {
  history: { status: ItemStatus; at: Date }[];
  /** Whether lenses are made for it. */
  hasLenses: boolean;
}

/**
 * The steps of an item that are still to come, each with its day: they are spread over the days between the last
 * step and the day on which it is expected, none of them before today. A late item has no days. The days of an item that
 * waits for its power are those that hold if it comes today.
 */
export function expectedStatuses(
  { history, hasLenses }: Progress,
  expectedOn: string,
  country: CountryCode,
  now = Date.now(),
): OrderItem['expectedStatuses'] {
  const last = history.at(-1);
  const today = dateIn(country, new Date(now));
  const stands = last && (AS_AFTER[last.status] ?? last.status);
  const way = WAY.filter((status) => hasLenses || !OF_LENSES.includes(status));
  if (!last || !stands || !way.includes(stands)) return [];
  const isWaiting = last.status === 'waiting_for_power';
  const from = isWaiting ? today : dateIn(country, last.at);
  const arrives = isWaiting ? later(expectedOn, dateIn(country, last.at), today) : expectedOn;
  if (arrives < today) return [];
  const toCome = way.slice(way.indexOf(stands) + 1);
  const days = (Date.parse(arrives) - Date.parse(from)) / DAY;
  return toCome.map((status, index) => {
    const after = Math.max(1, Math.round(((index + 1) * days) / Math.max(1, toCome.length - 1)));
    const day = dayAfter(from, after);
    const date = status === 'delivered' ? arrives : earlier(day < today ? today : day, arrives);
    return { status, group: statusGroup(status), date };
  });
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** A day, moved on by what has passed since another one. */
function later(day: string, since: string, today: string): string {
  return dayAfter(day, Math.max(0, (Date.parse(today) - Date.parse(since)) / DAY));
}

function earlier(day: string, other: string): string {
  return day < other ? day : other;
}

/** Until when an order can be cancelled free of charge; null when that is over or it was never placed. */
export function cancellableUntil(placedAt: Date | null, items: Progress[], now = Date.now()): string | null {
  if (!placedAt) return null;
  const until = placedAt.getTime() + CANCELLABLE_HOURS * 3_600_000;
  const untouched = items.every(({ history }) => history.every(({ status }) => CANCELLABLE.includes(status)));
  return untouched && until > now ? new Date(until).toISOString() : null;
}
