import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { cut, eachInBoth, join, type Bits } from './bits.ts';
import type { Facets } from './facets.ts';

/** What is set, by filter: the ids of its options. */
export type Selection = Partial<Record<FilterId, readonly string[]>>;

/** An option with the number of styles among all the goods, and among those that the other filters leave. */
export interface CountedOption {
  id: string;
  all: number;
  left: number;
}

export interface Filtered {
  goods: Bits;
  selection: Selection;
  counts: Record<FilterId, CountedOption[]>;
}

/**
 * Filters goods and counts the options of each filter. Its own choice does not narrow a filter's counts, so that one
 * sees what a further choice would add. Options that the goods do not have are dropped from what was asked.
 */
export function filterGoods(facets: Facets, goods: Bits, asked: Selection): Filtered {
  const size = facets.styleOf.length;
  const selection: Selection = {};
  const masks = new Map<FilterId, Bits>();
  for (const filter of FILTER_IDS) {
    const sets = (asked[filter] ?? []).flatMap((option) => {
      const bits = facets.options[filter].get(option);
      return bits && hasAny(bits, goods) ? [{ option, bits }] : [];
    });
    if (sets.length === 0) continue;
    selection[filter] = sets.map(({ option }) => option);
    masks.set(
      filter,
      join(
        size,
        sets.map(({ bits }) => bits),
      ),
    );
  }
  const leftBut = (except: FilterId | null) =>
    [...masks].reduce((left, [filter, mask]) => (filter === except ? left : cut(left, mask)), goods);
  const counter = styleCounter(facets);
  const left = leftBut(null);
  const counts = FILTER_IDS.map((filter) => {
    const others = masks.has(filter) ? leftBut(filter) : left;
    const options = [...facets.options[filter]].map(([id, bits]) => ({
      id,
      all: counter(goods, bits),
      left: counter(others, bits),
    }));
    return [filter, options.filter(({ all }) => all > 0)];
  });
  return { goods: left, selection, counts: Object.fromEntries(counts) as Filtered['counts'] };
}

function hasAny(a: Bits, b: Bits): boolean {
  return a.some((word, index) => (word & (b[index] ?? 0)) !== 0);
}

/** Counts styles: a product counts once however many of its sizes pass. */
function styleCounter({ styleOf, styles }: Facets): (a: Bits, b: Bits) => number {
  const seenIn = new Int32Array(styles);
  let round = 0;
  return (a, b) => {
    round += 1;
    let count = 0;
    eachInBoth(a, b, (at) => {
      const style = styleOf[at] ?? 0;
      if (seenIn[style] === round) return;
      seenIn[style] = round;
      count += 1;
    });
    return count;
  };
}
