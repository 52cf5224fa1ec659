import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { intersect, union, type BitSet } from './bitSet.ts';
import { GroupedGoods, type Counted } from './filterOptions.ts';
import type { ListingIndex } from './listingIndex.ts';
import type { ProductIndex } from '../../loading/productIndex.ts';

/** The chosen options, by filter. */
export type Selection = Partial<Record<FilterId, readonly string[]>>;

/** The goods that a choice of options leaves, with the counts of all options. */
export interface Filtered {
  goods: BitSet;
  selection: Selection;
  /** The number of models that are left. */
  models: number;
  /** The counts of each option, in the order of the index, with the choices of the other filters. */
  counts: Record<FilterId, Counted[]>;
  /** The number of models without the choice of the filter. */
  modelsWithout: Record<FilterId, number>;
}

/**
 * Filters the goods of an index and counts the options of each filter. The counts of a filter ignore its own choice, so
 * that they show what a further choice would add. Options that the goods do not have are ignored.
 */
export function filterGoods(
  products: ProductIndex,
  { goods, options }: ListingIndex,
  asked: Selection,
): Filtered {
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
        products.size,
        chosen.map((option) => option.goods),
      ),
    );
  }
  const leftWithout = (except: FilterId | null): GroupedGoods => {
    const others = [...masks].flatMap(([filter, mask]) => (filter === except ? [] : [mask]));
    return others.length === 0 ? goods : new GroupedGoods(products, others.reduce(intersect, goods.goods));
  };
  const left = leftWithout(null);
  const byFilter = FILTER_IDS.map((filter) => {
    const others = masks.has(filter) ? leftWithout(filter) : left;
    return { filter, others, counts: options[filter].map((option) => others.countWith(option)) };
  });
  return {
    goods: left.goods,
    selection,
    models: left.count().models,
    counts: Object.fromEntries(byFilter.map(({ filter, counts }) => [filter, counts])) as Filtered['counts'],
    modelsWithout: Object.fromEntries(
      byFilter.map(({ filter, others }) => [filter, others.count().models]),
    ) as Filtered['modelsWithout'],
  };
}
