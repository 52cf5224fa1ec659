import type { Classification } from '@lunette/catalog/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { boxesOf } from '@lunette/prescription/rules';
import { countryOf, type CountryCode, type CurrencyCode, type Language } from '@lunette/country-config';
import type { z } from 'zod';
import type { Queries } from '../../platform/database/database.ts';
import { urlOf } from '../listing/card.ts';
import { catalogueOf, type Catalogue, type CatalogProduct } from '../catalogue.ts';
import { chooseLens } from '../lenses/chooseLens.ts';
import { lensPriceOf } from '../lenses/lensOffer.ts';
import { pictureUrl } from './picture.ts';
import { readPricesAndStock, type PriceAndStock } from '../stock/priceAndStock.ts';
import type { PowerType } from '../schema.ts';
import { productTranslation, translationIn } from '../translations.ts';

/** One line as a shopper chose it. */
export interface LineChoice {
  productId: string;
  powerType?: PowerType | null;
  packageId?: string | null;
  coatingIds?: readonly string[];
  prescription?: Prescription | null;
}

/** Why a line cannot be sold as chosen. */
export interface LineFault {
  field:
    'powerType' | 'packageId' | 'coatingIds' | 'prescription' | `prescription.${'left' | 'right'}.${string}`;
  code: string;
  textId: string;
  values?: Record<string, string | number>;
}

export interface LineDetails {
  productId: string;
  name: string;
  fullName: string;
  modelName: string;
  brandName: string;
  /** The English name of the brand, as rules name it. */
  brand: string;
  sku: string;
  thumbnail: string;
  productUrl: string;
  frameColour: string;
  frameWidth: number | null;
  classification: z.infer<typeof Classification>;
  jit: boolean;
  /** Pieces in stock; 99 for what never runs out. 0 is sold out, which is no fault of the choice. */
  availableQuantity: number;
  currencyCode: CurrencyCode;
  marketMinor: number;
  sellingMinor: number;
  firstBuyMinor: number | null;
  options: { type: 'lens_package' | 'coating'; oid: string; name: string; priceMinor: number }[];
  powerType: PowerType | null;
  packageId: string | null;
  coatingIds: string[];
  /** Price of one piece with its options (one box of contact lenses), in minor units. */
  unitMinor: number;
  /** Boxes of both eyes, for goods counted in boxes: the line's quantity. Null for everything else. */
  boxes: number | null;
  labDays: number;
  faults: LineFault[];
}

/** How many pieces of goods that never run out are sold at a time. */
const ENDLESS = 99;

interface LineDetailsContext {
  country: CountryCode;
  language: Language;
  /** The database whose catalogue it is, for a caller inside a transaction. */
  catalogDb?: Queries;
}

/** Details of several lines in the order asked, with today's prices and stock. Null: not sold in the country. */
export async function lineDetails(
  db: Queries,
  context: LineDetailsContext,
  choices: readonly LineChoice[],
): Promise<(LineDetails | null)[]> {
  const catalogue = catalogueOf(context.catalogDb ?? db);
  const priceAndStock = await readPricesAndStock(db, context.country, choices);
  return choices.map((choice) => lineDetailsFrom(catalogue, priceAndStock, choice, context));
}

/** Details of a line with prices and stock that were read before. Null: not sold in the country. */
export function lineDetailsFrom(
  catalogue: Catalogue,
  priceAndStock: ReadonlyMap<number, PriceAndStock>,
  choice: LineChoice,
  context: Pick<LineDetailsContext, 'country' | 'language'>,
): LineDetails | null {
  const one = catalogue.byId.get(Number(choice.productId));
  const now = priceAndStock.get(Number(choice.productId));
  return one && now ? describeLine(catalogue, one, now, choice, context) : null;
}

function describeLine(
  catalogue: Catalogue,
  one: CatalogProduct,
  { price, quantity }: PriceAndStock,
  choice: LineChoice,
  context: Pick<LineDetailsContext, 'country' | 'language'>,
): LineDetails {
  const { market, selling, firstBuy } = price;
  const words = productTranslation(one, context);
  const lens = chooseLens(catalogue, one, choice);
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
    brand: one.model.text.en.brand,
    sku: one.sku,
    thumbnail: pictureUrl(one, 'front'),
    productUrl: urlOf(one),
    frameColour: words.variant,
    frameWidth: one.frameWidth,
    classification: one.model.classification,
    jit: one.jit,
    availableQuantity: quantity ?? ENDLESS,
    currencyCode: countryOf(context.country).currencyCode,
    marketMinor: market,
    sellingMinor: selling,
    firstBuyMinor: firstBuy,
    options,
    powerType: lens.powerType,
    packageId: lens.packageId,
    coatingIds: lens.coatingIds,
    // The reduction for a frame alone may be larger than the price of a cheap one.
    unitMinor: Math.max(
      0,
      options.reduce((sum, { priceMinor }) => sum + priceMinor, selling),
    ),
    boxes: one.model.classification === 'contact_lens' ? boxesOf(choice.prescription) : null,
    labDays: lens.labDays,
    faults: lens.faults,
  };
}
