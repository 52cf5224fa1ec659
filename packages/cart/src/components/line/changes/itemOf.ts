import type { CartLine, NewCartItem } from '../../../contract/index.ts';

/** An item that names each field, so that the compiler reports one that is forgotten. */
type WholeItem = { [Field in keyof Required<NewCartItem>]: NewCartItem[Field] };

/** The item for `addItem` that restores a line. */
export function itemOf(line: CartLine): WholeItem {
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
