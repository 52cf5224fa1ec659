import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { priceRangeId } from '@lunette/catalog/rules';
import type { CountryCode } from '@lunette/country-config';
import { counterOf, intersect, hasBit, emptyBitSet, setBit, type BitSet } from './bitSet.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { facetsOf, priceBands, type Facets } from './facets.ts';
import { styleCards } from './styleCards.ts';

/** An option of a filter that some of the goods have. */
export interface ListingOption {
  id: string;
  bits: BitSet;
}

/** The goods of a listing in a country, with all that does not depend on what is asked of them. */
export interface ListingIndex {
  facets: Facets;
  /** What is sold in the country. */
  goods: BitSet;
  /** How many cards they make before any filter, and of how many models. */
  cards: number;
  models: number;
  /** Sizes go from narrow to wide and prices upwards; all other options stand with the commonest first. */
  options: Record<FilterId, ListingOption[]>;
}

const SIZES = ['extra-narrow', 'narrow', 'medium', 'wide', 'extra-wide'];

const known = new WeakMap<readonly CatalogProduct[], Map<CountryCode, ListingIndex>>();

/** The shelf of goods in a country, made once. */
export function listingIndexOf(
  catalogue: Catalogue,
  goods: readonly CatalogProduct[],
  country: CountryCode,
): ListingIndex {
  const byCountry = known.get(goods) ?? new Map<CountryCode, ListingIndex>();
  known.set(goods, byCountry);
  const made = byCountry.get(country) ?? buildListingIndex(catalogue, goods, country);
  byCountry.set(country, made);
  return made;
}

function buildListingIndex(
  catalogue: Catalogue,
  all: readonly CatalogProduct[],
  country: CountryCode,
): ListingIndex {
  const facets = facetsOf(catalogue, country);
  const goods = intersect(positionsOf(catalogue, all), facets.sold);
  const count = counterOf(facets);
  const options = FILTER_IDS.map((filter) => {
    const counted = [...facets.options[filter]].map(([id, bits]) => ({
      id,
      bits,
      all: count(goods, bits).models,
    }));
    return [filter, inOrder(filter, counted, country)] as const;
  });
  return {
    ...{ facets, goods },
    cards: styleCards(all, ({ id }) => hasBit(goods, catalogue.positions.get(id) ?? 0)).length,
    models: count(goods, goods).models,
    options: Object.fromEntries(options) as ListingIndex['options'],
  };
}

function positionsOf({ products, positions }: Catalogue, goods: readonly CatalogProduct[]): BitSet {
  const bits = emptyBitSet(products.length);
  for (const { id } of goods) setBit(bits, positions.get(id) ?? 0);
  return bits;
}

function inOrder(
  filter: FilterId,
  options: readonly (ListingOption & { all: number })[],
  country: CountryCode,
): ListingOption[] {
  const order =
    filter === 'price' ? priceBands(country).map(priceRangeId) : filter === 'frame_size' ? SIZES : null;
  const present = options.filter(({ all }) => all > 0);
  if (!order) return present.sort((a, b) => b.all - a.all);
  return present.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
