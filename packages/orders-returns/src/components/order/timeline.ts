import type { ItemStatus, OrderItem } from '../../contract/order.ts';

/** One step of an item's way: when it was reached, or when it will be. */
export interface TimelineStep {
  status: ItemStatus;
  state: 'done' | 'now' | 'next';
  /** The moment (ISO 8601) at which it was reached. */
  at: string | null;
  /** The day, `YYYY-MM-DD`, on which it will be. */
  date: string | null;
}

const WITH_LENSES: ItemStatus[] = ['placed', 'confirmed', 'lenses_cut', 'shipped', 'delivered'];
const WITHOUT_LENSES: ItemStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

/** The five steps of an item in order; a cancelled item ends where it was cancelled. */
export function timelineOf({ statusHistory, expectedStatuses, ...item }: OrderItem): TimelineStep[] {
  const reachedAt = new Map(statusHistory.map(({ status, at }) => [status, at]));
  const expectedOn = new Map(expectedStatuses.map(({ status, date }) => [status, date]));
  const way = item.package ? WITH_LENSES : WITHOUT_LENSES;
  const steps = reachedAt.has('cancelled')
    ? [...way.filter((status) => reachedAt.has(status)), 'cancelled' as const]
    : way;
  const last = steps.findLastIndex((status) => reachedAt.has(status));
  return steps.map((status, index) => ({
    status,
    state: index > last ? 'next' : index === last && index < steps.length - 1 ? 'now' : 'done',
    at: reachedAt.get(status) ?? null,
    date: index > last ? (expectedOn.get(status) ?? null) : null,
  }));
}

/** The day on which the last of an order's items arrives; null when nothing is on its way. */
export function arrivalOf(items: readonly OrderItem[]): string | null {
  const days = items.flatMap(({ nextStatus }) =>
    nextStatus?.status === 'delivered' ? [nextStatus.date] : [],
  );
  return days.sort().at(-1) ?? null;
}
