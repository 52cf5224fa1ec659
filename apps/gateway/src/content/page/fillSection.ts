import type { HomeSection } from '@lunette/catalog/contract';
import { countryOf, formatMoney, fromMinor } from '@lunette/country-config';
import { cardOf } from '../../catalog/listing/card.ts';
import type { Catalogue, CatalogProduct } from '../../catalog/catalogue.ts';
import { bannersOf } from '../../catalog/listing/carousel.ts';
import { findCategory } from '../../catalog/listing/category.ts';
import { firstCards, categorySummary } from '../../catalog/listing/categoryRow.ts';
import { pictureOf } from '../../catalog/product/picture.ts';
import { shopRating } from '../../catalog/reviews/shopRating.ts';
import { fillText } from './fillText.ts';
import type { StoredSection } from './pageContent.ts';
import type { AnswerContext } from '../../platform/http/callContext.ts';

type StoredSectionOf<Type extends StoredSection['type']> = Extract<StoredSection, { type: Type }>;

/** A stored section with its products; null where they are not sold in the country. */
export function fillSection(
  catalogue: Catalogue,
  section: StoredSection,
  context: AnswerContext,
): HomeSection | null {
  switch (section.type) {
    case 'hero':
      return fillHero(catalogue, section, context);
    case 'kinds':
      return fillKinds(catalogue, section, context);
    case 'products':
      return fillProducts(catalogue, section, context);
    case 'visit':
      return fillVisit(catalogue, section, context);
    case 'reviews':
      return fillReviews(catalogue, section, context);
    case 'banners':
      return fillBanners(catalogue, section, context);
    case 'services':
    case 'steps':
      return section;
  }
}

/** A carousel has at least two banners. */
function fillBanners(
  catalogue: Catalogue,
  stored: StoredSectionOf<'banners'>,
  context: AnswerContext,
): HomeSection | null {
  const category = findCategory(catalogue, stored.categoryId);
  return category && bannersOf(catalogue, category, context).length > 1 ? stored : null;
}

function soldHere({ byId }: Catalogue, id: number, { country }: AnswerContext): CatalogProduct | null {
  const product = byId.get(id);
  return product?.prices[country] ? product : null;
}

function fillHero(
  catalogue: Catalogue,
  stored: StoredSectionOf<'hero'>,
  context: AnswerContext,
): HomeSection | null {
  const { productId, picture, ...words } = stored;
  const product = soldHere(catalogue, productId, context);
  const card = product && cardOf(catalogue, product, context);
  if (!product || !card) return null;
  const { lensWidth, lensHeight, bridge, temple } = product;
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
  { tiles, ...words }: StoredSectionOf<'kinds'>,
  context: AnswerContext,
): HomeSection {
  return {
    ...words,
    tiles: tiles.flatMap(({ categoryId, productId, title, text }) => {
      const category = catalogue.categories.find(({ id }) => id === categoryId);
      const product = catalogue.byId.get(productId);
      if (!category || !product) return [];
      const { count, from } = categorySummary(catalogue, category, context);
      return [
        {
          title,
          text: fillText(context.language, text, { count, price: from }),
          url: category.path,
          picture: pictureOf(product, 'front', context),
        },
      ];
    }),
  };
}

function fillProducts(
  catalogue: Catalogue,
  stored: StoredSectionOf<'products'>,
  context: AnswerContext,
): HomeSection | null {
  const { categoryId, limit, all, catIds, ...words } = stored;
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  if (!category) return null;
  const { count } = categorySummary(catalogue, category, context);
  const known = catIds?.filter((id) => findCategory(catalogue, id));
  return {
    ...words,
    action: { label: fillText(context.language, all, { count }), url: category.path },
    products: firstCards(catalogue, category, limit, context),
    ...(known && known.length > 0 && { catIds: known }),
  };
}

function fillVisit(
  catalogue: Catalogue,
  stored: StoredSectionOf<'visit'>,
  context: AnswerContext,
): HomeSection {
  const { country, language } = context;
  const { serviceId, productId, stores, storesFrom, note, ...words } = stored;
  const shown = productId === undefined ? undefined : catalogue.byId.get(productId);
  const minor = catalogue.byId.get(serviceId)?.prices[country]?.selling ?? 0;
  const price = formatMoney(fromMinor(minor, countryOf(country).currencyCode));
  return {
    ...words,
    note: fillText(language, note, { price }),
    ...(shown && { picture: pictureOf(shown, 'threequarter', context) }),
    stores: stores[country],
    ...(storesFrom && { storesFrom: storesFrom[country] }),
  };
}

function fillReviews(
  catalogue: Catalogue,
  { reviews, ...words }: StoredSectionOf<'reviews'>,
  context: AnswerContext,
): HomeSection {
  return {
    ...words,
    ...shopRating(catalogue),
    reviews: reviews.flatMap(({ productId, ...quote }) => {
      const product = soldHere(catalogue, productId, context);
      const card = product && cardOf(catalogue, product, context);
      return card ? [{ ...quote, product: card }] : [];
    }),
  };
}
