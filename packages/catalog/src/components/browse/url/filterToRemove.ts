import type { Category } from '../../../contract/index.ts';

/** The filter that an empty listing suggests to remove. */
export interface FilterToRemove {
  filterId: string;
  /** The title of the set choice, or of the filter if several of its choices are set. */
  title: string;
  /** The number of models without it. */
  count: number;
}

/** The filter whose removal brings back the most models; null if no single filter brings any back. */
export function filterToRemove(
  filters: Category['filters'],
  setOf: (filterId: string) => string[],
): FilterToRemove | null {
  const ways = filters.flatMap(({ id, title, modelCount: count = 0, options }) => {
    const set = setOf(id);
    if (set.length === 0 || count === 0) return [];
    const only = set.length === 1 ? options.find((option) => option.id === set[0]) : undefined;
    return [{ filterId: id, title: only?.displayTitle ?? title, count }];
  });
  return ways.sort((one, other) => other.count - one.count)[0] ?? null;
}
