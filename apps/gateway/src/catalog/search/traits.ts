import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { lensesFor } from '../lenses/lensOffer.ts';
import { goodsOfModelsThat } from '../listing/filtering/goodsThat.ts';
import { union, type BitSet } from '../listing/filtering/bitSet.ts';
import type { Attribute } from '../loading/attributes.ts';

/** Traits of goods that can be searched for, besides their attributes. */
const DERIVED = {
  /** The lens packages and coatings that are offered for it. */
  lens: (product, catalogue) => lensesOf(catalogue, product).options,
  /** The refraction indexes of the lenses that are offered for it, such as `1.67`. */
  lensIndex: (product, catalogue) => lensesOf(catalogue, product).indexes,
  isNew: ({ model }, { newSince }) => [String(model.launchedOn >= newSince)],
  isWornMost: ({ model }) => [String(model.rank <= WORN_MOST)],
} satisfies Record<string, (product: CatalogProduct, catalogue: Catalogue) => readonly string[]>;

type Derived = keyof typeof DERIVED;

/** The searched values of attributes and traits. */
export type Traits = Partial<Record<Exclude<Attribute, 'brand' | 'collection'> | Derived, readonly string[]>>;

/** The number of models that the bestseller category shows. */
const WORN_MOST = 24;

const goodsByTraits = memoPerOwner<Catalogue['packages'], BitSet>();

/** The goods that have any of the traits, computed once for the lens packages of a catalogue. */
export function goodsWith(catalogue: Catalogue, traits: Traits): BitSet {
  return goodsByTraits(catalogue.packages, JSON.stringify(traits), () => findGoodsWith(catalogue, traits));
}

function findGoodsWith(catalogue: Catalogue, traits: Traits): BitSet {
  const sets = Object.entries(traits).flatMap(([trait, wanted]) =>
    trait in DERIVED
      ? goodsOfModelsThat(catalogue, (product) =>
          DERIVED[trait as Derived](product, catalogue).some((value) => wanted.includes(value)),
        )
      : withAttribute(catalogue, trait as Attribute, wanted),
  );
  return union(catalogue.index.size, sets);
}

/** A unisex frame is listed for women and for men. */
function withAttribute({ index }: Catalogue, attribute: Attribute, wanted: readonly string[]): BitSet[] {
  const isShared = attribute === 'gender' && (wanted.includes('women') || wanted.includes('men'));
  const values = isShared ? [...wanted, 'unisex'] : wanted;
  return values.flatMap((value) => index.attributes[attribute].get(value) ?? []);
}

interface Lenses {
  options: string[];
  indexes: string[];
}

const lensesByModel = memoPerOwner<Catalogue['packages'], Lenses>();
const lensesByKind = memoPerOwner<Catalogue['packages'], Lenses>();

/** The lenses that are offered for the products of a model, which differ only in the tint. */
function lensesOf(catalogue: Catalogue, { modelId, model, lensKind }: CatalogProduct): Lenses {
  return lensesByModel(catalogue.packages, modelId, () => {
    // Models with equal properties have the same lenses.
    const { rim, usage, classification, gender, powerTypes } = model;
    const kind = [rim, usage, classification, gender, lensKind, ...powerTypes].join(' ');
    return lensesByKind(catalogue.packages, kind, () => findLenses(catalogue, { model, lensKind }));
  });
}

function findLenses(catalogue: Catalogue, product: Pick<CatalogProduct, 'model' | 'lensKind'>): Lenses {
  const offered = product.model.powerTypes
    .filter((type) => type !== 'frame_only')
    .flatMap((type) => lensesFor(catalogue, product, type));
  return {
    options: offered.flatMap(({ row, coatings }) => [row.id, ...coatings.map((coating) => coating.row.id)]),
    indexes: offered.map(({ row }) => String(row.refractionIndex)),
  };
}
