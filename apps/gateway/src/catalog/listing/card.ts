import { ProductCard, type ColourOption } from '@lunette/catalog/contract';
import { productUrl } from '@lunette/catalog/rules';
import { countryOf } from '@lunette/country-config';
import type { z } from 'zod';
import type { TextContext } from '../../platform/http/callContext.ts';
import { memoPerOwner } from '../../platform/memoPerOwner.ts';
import type { Catalogue, CatalogProduct, CountryPrice } from '../catalogue.ts';
import { pictureOf } from '../product/picture.ts';
import { namedPrices } from '../product/prices.ts';
import { productTranslation } from '../translations.ts';

/** The maximum number of cached cards of a catalogue, each about 3 kB. */
const MOST = 8_000;
const cards = memoPerOwner<Catalogue, ProductCard>(MOST);

/** The card of a product, computed once for a country and a language; null if it is not sold in the country. */
export function cardOf(
  catalogue: Catalogue,
  product: CatalogProduct,
  context: TextContext,
): ProductCard | null {
  const price = product.prices[context.country];
  if (!price) return null;
  const key = `${product.id} ${context.country} ${context.language}`;
  return cards(catalogue, key, () => makeCard(catalogue, product, price, context));
}

function makeCard(
  catalogue: Catalogue,
  product: CatalogProduct,
  price: CountryPrice,
  context: TextContext,
): ProductCard {
  const translation = productTranslation(product, context);
  const side = pictureOf(product, 'threequarter', context);
  return {
    id: String(product.id),
    sku: product.sku,
    model_name: translation.model,
    brand_name: translation.brand,
    url: urlOf(product),
    color: translation.variant,
    classification: product.model.classification,
    prices: namedPrices(price, context.country),
    currencyCode: countryOf(context.country).currencyCode,
    picture: pictureOf(product, 'front', context),
    hoverPicture: side.url === '' ? null : side,
    colours: coloursOf(catalogue, product, context),
    frameWidth: product.frameWidth,
    size: product.size === null ? null : context.t(`catalog.size.${product.size}`),
    isNew: product.model.launchedOn >= catalogue.newSince,
    inStock: product.inStock,
    rating: catalogue.ratings.get(product.modelId) ?? { average: 0, count: 0 },
  };
}

const validated = new WeakMap<ProductCard, ProductCard>();

/** The card, validated against its contract only once. */
export function validCard(card: ProductCard): ProductCard {
  const checked = validated.get(card) ?? ProductCard.parse(card);
  validated.set(card, checked);
  return checked;
}

/** The address of a product's page. */
export function urlOf({ slug, id }: Pick<CatalogProduct, 'slug' | 'id'>): string {
  return productUrl(slug, String(id));
}

/** The colours of a model, each in the width of the given product or the nearest one. */
export function coloursOf(
  catalogue: Catalogue,
  product: CatalogProduct,
  context: TextContext,
): z.infer<typeof ColourOption>[] {
  if (product.swatch.length === 0) return [];
  const siblings = (catalogue.byModel.get(product.modelId) ?? []).filter(
    ({ prices }) => prices[context.country],
  );
  const colours = Map.groupBy(siblings, ({ colour }) => colour);
  return [...colours.values()].map((sameColour) => {
    const [shown = product] = sameColour.toSorted((a, b) => widthFrom(product, a) - widthFrom(product, b));
    return {
      id: String(shown.id),
      name: productTranslation(shown, context).variant,
      swatch: shown.swatch.slice(0, 2),
      url: urlOf(shown),
    };
  });
}

function widthFrom(product: CatalogProduct, other: CatalogProduct): number {
  return Math.abs((other.frameWidth ?? 0) - (product.frameWidth ?? 0));
}
