import type { ItemStatus, OrderItem } from '@lunette/orders-returns/contract';
import { statusGroup } from '@lunette/orders-returns/rules';
import { dateIn, type CountryCode } from '@lunette/country-config';
import { DAY_MS } from '../../platform/dayMs.ts';

/** The steps of an item from the order to the delivery. */
const STEPS: readonly ItemStatus[] = [
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
/** For a status that is not a step of the timeline: the step after which the item continues. */
const AS_AFTER: Partial<Record<ItemStatus, ItemStatus>> = {
  waiting_for_power: 'placed',
  delivery_failed: 'shipped',
};
const NO_MORE_CANCELLABLE: readonly string[] = ['lenses_cut', 'packed'];

interface Progress {
  history: { status: ItemStatus; at: Date }[];
  /** Whether lenses are made for it. */
  hasLenses: boolean;
}

/**
 * The future steps of an item, each with its day. The days are spread between the last step and the expected day, none
 * before today. A late item has no days. For an item that waits for its power, the days assume that the power is entered
 * today.
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
  const steps = STEPS.filter((status) => hasLenses || !OF_LENSES.includes(status));
  if (!last || !stands || !steps.includes(stands)) return [];
  const isWaiting = last.status === 'waiting_for_power';
  const from = isWaiting ? today : dateIn(country, last.at);
  const arrives = isWaiting ? later(expectedOn, dateIn(country, last.at), today) : expectedOn;
  if (arrives < today) return [];
  const toCome = steps.slice(steps.indexOf(stands) + 1);
  const days = (Date.parse(arrives) - Date.parse(from)) / DAY_MS;
  return toCome.map((status, index) => {
    const after = Math.max(1, Math.round(((index + 1) * days) / Math.max(1, toCome.length - 1)));
    const day = dayAfter(from, after);
    const date = status === 'delivered' ? arrives : earlier(day < today ? today : day, arrives);
    return { status, group: statusGroup(status), date };
  });
}

/** The day that is a number of days after another one (`YYYY-MM-DD`). */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A day, moved later by the days that have passed since another one. */
function later(day: string, since: string, today: string): string {
  return dayAfter(day, Math.max(0, (Date.parse(today) - Date.parse(since)) / DAY_MS));
}

function earlier(day: string, other: string): string {
  return day < other ? day : other;
}

/** The day on which an item is expected to be cut or packed, and can no longer be cancelled; null if it has no such day. */
export function cancellableUntil(expected: OrderItem['expectedStatuses']): string | null {
  return expected.find(({ status }) => NO_MORE_CANCELLABLE.includes(status))?.date ?? null;
}
