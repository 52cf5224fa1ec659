import { FILTER_IDS, type FilterId } from '@lunette/catalog/contract';
import { priceRangeId, type PriceRange } from '@lunette/catalog/rules';
import { toMinor, type CountryCode } from '@lunette/country-config';
import { emptyBitSet, setBit, type BitSet, type Groups } from './bitSet.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';

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

/**
 * All goods of a country with their options as sets; a position is that of the product in the catalogue. Sizes of one
 * colour are one style and share a card; colours of one design are one model.
 */
export interface Facets extends Groups {
  /** What is sold in the country. */
  sold: BitSet;
  options: Record<FilterId, Map<string, BitSet>>;
}

const known = new WeakMap<Catalogue, Map<CountryCode, Facets>>();

/** The facets of a catalogue in a country, made once. */
export function facetsOf(catalogue: Catalogue, country: CountryCode): Facets {
  const byCountry = known.get(catalogue) ?? new Map<CountryCode, Facets>();
  known.set(catalogue, byCountry);
  const made = byCountry.get(country) ?? makeFacets(catalogue, country);
  byCountry.set(country, made);
  return made;
}

function makeFacets({ products }: Catalogue, country: CountryCode): Facets {
  const sold = emptyBitSet(products.length);
  const styleOf = new Int32Array(products.length);
  const styles = new Map<string, number>();
  const modelOf = new Int32Array(products.length);
  const models = new Map<number, number>();
  const options = Object.fromEntries(FILTER_IDS.map((filter) => [filter, new Map()])) as Facets['options'];
  products.forEach((one, at) => {
    styleOf[at] = styles.get(one.style) ?? styles.size;
    styles.set(one.style, styleOf[at] ?? 0);
    modelOf[at] = models.get(one.modelId) ?? models.size;
    models.set(one.modelId, modelOf[at] ?? 0);
    if (!one.prices[country]) return;
    setBit(sold, at);
    for (const filter of FILTER_IDS)
      for (const option of optionsOf(filter, one, country)) {
        const bits = options[filter].get(option) ?? emptyBitSet(products.length);
        setBit(bits, at);
        options[filter].set(option, bits);
      }
  });
  return { sold, styleOf, styles: styles.size, modelOf, models: models.size, options };
}

/** The options of a filter to which a product belongs. A frame for everybody is for women and for men. */
function optionsOf(filter: FilterId, one: CatalogProduct, country: CountryCode): readonly string[] {
  if (filter === 'gender' && one.model.gender === 'unisex') return ['women', 'men', 'unisex'];
  const option = OPTION[filter](one, country);
  return option === null ? [] : [option];
}

const OPTION: Record<FilterId, (one: CatalogProduct, country: CountryCode) => string | null> = {
  frame_shape: ({ model }) => model.shape,
  frame_colour: ({ colourFamily }) => colourFamily,
  frame_size: ({ size }) => size,
  price: bandOf,
  material: ({ model }) => model.material,
  rim: ({ model }) => model.rim,
  gender: ({ model }) => model.gender,
  brand: ({ model }) => model.brand,
  usage: ({ model }) => model.usage,
  lens_kind: ({ lensKind }) => lensKind,
};

function bandOf({ prices }: CatalogProduct, country: CountryCode): string | null {
  const minor = prices[country]?.selling ?? 0;
  const band = priceBands(country).find(({ max }) => max === null || minor < toMinor(max + 1));
  return band ? priceRangeId(band) : null;
}
