import type { NewCartItem } from '@lunette/cart/contract';
import type { StoredItem } from '../../checkout/order/schema.ts';

/** The choice of product, lenses and power with which an item was ordered. */
export function choiceAgain({ productId, quantity, prescription, details }: StoredItem): NewCartItem {
  const oids = (type: StoredItem['details']['options'][number]['type']) =>
    details.options.filter((option) => option.type === type).map(({ oid }) => oid);
  return {
    productId,
    quantity,
    powerType: details.powerType ?? undefined,
    packageId: oids('lens_package')[0],
    coatingIds: oids('coating'),
    prescription: prescription ?? undefined,
  };
}
