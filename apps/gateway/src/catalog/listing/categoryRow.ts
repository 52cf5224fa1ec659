import type { ProductCard } from '@lunette/catalog/contract';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import type { TextContext } from '../../platform/http/callContext.ts';
import type { Catalogue, CatalogProduct, CategoryRow } from '../catalogue.ts';
import { intersect, positionsIn } from './filtering/bitSet.ts';
import { cardOf } from './card.ts';
import { goodsOf } from './category.ts';
import { firstSorted } from './firstSorted.ts';
import { newestFirst } from './listing.ts';
import { styleCards } from './styleCards.ts';

/** The number of cards of a category in the country, and its lowest price as a formatted text. */
export function categorySummary(
  catalogue: Catalogue,
  category: CategoryRow,
  { country }: Pick<TextContext, 'country'>,
) {
  const { selling } = catalogue.index.countries[country];
  const cards = cardsIn(catalogue, category, country);
  let lowest = Infinity;
  for (const at of cards) lowest = Math.min(lowest, selling[at] ?? Infinity);
  const { currencyCode } = countryOf(country);
  return {
    count: cards.length,
    from: Number.isFinite(lowest) ? formatMoney(fromMinor(lowest, currencyCode)) : '',
  };
}

/** The first goods of a category or another stored filter in its default order, each model once in its first colour. */
export function firstCards(
  catalogue: Catalogue,
  category: Pick<CategoryRow, 'filter' | 'sort'>,
  limit: number,
  context: TextContext,
): ProductCard[] {
  const cards = cardsIn(catalogue, category, context.country);
  const sorted =
    category.sort === 'newest' ? firstSorted(cards, newestFirst(catalogue), cards.length) : cards;
  return oneOfEachModel(catalogue, sorted, limit).flatMap(
    (product) => cardOf(catalogue, product, context) ?? [],
  );
}

function cardsIn(
  catalogue: Catalogue,
  category: Pick<CategoryRow, 'filter'>,
  country: TextContext['country'],
): Int32Array {
  const { sold } = catalogue.index.countries[country];
  return styleCards(catalogue, positionsIn(intersect(goodsOf(catalogue, category), sold)));
}

function oneOfEachModel({ products }: Catalogue, cards: Int32Array, limit: number): CatalogProduct[] {
  const models = new Map<number, CatalogProduct>();
  for (const at of cards) {
    if (models.size === limit) break;
    const product = products[at];
    if (product?.inStock && !models.has(product.modelId)) models.set(product.modelId, product);
  }
  return [...models.values()];
}
