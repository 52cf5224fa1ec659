import { productContract, type PrescriptionType, type Product } from '@lunette/catalog/contract';
import { MOST_PIECES } from '@lunette/catalog/rules';
import { countryOf, fromMinor, type CountryCode } from '@lunette/country-config';
import type { PowerType } from '@lunette/prescription/contract';
import type { AnswerContext } from '../../platform/http/callContext.ts';
import { cachedAnswer, type CachedAnswer } from '../../platform/http/caching/cachedAnswer.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { cardOf, coloursOf, urlOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue, type CountryPrice, type CatalogProduct } from '../catalogue.ts';
import { breadcrumbOf, firstCategoryOf } from '../listing/category.ts';
import { cachedAnswerFor } from '../cachedAnswers.ts';
import { lensesFor, lensPriceOf } from '../lenses/lensOffer.ts';
import { aboutPictures } from './aboutPictures.ts';
import { pictureOf } from './picture.ts';
import { turnedPictures } from './threeSixty.ts';
import { namedPrices } from './prices.ts';
import { isProductId } from './productId.ts';
import { piecesInStock } from '../stock/piecesInStock.ts';
import { readImageReviews, readReviews, REVIEWS_ON_A_PAGE } from '../reviews/reviews.ts';
import { frameDetailsOf, specificationsOf } from './specifications.ts';
import { productTranslation } from '../translations.ts';

/** The power types whose lenses are made to a power. */
export const POWERED: readonly PowerType[] = [
  'single_vision',
  'reading',
  'progressive',
  'with_power',
  'contact_lens',
];
const SIMILAR_SHOWN = 4;
/** Frames whose widths differ by at most this many millimetres count as the same width. */
const SAME_WIDTH = 2;
/** The maximum number of pieces that counts as few (O-19). */
const FEW = 5;

/** A product that is sold in the country; every other id is refused with 404. */
export function findProduct(
  { catalogDb, country }: Pick<AnswerContext, 'catalogDb' | 'country'>,
  id: string,
) {
  const catalogue = catalogueOf(catalogDb);
  const product = isProductId(Number(id)) ? catalogue.byId.get(Number(id)) : undefined;
  const price = product?.prices[country];
  if (!product || !price) throw refuse(404, 'product_not_found', 'catalog.not-found');
  return { catalogue, product, price };
}

/** The answer of a product page (PDP-01). Its stock is read now; everything else is as old as the catalogue. */
export async function productAnswer(id: string, context: AnswerContext): Promise<CachedAnswer> {
  const { catalogue, product, price } = findProduct(context, id);
  const pieces = Math.min(await piecesInStock(context.catalogDb, product.id), MOST_PIECES);
  return cachedAnswerFor(
    catalogue,
    `product ${product.id} ${context.country} ${context.language} ${pieces}`,
    async () => {
      const page = await readPage(catalogue, product, price, context);
      const stock = { availableQuantity: pieces, label: stockLabel(pieces) };
      return cachedAnswer(productContract.getProduct, { ...page, stock });
    },
  );
}

async function readPage(
  catalogue: Catalogue,
  product: CatalogProduct,
  price: CountryPrice,
  context: AnswerContext,
): Promise<Omit<Product, 'stock'>> {
  const { country, language, t, catalogDb } = context;
  const [reviews, imageReviews] = await Promise.all([
    readReviews(catalogDb, product.modelId, { count: REVIEWS_ON_A_PAGE, page: 0, language }),
    readImageReviews(catalogDb, product.modelId),
  ]);
  const words = productTranslation(product, context);
  const { classification, powerTypes } = product.model;
  return {
    id: String(product.id),
    sku: product.sku,
    url: urlOf(product),
    modelName: words.model,
    brandName: words.brand,
    fullName: words.fullName,
    description: words.description,
    type: t(`catalog.type.${classification}`),
    classification,
    jit: product.jit,
    isPlano: powerTypes.includes('zero_power') || powerTypes.includes('without_power'),
    powerRequired: powerNeed(powerTypes),
    seoMetaCanonical: urlOf(product),
    seoAlternateUrl: alternatesOf(product),
    prices: namedPrices(price, country),
    currencyCode: countryOf(country).currencyCode,
    frameColour: words.variant,
    colours: coloursOf(catalogue, product, context),
    sizes: sizesOf(catalogue, product, context),
    specifications: specificationsOf(product, context),
    frameDetails: frameDetailsOf(product, context),
    measures: measuresOf(product),
    prescriptionType: powerTypes.map((powerType) =>
      prescriptionTypeOf(catalogue, product, powerType, context),
    ),
    imageUrlsDetail: [
      pictureOf(product, 'front', context),
      pictureOf(product, 'threequarter', context),
      ...aboutPictures(product, context),
    ].filter(({ url }, index) => index === 0 || url !== ''),
    hasThreeSixty: turnedPictures(product).length > 0,
    breadcrumb: [...trailOf(catalogue, product, context), { label: words.model, url: urlOf(product) }],
    rating: catalogue.ratings.get(product.modelId) ?? { average: 0, count: 0 },
    reviews,
    imageReviews,
    similar: similarTo(catalogue, product, country).flatMap(
      (other) => cardOf(catalogue, other, context) ?? [],
    ),
  };
}

