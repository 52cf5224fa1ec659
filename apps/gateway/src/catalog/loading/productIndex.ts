import { COUNTRY_CODES, type CountryCode } from '@lunette/country-config';
import type { CatalogProduct } from '../catalogue.ts';
import { clearBit, emptyBitSet, setBit, type BitSet } from '../listing/filtering/bitSet.ts';
import { filterOptions, type FilterOptions, type Groups } from '../listing/filtering/filterOptions.ts';
import { bandOf, priceBands } from '../listing/filtering/priceBands.ts';
import { ATTRIBUTES, type Attribute } from './attributes.ts';
import { WordIndexBuilder, type SearchWords } from '../search/vocabulary/searchWords.ts';

/** The goods that are sold in a country. */
export interface CountryIndex {
  sold: BitSet;
  /** The selling price of each product, in minor units; 0 if it is not sold. */
  selling: Int32Array;
  /** The goods of each price band, the cheapest first. */
  bands: BitSet[];
}

/**
 * All goods as sets; a position is that of the product in the catalogue. The sizes of one colour are one style and share
 * a card; the colours of one design are one model.
 */
export interface ProductIndex extends Groups {
  size: number;
  attributes: Record<Attribute, Map<string, BitSet>>;
  countries: Record<CountryCode, CountryIndex>;
  inStock: BitSet;
  options: FilterOptions;
  words: SearchWords;
}

/** Writes the prices and the stock of a product into an index; they replace the earlier ones. */
export function indexPriceAndStock(
  { countries, inStock }: Pick<ProductIndex, 'countries' | 'inStock'>,
  product: CatalogProduct,
): void {
  const { at } = product;
  if (product.inStock) setBit(inStock, at);
  else clearBit(inStock, at);
  for (const country of COUNTRY_CODES) {
    const { sold, selling, bands } = countries[country];
    const price = product.prices[country];
    selling[at] = price?.selling ?? 0;
    for (const band of bands) clearBit(band, at);
    if (!price) {
      clearBit(sold, at);
      continue;
    }
    setBit(sold, at);
    const band = bands[bandOf(country, price.selling)];
    if (band) setBit(band, at);
  }
}

type AttributeIndex = Pick<ProductIndex, 'size' | 'attributes'>;

/** Adds the attributes of a product to an index. */
export function indexAttributes({ size, attributes }: AttributeIndex, product: CatalogProduct): void {
  for (const [name, valuesOf] of Object.entries(ATTRIBUTES)) {
    const sets = attributes[name as Attribute];
    for (const value of valuesOf(product)) {
      if (value === null) continue;
      const bits = sets.get(value) ?? emptyBitSet(size);
      setBit(bits, product.at);
      sets.set(value, bits);
    }
  }
}

/** Removes the attributes of a product from an index. */
export function unindexAttributes({ attributes }: AttributeIndex, { at }: CatalogProduct): void {
  for (const sets of Object.values(attributes)) for (const bits of sets.values()) clearBit(bits, at);
}

/** Builds the index of a known number of products, which are added in their order. */
export class ProductIndexBuilder {
  readonly #index: Omit<ProductIndex, 'styles' | 'models' | 'modelOfStyle' | 'options' | 'words'>;
  readonly #words = new WordIndexBuilder();
  readonly #styles = new Map<string, number>();
  readonly #models = new Map<number, number>();

  constructor(size: number) {
    const attributes = Object.fromEntries(Object.keys(ATTRIBUTES).map((name) => [name, new Map()]));
    const countries = Object.fromEntries(
      COUNTRY_CODES.map((country) => [
        country,
        {
          sold: emptyBitSet(size),
          selling: new Int32Array(size),
          bands: priceBands(country).map(() => emptyBitSet(size)),
        },
      ]),
    );
    this.#index = {
      size,
      styleOf: new Int32Array(size),
      modelOf: new Int32Array(size),
      attributes: attributes as ProductIndex['attributes'],
      countries: countries as ProductIndex['countries'],
      inStock: emptyBitSet(size),
    };
  }

  add(product: CatalogProduct, searchText: string): void {
    const { at } = product;
    this.#index.styleOf[at] = numberOf(this.#styles, product.style);
    this.#index.modelOf[at] = numberOf(this.#models, product.modelId);
    indexAttributes(this.#index, product);
    indexPriceAndStock(this.#index, product);
    this.#words.add(searchText, at);
  }

  async build(pause: () => Promise<void>): Promise<ProductIndex> {
    const { styleOf, modelOf, attributes, size } = this.#index;
    const [styles, models] = [this.#styles.size, this.#models.size];
    const modelOfStyle = new Int32Array(styles);
    styleOf.forEach((style, at) => (modelOfStyle[style] = modelOf[at] ?? 0));
    const groups = { styleOf, styles, modelOf, models, modelOfStyle };
    return {
      ...this.#index,
      ...groups,
      options: await filterOptions(groups, attributes, pause),
      words: await this.#words.build(size, pause),
    };
  }
}

/** The number of a key; a new key gets the next number. */
function numberOf<K>(numbers: Map<K, number>, key: K): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}
