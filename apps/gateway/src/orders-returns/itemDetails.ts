import type { OrderItem } from '@lunette/orders-returns/contract';
import type { ShelfProduct } from '../catalog/catalogue.ts';
import { needsPower } from '../catalog/lenses/chooseLens.ts';
import type { LineFacts } from '../catalog/product/lineDetails.ts';
import type { Translate } from '../platform/texts/texts.ts';

type Kept =
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

/** What an order keeps of its goods: as the shopper saw them, whatever the catalogue says later. */
export type ItemFacts = Pick<LineFacts, Kept> & Pick<OrderItem, Described>;

const MEMBERSHIP_DAYS = 365;

/** The part of the catalogue's word that an order keeps, in the shopper's language. */
export function itemFacts(facts: LineFacts, shelf: ShelfProduct | undefined, t: Translate): ItemFacts {
  const { name, modelName, sku, brandName, thumbnail, productUrl, classification, currencyCode } = facts;
  const { frameColour, frameWidth, marketMinor, sellingMinor, firstBuyMinor, options, powerType, unitMinor } =
    facts;
  const { usage, rim } = shelf?.model ?? { usage: null, rim: null };
  return {
    ...{ name, modelName, sku, brandName, thumbnail, productUrl, classification, currencyCode },
    ...{ frameColour, frameWidth, marketMinor, sellingMinor, firstBuyMinor, options, powerType, unitMinor },
    subcategory: usage ? t(`catalog.usage.${usage}`) : t(`catalog.type.${classification}`),
    frameSize: shelf?.size ? t(`catalog.size.${shelf.size}`) : null,
    frameType: rim ? t(`catalog.rim.${rim}`) : null,
    powerRequired: needsPower(powerType) ? 'POWER_REQUIRED' : 'NO_POWER',
    lensType: powerType ? t(`catalog.lens-type.${powerType}.title`) : null,
    tierMembershipDuration: classification === 'loyalty_services' ? MEMBERSHIP_DAYS : null,
  };
}

/** The lens package that is made for an item; null where no lenses are made: a frame alone keeps its demo lens. */
export function lensPackageOf({
  options,
  powerType,
}: Pick<ItemFacts, 'options' | 'powerType'>): OrderItem['package'] {
  const chosen = powerType === 'frame_only' ? undefined : options.find(({ type }) => type === 'lens_package');
  return chosen ? { id: chosen.oid, name: chosen.name } : null;
}
