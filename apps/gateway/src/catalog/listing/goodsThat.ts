import type { Catalogue, CatalogProduct } from '../catalogue.ts';
import { emptyBitSet, setBit, type BitSet } from './bitSet.ts';

/** The goods for which something holds. */
export function goodsThat({ products }: Catalogue, holds: (one: CatalogProduct) => boolean): BitSet {
  const bits = emptyBitSet(products.length);
  for (const one of products) if (holds(one)) setBit(bits, one.at);
  return bits;
}
