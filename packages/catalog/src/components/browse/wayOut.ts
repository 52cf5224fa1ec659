import type { Category } from '../../contract/index.ts';

/** Filters of which a card has exactly one value, so that the counts of their options add up; sizes share a card. */
const EXCLUSIVE = new Set(['frame_shape', 'frame_colour', 'price', 'material', 'rim', 'brand']);

export interface WayOut {
  filterId: string;
  /** The set choice, or the filter where several of it are set. */
  title: string;
  /** How many goods there are without it. */
  count: number;
}

/**
 * The filter whose removal brings back most goods. Its own options count as if it were not set, so their sum is what
 * would be there; null where no single filter is to blame.
 */
export function wayOut(filters: Category['filters'], setOf: (filterId: string) => string[]): WayOut | null {
  const ways = filters.flatMap(({ id, title, options }) => {
    const set = setOf(id);
    if (set.length === 0 || !EXCLUSIVE.has(id)) return [];
    const count = options.reduce((sum, option) => sum + option.count, 0);
    const only = set.length === 1 ? options.find((option) => option.id === set[0]) : undefined;
    return count > 0 ? [{ filterId: id, title: only?.displayTitle ?? title, count }] : [];
  });
  return ways.sort((one, other) => other.count - one.count)[0] ?? null;
}
