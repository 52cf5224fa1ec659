const BY_PREFIX = [
  ['eye', 'eyeglass'],
  ['sun', 'sunglass'],
  ['contact', 'contact lens'],
  ['watch', 'accessories'],
  ['service', 'membership'],
] as const;

/** The kind of goods by SKU; empty if unknown. */
export type ProductType = (typeof BY_PREFIX)[number][1] | '';

/** The kind of goods by the prefix of a SKU (PDP-14); empty if unknown. */
export function productType(sku: string): ProductType {
  const start = sku.trim().toLowerCase();
  return BY_PREFIX.find(([prefix]) => start.startsWith(prefix))?.[1] ?? '';
}
