import type { CartLine, NewCartItem } from '../../../contract/index.ts';

/** The item for `addItem` that restores a line. */
export function itemOf(line: CartLine): NewCartItem {
  const oids = (type: CartLine['options'][number]['type']) =>
    line.options.filter((option) => option.type === type).map(({ oid }) => oid);
  return {
    productId: line.productId,
    quantity: line.quantity,
    powerType: line.powerType ?? undefined,
    packageId: oids('lens_package')[0],
    coatingIds: oids('coating'),
    prescription: line.prescription ?? undefined,
  };
}
