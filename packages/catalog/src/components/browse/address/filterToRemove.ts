import type { Category } from '../../../contract/index.ts';

export interface FilterToRemove {
  filterId: string;
  /** The set choice, or the filter where several of it are set. */
  title: string;
  /** How many models there are without it. */
  count: number;
}

/** The filter whose removal brings back most models; null where no single filter is to blame. */
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