function powerNeed(powerTypes: readonly PowerType[]): Product['powerRequired'] {
  if (!powerTypes.some((type) => POWERED.includes(type))) return 'NO_POWER';
  return powerTypes.every((type) => POWERED.includes(type)) ? 'POWER_REQUIRED' : 'POWER_OPTIONAL';
}

function prescriptionTypeOf(
  catalogue: Catalogue,
  product: CatalogProduct,
  id: PowerType,
  { country, t }: AnswerContext,
): PrescriptionType {
  const amounts = lensesFor(catalogue, product, id).map(({ row }) => lensPriceOf(catalogue, country, row.id));
  return {
    id,
    title: t(`catalog.lens-type.${id}.title`),
    description: t(`catalog.lens-type.${id}.text`),
    powerRequired: POWERED.includes(id),
    ...(amounts.length > 0 && { from: fromMinor(Math.min(...amounts), countryOf(country).currencyCode) }),
  };
}

function sizesOf(
  { byModel }: Catalogue,
  product: CatalogProduct,
  { country, t }: AnswerContext,
): Product['sizes'] {
  const sizes = (byModel.get(product.modelId) ?? [])
    .filter(({ style, size, prices }) => style === product.style && size !== null && prices[country])
    .sort((a, b) => (a.frameWidth ?? 0) - (b.frameWidth ?? 0));
  return sizes.map((other, index) => {
    const size = t(`catalog.size.${other.size}`);
    // Of two widths with the same name one is the narrower.
    const isNarrower = sizes[index + 1]?.size === other.size;
    const isWider = sizes[index - 1]?.size === other.size;
    const label = isNarrower
      ? t('catalog.size-narrower', { size })
      : isWider
        ? t('catalog.size-wider', { size })
        : size;
    return {
      id: String(other.id),
      label,
      url: urlOf(other),
      frameWidth: other.frameWidth ?? 0,
      inStock: other.inStock,
    };
  });
}

function measuresOf({
  frameWidth,
  lensWidth,
  lensHeight,
  bridge,
  temple,
  model,
}: CatalogProduct): Product['measures'] {
  if (frameWidth === null || lensWidth === null || lensHeight === null || bridge === null || temple === null)
    return null;
  return {
    frameWidth,
    lensWidth,
    lensHeight,
    bridge,
    temple,
    shape: model.shape ?? '',
    rim: model.rim ?? '',
  };
}

function alternatesOf(product: CatalogProduct): Product['seoAlternateUrl'] {
  return (Object.keys(product.prices) as CountryCode[]).flatMap((code) => {
    const { domain, localeList } = countryOf(code);
    return localeList.map(({ hrefLang, language }) => ({
      hrefLang,
      url: `https://${domain}${urlOf(product)}${language === countryOf(code).defaultLanguage ? '' : `?language=${language}`}`,
    }));
  });
}

/** The breadcrumb of a product, through the first category that contains it. */
function trailOf(
  catalogue: Catalogue,
  product: CatalogProduct,
  context: AnswerContext,
): Product['breadcrumb'] {
  const category = firstCategoryOf(catalogue, product);
  return category
    ? breadcrumbOf(catalogue, category, context)
    : [{ label: context.t('catalog.home'), url: '/' }];
}

/**
 * One product of each other model with the same width and another shape; for goods without a width, other goods of their
 * kind.
 */
function similarTo({ products }: Catalogue, product: CatalogProduct, country: CountryCode): CatalogProduct[] {
  const models = new Set([product.modelId]);
  const fits = (other: CatalogProduct) =>
    other.model.classification === product.model.classification &&
    other.prices[country] !== undefined &&
    other.inStock &&
    (product.frameWidth === null ||
      (other.model.shape !== product.model.shape &&
        Math.abs((other.frameWidth ?? 0) - product.frameWidth) <= SAME_WIDTH));
  const similar: CatalogProduct[] = [];
  for (const other of products) {
    if (models.has(other.modelId) || !fits(other)) continue;
    models.add(other.modelId);
    similar.push(other);
    if (similar.length === SIMILAR_SHOWN) break;
  }
  return similar;
}

function stockLabel(quantity: number): Product['stock']['label'] {
  if (quantity <= 0) return 'out';
  if (quantity === 1) return 'one';
  return quantity <= FEW ? 'few' : 'many';
}
