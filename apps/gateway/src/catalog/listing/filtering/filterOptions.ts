import type { FilterId } from '@lunette/catalog/contract';
import { FILTER_ATTRIBUTES, type Attribute } from '../../loading/attributes.ts';
import {
  countInBoth,
  emptyBitSet,
  forEachBit,
  forEachInBoth,
  positionsIn,
  setBit,
  union,
  type BitSet,
} from './bitSet.ts';

/** The style and the model of each product, and the model of each style. */
export interface Groups {
  styleOf: Int32Array;
  styles: number;
  modelOf: Int32Array;
  models: number;
  modelOfStyle: Int32Array;
}

/** The goods that have each value of an attribute. */
export type GoodsByValue = ReadonlyMap<string, BitSet>;

/** The number of styles and models of some goods; each counts once, however many of its sizes or colours are among them. */
export interface Counted {
  styles: number;
  models: number;
}

/** An option of a filter with the goods that have it. */
export interface FilterOption {
  id: string;
  goods: BitSet;
  /** The styles that have it, if all goods of each style have it or none. */
  styles: BitSet | null;
  /** The models that have it, if all goods of each model have it or none. */
  models: BitSet | null;
}

/** Goods with their styles and models, each computed at the first use. */
export class GroupedGoods {
  readonly goods: BitSet;
  readonly #groups: Groups;
  #styles: BitSet | undefined;
  #models: BitSet | undefined;

  constructor(groups: Groups, goods: BitSet) {
    this.#groups = groups;
    this.goods = goods;
  }

  get styles(): BitSet {
    const { styleOf, styles } = this.#groups;
    return (this.#styles ??= groupsOf(this.goods, styleOf, styles));
  }

  get models(): BitSet {
    const { modelOfStyle, models } = this.#groups;
    return (this.#models ??= groupsOf(this.styles, modelOfStyle, models));
  }

  count(): Counted {
    return {
      styles: countInBoth(this.styles, this.styles),
      models: countInBoth(this.models, this.models),
    };
  }

  /** Counts the goods that have an option. */
  countWith(option: FilterOption): Counted {
    if (option.styles && option.models)
      return {
        styles: countInBoth(this.styles, option.styles),
        models: countInBoth(this.models, option.models),
      };
    const { styleOf, styles, modelOfStyle, models } = this.#groups;
    const shown = option.styles ?? emptyBitSet(styles);
    if (!option.styles) forEachInBoth(this.goods, option.goods, (at) => setBit(shown, styleOf[at] ?? 0));
    const seen = emptyBitSet(models);
    forEachInBoth(this.styles, shown, (style) => setBit(seen, modelOfStyle[style] ?? 0));
    return { styles: countInBoth(this.styles, shown), models: countInBoth(seen, seen) };
  }
}

function groupsOf(members: BitSet, groupOf: Int32Array, size: number): BitSet {
  const groups = emptyBitSet(size);
  forEachBit(members, (at) => setBit(groups, groupOf[at] ?? 0));
  return groups;
}

/** A filter by an attribute: every filter except the price. */
export type AttributeFilter = Exclude<FilterId, 'price'>;
/** The options of every filter by an attribute. */
export type FilterOptions = Record<AttributeFilter, FilterOption[]>;

/** The options of all filters except the price, in the order in which they first occur among the goods. */
export async function filterOptions(
  groups: Groups,
  attributes: Readonly<Record<Attribute, GoodsByValue>>,
  pause: () => Promise<void>,
): Promise<FilterOptions> {
  const options = {} as FilterOptions;
  for (const [filter, attribute] of Object.entries(FILTER_ATTRIBUTES)) {
    options[filter as AttributeFilter] = optionsOf(groups, attributes, attribute);
    await pause();
  }
  return options;
}

function optionsOf(
  groups: Groups,
  attributes: Readonly<Record<Attribute, GoodsByValue>>,
  attribute: Attribute,
) {
  const { styleOf, styles, modelOf, models } = groups;
  const sets = attributes[attribute];
  const isOfStyle = isConstant(sets, styleOf, styles);
  const isOfModel = isOfStyle && isConstant(sets, modelOf, models);
  const size = styleOf.length;
  const all = attribute === 'gender' ? withUnisex(size, sets) : sets;
  return [...all].map(([id, goods]): FilterOption => {
    const grouped = new GroupedGoods(groups, goods);
    return {
      id,
      goods,
      styles: isOfStyle ? grouped.styles : null,
      models: isOfModel ? grouped.models : null,
    };
  });
}

/** A unisex frame is listed for women and for men. */
function withUnisex(size: number, sets: GoodsByValue): Map<string, BitSet> {
  const unisex = sets.get('unisex');
  if (!unisex) return new Map(sets);
  const shared = ['women', 'men'].map(
    (gender) => [gender, union(size, [unisex, sets.get(gender) ?? unisex])] as const,
  );
  return new Map([
    ...shared,
    ['unisex', unisex],
    ...[...sets].filter(([id]) => !(id === 'women' || id === 'men')),
  ]);
}

/** Whether all products of each group have the same value of an attribute, or none at all. */
function isConstant(sets: GoodsByValue, groupOf: Int32Array, groups: number): boolean {
  const valueOf = new Int32Array(groupOf.length);
  [...sets.values()].forEach((bits, value) => {
    for (const at of positionsIn(bits)) valueOf[at] = value + 1;
  });
  const ofGroup = new Int32Array(groups).fill(-1);
  return groupOf.every((group, at) => {
    if (ofGroup[group] === -1) ofGroup[group] = valueOf[at] ?? 0;
    return ofGroup[group] === valueOf[at];
  });
}
