import type { CatalogProduct } from '../catalogue.ts';

/**
 * One product of each style among those that are wanted, as the sizes of a colour share a card: the first that is on
 * the shelf. Styles that are sold out stand last.
 */
export function styleCards(
  goods: readonly CatalogProduct[],
  isWanted: (one: CatalogProduct) => boolean,
): CatalogProduct[] {
  const shown = new Map<string, CatalogProduct>();
  for (const one of goods) {
    if (!isWanted(one)) continue;
    const known = shown.get(one.style);
    if (!known || (!known.inStock && one.inStock)) shown.set(one.style, one);
  }
  const cards = [...shown.values()];
  return [...cards.filter(({ inStock }) => inStock), ...cards.filter(({ inStock }) => !inStock)];
}
