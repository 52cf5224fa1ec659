import type { Catalogue, CatalogProduct } from '../../catalogue.ts';
import { emptyBitSet, setBit, type BitSet } from './bitSet.ts';

/** The goods for which a condition is true. */
export function goodsThat({ products }: Catalogue, holds: (product: CatalogProduct) => boolean): BitSet {
  const bits = emptyBitSet(products.length);
  for (const product of products) if (holds(product)) setBit(bits, product.at);
  return bits;
}

/** The goods of the models for which a condition is true; it is checked for the first product of each model. */
export function goodsOfModelsThat(
  { byModel, products }: Catalogue,
  holds: (first: CatalogProduct) => boolean,
): BitSet {
  const bits = emptyBitSet(products.length);
  for (const goods of byModel.values()) {
    const [first] = goods;
    if (first && holds(first)) for (const { at } of goods) setBit(bits, at);
  }
  return bits;
}
