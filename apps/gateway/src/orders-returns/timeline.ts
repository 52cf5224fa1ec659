import type { ItemStatus, OrderItem } from '@lunette/orders-returns/contract';
import { statusGroup } from '@lunette/orders-returns/rules';
import { dateIn, type CountryCode } from '@lunette/country-config';

/** The steps of an item from the order to the delivery. */
const WAY: readonly ItemStatus[] = ['placed', 'confirmed', 'lenses_cut', 'packed', 'shipped', 'delivered'];
/** Where an order can still be cancelled free of charge, and for how long after it was placed. */
const CANCELLABLE: readonly ItemStatus[] = ['placed', 'confirmed'];
const CANCELLABLE_HOURS = 20;
const DAY = 86_400_000;

interface Progress {
  history: { status: ItemStatus; at: Date }[];
  /** Whether lenses are made for it. */
  hasLenses: boolean;
}

/**
 * The steps of an item that are still to come, each with its day: they are spread over the days between the last
 * step and the delivery, none of them before today. A late item has no days.
 */
export function expectedStatuses(
  { history, hasLenses }: Progress,
  deliveryDate: string,
  country: CountryCode,
  now = Date.now(),
): OrderItem['expectedStatuses'] {
  const last = history.at(-1);
  const way = WAY.filter((status) => hasLenses || status !== 'lenses_cut');
  const today = dateIn(country, new Date(now));
  if (!last || !way.includes(last.status) || deliveryDate < today) return [];
  const toCome = way.slice(way.indexOf(last.status) + 1);
  const days = (Date.parse(deliveryDate) - Date.parse(dateIn(country, last.at))) / DAY;
  return toCome.map((status, index) => {
    const group = statusGroup(status);
    if (status === 'delivered') return { status, group, date: deliveryDate };
    const after = Math.max(1, Math.round(((index + 1) * days) / toCome.length));
    const day = dateIn(country, new Date(last.at.getTime() + after * DAY));
    return { status, group, date: earlier(day < today ? today : day, deliveryDate) };
  });
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
