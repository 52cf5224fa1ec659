import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { priceRangeId } from '@lunette/catalog/rules';
import type { CountryCode } from '@lunette/country-config';
import { memoPerOwner, type Memo } from '../../../platform/memoPerOwner.ts';
import { firstInBoth, intersect, type BitSet } from './bitSet.ts';
import type { Catalogue } from '../../catalogue.ts';
import { GroupedGoods, type Counted, type FilterOption } from './filterOptions.ts';
import { priceBands } from './priceBands.ts';

/** The goods of a listing in a country, with everything that does not depend on the query. */
export interface ListingIndex {
  /** The goods that are sold in the country. */
  goods: GroupedGoods;
  /** The number of cards and of models before any filter. */
  all: Counted;
  /**
   * Sizes are sorted from narrow to wide and prices from low to high; all other options by frequency, the most common
   * first.
   */
  options: Record<FilterId, FilterOption[]>;
}

const SIZES = ['extra-narrow', 'narrow', 'medium', 'wide', 'extra-wide'];

const indexes = memoPerOwner<Catalogue, Memo<BitSet, ListingIndex>>();

/** The index of goods in a country, built once for a version of the catalogue. */
export function listingIndexOf(catalogue: Catalogue, goods: BitSet, country: CountryCode): ListingIndex {
  const ofGoods = indexes(catalogue, 'byGoods', () => memoPerOwner());
  return ofGoods(goods, country, () => buildListingIndex(catalogue, goods, country));
}

function buildListingIndex({ index }: Catalogue, all: BitSet, country: CountryCode): ListingIndex {
  const { sold } = index.countries[country];
  const goods = new GroupedGoods(index, intersect(all, sold));
  const options = FILTER_IDS.map((filter) => {
    const counted = optionsOf(index, filter, country).map((option) => ({
      option,
      models: goods.countWith(option).models,
      first: firstInBoth(option.goods, sold),
    }));
    return [filter, inOrder(filter, counted, country)] as const;
  });
  return { goods, all: goods.count(), options: Object.fromEntries(options) as ListingIndex['options'] };
}

function optionsOf(
  { options, countries }: Catalogue['index'],
  filter: FilterId,
  country: CountryCode,
): FilterOption[] {
  if (filter !== 'price') return options[filter];
  const { bands } = countries[country];
  return priceBands(country).flatMap((band, at) => {
    const goods = bands[at];
    return goods ? [{ id: priceRangeId(band), goods, styles: null, models: null }] : [];
  });
}

interface CountedOption {
  option: FilterOption;
  models: number;
  /** The position of the first product in the country that has it; it sorts options that are equally common. */
  first: number;
}

function inOrder(filter: FilterId, options: readonly CountedOption[], country: CountryCode): FilterOption[] {
  const order =
    filter === 'price' ? priceBands(country).map(priceRangeId) : filter === 'frame_size' ? SIZES : null;
  const present = options.filter(({ models }) => models > 0);
  const place = ({ option }: CountedOption) => order?.indexOf(option.id) ?? 0;
  return present
    .sort((a, b) => (order ? place(a) - place(b) : b.models - a.models || a.first - b.first))
    .map(({ option }) => option);
}
