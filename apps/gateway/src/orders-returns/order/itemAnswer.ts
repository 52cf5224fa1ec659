import type { OrderItem } from '@lunette/orders-returns/contract';
import { statusGroup } from '@lunette/orders-returns/rules';
import { fromMinor } from '@lunette/country-config';
import { catalogPrices, optionsOf } from '../../cart/cartAnswer.ts';
import { lensPackageOf } from '../../checkout/order/itemDetails.ts';
import type { StoredItem } from '../../checkout/order/schema.ts';
import type { ItemStep } from '../fulfilment/itemHistory.ts';

const KINDS = ['eyeframe', 'sunglasses', 'contact_lens', 'loyalty_services'] as const;

/** An ordered item and its statuses in the form of the contract, without the fields that need more than the item. */
export function itemAnswer(
  { id, productId, quantity, prescription, details }: StoredItem,
  history: ItemStep[],
): Omit<
  OrderItem,
  | 'appointment'
  | 'cancelled'
  | 'parcel'
  | 'nextStatus'
  | 'expectedStatuses'
  | 'powerOpen'
  | 'powerUnread'
  | 'unreadable'
  | 'lateCancel'
  | 'lensesOpen'
  | 'return'
  | 'sentBack'
  | 'returnable'
  | 'exchangeable'
  | 'exchange'
> {
  const { currencyCode, unitMinor, classification, powerType } = details;
  const lens = lensPackageOf(details);
  return {
    id,
    productId,
    name: details.name,
    // Older orders have no model name.
    modelName: details.modelName,
    sku: details.sku,
    brandName: details.brandName,
    thumbnail: details.thumbnail,
    productUrl: details.productUrl,
    quantity,
    classification: KINDS.find((kind) => kind === classification) ?? 'accessories',
    subcategory: details.subcategory,
    frameSize: details.frameSize,
    frameType: details.frameType,
    frameWidth: details.frameWidth,
    frameColour: details.frameColour,
    powerRequired: details.powerRequired,
    catalogPrices: catalogPrices(details),
    price: fromMinor(unitMinor, currencyCode),
    amount: { total: (unitMinor * quantity) / 100, currencyCode },
    // The reduction for a frame without lenses is not a lens package, although the catalogue lists it as one.
    options: optionsOf(details).filter(({ type, oid }) => type !== 'lens_package' || oid === lens?.id),
    package: lens,
    prescription: prescription && { ...prescription, powerType },
    powerType,
    lensType: details.lensType,
    tierMembershipDuration: details.tierMembershipDuration,
    statusHistory: history.map(({ status, at }) => ({
      status,
      group: statusGroup(status),
      at: at.toISOString(),
    })),
  };
}
