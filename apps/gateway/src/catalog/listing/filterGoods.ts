import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { counterOf, intersect, union, type BitSet, type Counted } from './bitSet.ts';
import type { ListingIndex } from './listingIndex.ts';

/** What is set, by filter: the ids of its options. */
export type Selection = Partial<Record<FilterId, readonly string[]>>;

export interface Filtered {
  goods: BitSet;
  selection: Selection;
  /** How many models are left. */
  models: number;
  /** For each option of a shelf, in its order, what the other filters leave of it. */
  counts: Record<FilterId, Counted[]>;
  /** How many models there are without what is set of a filter. */
  modelsWithout: Record<FilterId, number>;
}

/**
 * Filters the goods of a shelf and counts the options of each filter. Its own choice does not narrow a filter's counts,
 * so that one sees what a further choice would add. Options that the goods do not have are dropped from what was asked.
 */
export function filterGoods({ facets, goods, options }: ListingIndex, asked: Selection): Filtered {
  const size = facets.styleOf.length;
  const selection: Selection = {};
  const masks = new Map<FilterId, BitSet>();
  for (const filter of FILTER_IDS) {
    const wanted = asked[filter] ?? [];
    const chosen = wanted.flatMap((option) => options[filter].find(({ id }) => id === option) ?? []);
    if (chosen.length === 0) continue;
    selection[filter] = chosen.map(({ id }) => id);
    masks.set(
      filter,
      union(
        size,
        chosen.map(({ bits }) => bits),
      ),
    );
  }
  const leftBut = (except: FilterId | null) =>
    [...masks].reduce((left, [filter, mask]) => (filter === except ? left : intersect(left, mask)), goods);
  const count = counterOf(facets);
  const left = leftBut(null);
  const byFilter = FILTER_IDS.map((filter) => {
    const others = masks.has(filter) ? leftBut(filter) : left;
    return { filter, others, counts: options[filter].map(({ bits }) => count(others, bits)) };
  });
  const { models } = count(left, left);
  return {
    ...{ goods: left, selection, models },
    counts: Object.fromEntries(byFilter.map(({ filter, counts }) => [filter, counts])) as Filtered['counts'],
    modelsWithout: Object.fromEntries(
      byFilter.map(({ filter, others }) => [filter, others === left ? models : count(others, others).models]),
    ) as Filtered['modelsWithout'],
  };
}
