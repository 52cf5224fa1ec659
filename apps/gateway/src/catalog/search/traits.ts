import { emptyBitSet, setBit, type BitSet } from '../listing/bitSet.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { lensesFor } from '../lenses/lensOffer.ts';

/** What can be asked of goods in words, each with its values. */
export const TRAITS = {
  classification: ({ model }) => [model.classification],
  // A frame for everybody is for women and for men.
  gender: ({ model }) => (model.gender === 'unisex' ? ['women', 'men', 'unisex'] : [model.gender]),
  shape: ({ model }) => [model.shape],
  rim: ({ model }) => [model.rim],
  material: ({ model }) => [model.material],
  colour: ({ colourFamily }) => [colourFamily],
  size: ({ size }) => [size],
  usage: ({ model }) => [model.usage],
  lensKind: ({ lensKind }) => [lensKind],
  powerType: ({ model }) => model.powerTypes,
  /** A lens package that can be put in, or a coating that can be put on. */
  lens: (one, catalogue) => lensesOf(catalogue, one).options,
  /** The refraction index of a lens that can be put in, such as `1.67`. */
  lensIndex: (one, catalogue) => lensesOf(catalogue, one).indexes,
  isNew: ({ model }, { newSince }) => [String(model.launchedOn >= newSince)],
  isWornMost: ({ model }) => [String(model.rank <= WORN_MOST)],
} satisfies Record<string, (one: CatalogProduct, catalogue: Catalogue) => readonly (string | null)[]>;

export type Traits = Partial<Record<keyof typeof TRAITS, readonly string[]>>;

/** As many models as the category of what is worn most shows. */
const WORN_MOST = 24;

const known = new WeakMap<Catalogue, Map<string, BitSet>>();

/** The goods that have any of the traits, found once for a catalogue. */
export function goodsWith(catalogue: Catalogue, traits: Traits): BitSet {
  const all = known.get(catalogue) ?? new Map<string, BitSet>();
  known.set(catalogue, all);
  const key = JSON.stringify(traits);
  const bits = all.get(key) ?? goodsThat(catalogue, (one) => hasAny(catalogue, one, traits));
  all.set(key, bits);
  return bits;
}

/** The goods for which something holds. */
export function goodsThat({ products }: Catalogue, holds: (one: CatalogProduct) => boolean): BitSet {
  const bits = emptyBitSet(products.length);
  products.forEach((one, at) => {
    if (holds(one)) setBit(bits, at);
  });
  return bits;
}

function hasAny(catalogue: Catalogue, one: CatalogProduct, traits: Traits): boolean {
  return Object.entries(traits).some(([trait, wanted]) =>
    TRAITS[trait as keyof Traits](one, catalogue).some((value) => value !== null && wanted.includes(value)),
  );
}

interface Lenses {
  options: string[];
  indexes: string[];
}

const lensesKnown = new WeakMap<Catalogue, Map<number, Lenses>>();

/** Which lenses the products of a model can hold; those of one model differ in the tint alone. */
function lensesOf(catalogue: Catalogue, one: CatalogProduct): Lenses {
  const all = lensesKnown.get(catalogue) ?? new Map<number, Lenses>();
  lensesKnown.set(catalogue, all);
  const known = all.get(one.modelId);
  if (known) return known;
  const offered = one.model.powerTypes
    .filter((type) => type !== 'frame_only')
    .flatMap((type) => lensesFor(catalogue, one, type));
  const lenses = {
    options: offered.flatMap(({ row, coatings }) => [row.id, ...coatings.map((coating) => coating.row.id)]),
    indexes: offered.map(({ row }) => String(row.refractionIndex)),
  };
  all.set(one.modelId, lenses);
  return lenses;
}
