import type { HomeSection, ProductCard } from '@lunette/catalog/contract';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import { cardOf } from '../../catalog/listing/card.ts';
import type { Catalogue, CategoryRow, CatalogProduct } from '../../catalog/catalogue.ts';
import { goodsOf } from '../../catalog/listing/category.ts';
import { pictureOf } from '../../catalog/product/picture.ts';
import { intersect, positionsIn } from '../../catalog/listing/bitSet.ts';
import { firstSorted } from '../../catalog/listing/firstSorted.ts';
import { newestFirst } from '../../catalog/listing/listing.ts';
import { styleCards } from '../../catalog/listing/styleCards.ts';
import { fillText } from './fillText.ts';
import type { PageReader } from './homePage.ts';
import type { StoredSection } from './pageContent.ts';

type Stored<Type extends StoredSection['type']> = Extract<StoredSection, { type: Type }>;

/** A stored section with its goods; null where they are not sold in the country. */
export function fillSection(
  catalogue: Catalogue,
  section: StoredSection,
  reader: PageReader,
): HomeSection | null {
  switch (section.type) {
    case 'hero':
      return fillHero(catalogue, section, reader);
    case 'kinds':
      return fillKinds(catalogue, section, reader);
    case 'products':
      return fillProducts(catalogue, section, reader);
    case 'visit':
      return fillVisit(catalogue, section, reader);
    case 'reviews':
      return fillReviews(catalogue, section, reader);
    case 'services':
    case 'steps':
      return section;
  }
}

function soldHere({ byId }: Catalogue, id: number, { country }: PageReader): CatalogProduct | null {
  const one = byId.get(id);
  return one?.prices[country] ? one : null;
}

function fillHero(catalogue: Catalogue, stored: Stored<'hero'>, reader: PageReader): HomeSection | null {
  const { productId, picture, ...words } = stored;
  const one = soldHere(catalogue, productId, reader);
  const card = one && cardOf(catalogue, one, reader);
  if (!one || !card) return null;
  const { lensWidth, lensHeight, bridge, temple } = one;
  const isFrame = lensWidth !== null && lensHeight !== null && bridge !== null && temple !== null;
  return {
    ...words,
    picture: picture ? { ...card.picture, ...picture } : card.picture,
    product: card,
    ...(isFrame && { measures: { lensWidth, lensHeight, bridge, temple } }),
  };
}

function fillKinds(
  catalogue: Catalogue,
  { tiles, ...words }: Stored<'kinds'>,
  reader: PageReader,
): HomeSection {
  return {
    ...words,
    tiles: tiles.flatMap(({ categoryId, productId, title, text }) => {
      const category = catalogue.categories.find(({ id }) => id === categoryId);
      const one = catalogue.byId.get(productId);
      if (!category || !one) return [];
      const { count, from } = sumUp(catalogue, category, reader);
      return [
        {
          title,
          text: fillText(reader.language, text, { count, price: from }),
          url: category.path,
          picture: pictureOf(one, 'front', reader),
        },
      ];
    }),
  };
}

/** How many cards a category has in the country, and its lowest price as a shopper reads it. */
function sumUp(catalogue: Catalogue, category: CategoryRow, { country }: PageReader) {
  const { sold, selling } = catalogue.index.countries[country];
  const cards = styleCards(catalogue, positionsIn(intersect(goodsOf(catalogue, category), sold)));
  let lowest = Infinity;
  for (const at of cards) lowest = Math.min(lowest, selling[at] ?? Infinity);
  const { currencyCode } = countryOf(country);
  return {
    cards,
    count: cards.length,
    from: Number.isFinite(lowest) ? formatMoney(fromMinor(lowest, currencyCode)) : '',
  };
}

function fillProducts(
  catalogue: Catalogue,
  stored: Stored<'products'>,
  reader: PageReader,
): HomeSection | null {
  const { categoryId, limit, all, ...words } = stored;
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const { cards, count } = sumUp(catalogue, category, reader);
  const sorted =
    category.sort === 'newest' ? firstSorted(cards, newestFirst(catalogue), cards.length) : cards;
  return {
    ...words,
    action: { label: fillText(reader.language, all, { count }), url: category.path },
    products: oneOfEachModel(catalogue, sorted, limit).flatMap((one) => cardOf(catalogue, one, reader) ?? []),
  };
}

/** A row shows a model once, in its first colour. */
function oneOfEachModel({ products }: Catalogue, cards: Int32Array, limit: number): CatalogProduct[] {
  const models = new Map<number, CatalogProduct>();
  for (const at of cards) {
    if (models.size === limit) break;
    const one = products[at];
    if (one?.inStock && !models.has(one.modelId)) models.set(one.modelId, one);
  }
  return [...models.values()];
}

function fillVisit(
  catalogue: Catalogue,
  stored: Stored<'visit'>,
  { country, language }: PageReader,
): HomeSection {
  const { serviceId, stores, note, ...words } = stored;
  const minor = catalogue.byId.get(serviceId)?.prices[country]?.selling ?? 0;
  const price = formatMoney(fromMinor(minor, countryOf(country).currencyCode));
  return { ...words, note: fillText(language, note, { price }), stores: stores[country] };
}

function fillReviews(
  catalogue: Catalogue,
  { reviews, ...words }: Stored<'reviews'>,
  reader: PageReader,
): HomeSection {
  const ratings = [...catalogue.ratings.values()];
  const count = ratings.reduce((sum, rating) => sum + rating.count, 0);
  const stars = ratings.reduce((sum, rating) => sum + rating.average * rating.count, 0);
  return {
    ...words,
    average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
    count,
    reviews: reviews.flatMap(({ productId, ...quote }) => {
      const one = soldHere(catalogue, productId, reader);
      const product: ProductCard | null = one && cardOf(catalogue, one, reader);
      return product ? [{ ...quote, product }] : [];
    }),
  };
}
