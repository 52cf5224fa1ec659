import type { ItemStatus, OrderItem } from '@lunette/orders-returns/contract';
import { dateIn, type CountryCode } from '@lunette/country-config';

/** The way of an item from the order to the door. */
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

/** What happens next to an item, and on which day: the steps are spread over the days until it arrives. */
export function nextStatus(
  { history, hasLenses }: Progress,
  deliveryDate: string,
  country: CountryCode,
): OrderItem['nextStatus'] {
  const last = history.at(-1);
  const way = WAY.filter((status) => hasLenses || status !== 'lenses_cut');
  const next = last && way[way.indexOf(last.status) + 1];
  if (!last || !next || !way.includes(last.status)) return null;
  if (next === 'delivered') return { status: next, date: deliveryDate };
  const dayAfter = dateIn(country, new Date(last.at.getTime() + DAY));
  return { status: next, date: dayAfter < deliveryDate ? dayAfter : deliveryDate };
}

/** Until when an order can be cancelled free of charge; null when that is over or it was never placed. */
export function cancellableUntil(placedAt: Date | null, items: Progress[], now = Date.now()): string | null {
  if (!placedAt) return null;
  const until = placedAt.getTime() + CANCELLABLE_HOURS * 3_600_000;
  const untouched = items.every(({ history }) => history.every(({ status }) => CANCELLABLE.includes(status)));
  return untouched && until > now ? new Date(until).toISOString() : null;
}
