import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { priceRangeId, readPriceRange, type PriceRange } from '@lunette/catalog/rules';
import { toMinor, type CountryCode } from '@lunette/country-config';
import type { ShelfProduct } from './catalogue.ts';

/** What is set, by filter: the ids of its options. */
export type Selection = Partial<Record<FilterId, string[]>>;

/** Where the bands of prices begin in a country, in whole units of its currency. */
const PRICE_STEPS: Record<CountryCode, number[]> = {
  IN: [1000, 2500, 4000],
  SG: [50, 100, 150],
  AE: [150, 250, 400],
  SA: [150, 250, 400],
  US: [40, 80, 120],
};

/** The bands of prices of a country, the cheapest first. */
export function priceBands(country: CountryCode): PriceRange[] {
  const steps = PRICE_STEPS[country];
  return [0, ...steps].map((min, index) => {
    const next = steps[index];
    return { min, max: next === undefined ? null : next - 1 };
  });
}

/** The option of a filter to which a product belongs; null where the filter says nothing of it. */
export function facetOf(filter: FilterId, one: ShelfProduct, country: CountryCode): string | null {
  switch (filter) {
    case 'frame_shape':
      return one.model.shape;
    case 'frame_colour':
      return one.colourFamily;
    case 'frame_size':
      return one.size;
    case 'price':
      return bandOf(one, country);
    case 'material':
      return one.model.material;
    case 'rim':
      return one.model.rim;
    case 'gender':
      return one.model.gender;
    case 'brand':
      return one.model.brand;
    case 'usage':
      return one.model.usage;
    case 'lens_kind':
      return one.lensKind;
  }
}

function bandOf({ prices }: ShelfProduct, country: CountryCode): string | null {
  const minor = prices[country]?.selling;
  const band = minor === undefined ? undefined : priceBands(country).find((range) => isWithin(minor, range));
  return band ? priceRangeId(band) : null;
}

function isWithin(minor: number, { min, max }: PriceRange): boolean {
  return minor >= toMinor(min) && (max === null || minor < toMinor(max + 1));
}

/** Whether a product passes what is set in one filter. A frame for everybody is for women and for men. */
export function passes(
  filter: FilterId,
  chosen: readonly string[],
  one: ShelfProduct,
  country: CountryCode,
): boolean {
  if (filter === 'price') {
    const minor = one.prices[country]?.selling;
    return (
      minor !== undefined &&
      chosen.map(readPriceRange).some((range) => range !== null && isWithin(minor, range))
    );
  }
  const facet = facetOf(filter, one, country);
  if (filter === 'gender' && facet === 'unisex') return chosen.some((option) => option !== 'kids');
  return facet !== null && chosen.includes(facet);
}

/** Products that pass all filters, and for each filter its options with the number of styles they would leave. */
export interface Filtered {
  products: ShelfProduct[];
  counts: Record<FilterId, Map<string, number>>;
}

/**
 * Filters goods and counts each filter's options; a filter's own choice does not narrow its counts. Styles are
 * counted, as a list shows one card of a style.
 */
export function filterGoods(
  goods: readonly ShelfProduct[],
  selection: Selection,
  country: CountryCode,
): Filtered {
  const active = FILTER_IDS.filter((filter) => selection[filter]?.length);
  const styles = Object.fromEntries(
    FILTER_IDS.map((filter) => [filter, new Map<string, Set<string>>()]),
  ) as Record<FilterId, Map<string, Set<string>>>;
  const products = goods.filter((one) => {
    const failed = active.filter((filter) => !passes(filter, selection[filter] ?? [], one, country));
    if (failed.length > 1) return false;
    for (const filter of failed.length === 1 ? failed : FILTER_IDS)
      count(styles[filter], facetOf(filter, one, country), one);
    return failed.length === 0;
  });
  const sizes = (options: Map<string, Set<string>>) =>
    new Map([...options].map(([id, set]) => [id, set.size]));
  return {
    products,
    counts: Object.fromEntries(
      FILTER_IDS.map((filter) => [filter, sizes(styles[filter])]),
    ) as Filtered['counts'],
  };
}

function count(options: Map<string, Set<string>>, option: string | null, { style }: ShelfProduct): void {
  if (option === null) return;
  const seen = options.get(option) ?? new Set();
  seen.add(style);
  options.set(option, seen);
}
