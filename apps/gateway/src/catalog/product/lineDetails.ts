import type { Classification } from '@lunette/catalog/contract';
import { supplyPercent } from '@lunette/catalog/rules';
import type { PowerType, Prescription } from '@lunette/prescription/contract';
import { boxesOf } from '@lunette/prescription/rules';
import { countryOf, type CountryCode, type CurrencyCode, type Language } from '@lunette/country-config';
import type { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import { urlOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue, type CatalogProduct } from '../catalogue.ts';
import { chooseLens } from '../lenses/chooseLens.ts';
import { lensPriceOf } from '../lenses/lensOffer.ts';
import { suppliesOf } from '../lenses/lensSupply.ts';
import { maxBoxesOf } from '../lenses/powerRange.ts';
import { pictureUrl } from './picture.ts';
import { readPricesAndStock, type PriceAndStock } from '../stock/priceAndStock.ts';
import { productTranslation, translationIn } from '../translations.ts';

/** One line with the shopper's choices. */
export interface LineChoice {
  productId: string;
  powerType?: PowerType | null;
  packageId?: string | null;
  coatingIds?: readonly string[];
  prescription?: Prescription | null;
}

/** A reason why a line cannot be sold as chosen. */
export interface LineFault {
  field:
    'powerType' | 'packageId' | 'coatingIds' | 'prescription' | `prescription.${'left' | 'right'}.${string}`;
  code: string;
  textId: string;
  values?: Record<string, string | number>;
}

/** A line with names, prices in minor units, options, stock and the faults of its choice. */
export interface LineDetails {
  productId: string;
  name: string;
  fullName: string;
  modelName: string;
  brandName: string;
  /** The English name of the brand, which the rules use. */
  brand: string;
  sku: string;
  thumbnail: string;
  productUrl: string;
  frameColour: string;
  frameWidth: number | null;
  classification: z.infer<typeof Classification>;
  jit: boolean;
  /** The number of pieces in stock; 99 for goods that never run out. With 0 the product is sold out, which is no fault. */
  availableQuantity: number;
  currencyCode: CurrencyCode;
  marketMinor: number;
  sellingMinor: number;
  firstBuyMinor: number | null;
  options: { type: 'lens_package' | 'coating'; oid: string; name: string; priceMinor: number }[];
  powerType: PowerType | null;
  packageId: string | null;
  coatingIds: string[];
  /** The price of one piece with its options (one box of contact lenses), in minor units. */
  unitMinor: number;
  /** The boxes of both eyes, which are the quantity of a line of contact lenses. Null for all other goods. */
  boxes: number | null;
  /** The most boxes of one eye; null if there is no limit. */
  maxBoxes: number | null;
  /** The percent off contact lenses whose boxes last for a long supply, else 0. */
  supplyPercent: number;
  labDays: number;
  faults: LineFault[];
}

/** The number of pieces that can be bought of goods that never run out. */
const ENDLESS = 99;

interface LineDetailsContext {
  country: CountryCode;
  language: Language;
  /** The database of the catalogue, for a caller inside a transaction. */
  catalogDb?: Queries;
}

/**
 * The details of several lines in the same order, with current prices and stock. Null for a product that is not sold in
 * the country.
 */
export async function lineDetails(
  db: Queries,
  context: LineDetailsContext,
  choices: readonly LineChoice[],
): Promise<(LineDetails | null)[]> {
  const catalogue = catalogueOf(context.catalogDb ?? db);
  const priceAndStock = await readPricesAndStock(db, context.country, choices);
  return choices.map((choice) => lineDetailsFrom(catalogue, priceAndStock, choice, context));
}

/** The details of a line with prices and stock that were read before. Null if it is not sold in the country. */
export function lineDetailsFrom(
  catalogue: Catalogue,
  priceAndStock: ReadonlyMap<number, PriceAndStock>,
  choice: LineChoice,
  context: Pick<LineDetailsContext, 'country' | 'language'>,
): LineDetails | null {
  const product = catalogue.byId.get(Number(choice.productId));
  const now = priceAndStock.get(Number(choice.productId));
  return product && now ? describeLine(catalogue, product, now, choice, context) : null;
}

function describeLine(
  catalogue: Catalogue,
  product: CatalogProduct,
  { price, quantity }: PriceAndStock,
  choice: LineChoice,
  context: Pick<LineDetailsContext, 'country' | 'language'>,
): LineDetails {
  const { market, selling, firstBuy } = price;
  const words = productTranslation(product, context);
  const lens = chooseLens(catalogue, product, choice);
  const options = lens.parts.map(({ type, row, included }) => ({
    type,
    oid: row.id,
    name: translationIn(row.text, context).title,
    priceMinor: included ? 0 : lensPriceOf(catalogue, context.country, row.id),
  }));
  return {
    productId: choice.productId,
    name: words.name,
    fullName: words.fullName,
    modelName: words.model,
    brandName: words.brand,
    brand: product.model.text.en.brand,
    sku: product.sku,
    thumbnail: pictureUrl(product, 'front'),
    productUrl: urlOf(product),
    frameColour: words.variant,
    frameWidth: product.frameWidth,
    classification: product.model.classification,
    jit: product.jit,
    availableQuantity: quantity ?? ENDLESS,
    currencyCode: countryOf(context.country).currencyCode,
    marketMinor: market,
    sellingMinor: selling,
    firstBuyMinor: firstBuy,
    options,
    powerType: lens.powerType,
    packageId: lens.packageId,
    coatingIds: lens.coatingIds,
    // The reduction for a frame alone may be larger than the price of a cheap frame.
    unitMinor: Math.max(
      0,
      options.reduce((sum, { priceMinor }) => sum + priceMinor, selling),
    ),
    boxes: product.model.classification === 'contact_lens' ? boxesOf(choice.prescription) : null,
    maxBoxes: maxBoxesOf(catalogue, product),
    supplyPercent: supplyPercent(
      choice.prescription,
      suppliesOf(catalogue, product).map(({ boxesPerEye, percent }) => ({
        boxesPerEye,
        discountPercent: percent,
      })),
    ),
    labDays: lens.labDays,
    faults: lens.faults,
  };
}
