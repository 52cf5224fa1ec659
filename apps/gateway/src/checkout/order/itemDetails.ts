import type { OrderItem } from '@lunette/orders-returns/contract';
import type { CatalogProduct } from '../../catalog/catalogue.ts';
import { needsPower } from '../../catalog/lenses/chooseLens.ts';
import type { LineDetails } from '../../catalog/product/lineDetails.ts';
import type { Translate } from '../../platform/texts/texts.ts';

type StoredDetail =
  | 'name'
  | 'modelName'
  | 'sku'
  | 'brandName'
  | 'thumbnail'
  | 'productUrl'
  | 'classification'
  | 'frameColour'
  | 'frameWidth'
  | 'currencyCode'
  | 'marketMinor'
  | 'sellingMinor'
  | 'firstBuyMinor'
  | 'options'
  | 'powerType'
  | 'unitMinor';
type Described =
  'subcategory' | 'frameSize' | 'frameType' | 'powerRequired' | 'lensType' | 'tierMembershipDuration';

/** The details of an item as the shopper saw them; later changes of the catalogue do not change them. */
export type ItemDetails = Pick<LineDetails, StoredDetail> &
  Pick<OrderItem, Described> & {
    /** The tax rate of its price in percent; missing in old orders, for which the rate of the order is used. */
    taxPercent?: number;
  };

const MEMBERSHIP_DAYS = 365;

/** The details of a line that an order stores, in the shopper's language. */
export function itemDetails(
  details: LineDetails,
  product: CatalogProduct | undefined,
  t: Translate,
): ItemDetails {
  const { name, modelName, sku, brandName, thumbnail, productUrl, classification, currencyCode } = details;
  const { frameColour, frameWidth, marketMinor, sellingMinor, firstBuyMinor, options, powerType, unitMinor } =
    details;
  const { usage, rim } = product?.model ?? { usage: null, rim: null };
  return {
    name,
    modelName,
    sku,
    brandName,
    thumbnail,
    productUrl,
    classification,
    currencyCode,
    frameColour,
    frameWidth,
    marketMinor,
    sellingMinor,
    firstBuyMinor,
    options,
    powerType,
    unitMinor,
    subcategory: usage ? t(`catalog.usage.${usage}`) : t(`catalog.type.${classification}`),
    frameSize: product?.size ? t(`catalog.size.${product.size}`) : null,
    frameType: rim ? t(`catalog.rim.${rim}`) : null,
    powerRequired: needsPower(powerType) ? 'POWER_REQUIRED' : 'NO_POWER',
    lensType: powerType ? t(`catalog.lens-type.${powerType}.title`) : null,
    tierMembershipDuration: classification === 'loyalty_services' ? MEMBERSHIP_DAYS : null,
  };
}

/** The lens package of an item; null if no lenses are made, as for a frame that keeps its demo lenses. */
export function lensPackageOf({
  options,
  powerType,
}: Pick<ItemDetails, 'options' | 'powerType'>): OrderItem['package'] {
  const chosen = powerType === 'frame_only' ? undefined : options.find(({ type }) => type === 'lens_package');
  return chosen ? { id: chosen.oid, name: chosen.name } : null;
}
