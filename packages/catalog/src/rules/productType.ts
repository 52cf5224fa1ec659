const BY_PREFIX = [
  ['eye', 'eyeglass'],
  ['sun', 'sunglass'],
  ['contact', 'contact lens'],
  ['watch', 'accessories'],
  ['service', 'membership'],
] as const;

export type ProductType = (typeof BY_PREFIX)[number][1] | '';

/** The kind of goods that a stock-keeping number begins with (PDP-14); empty where it says nothing. */
export function productType(sku: string): ProductType {
  const start = sku.trim().toLowerCase();
  return BY_PREFIX.find(([prefix]) => start.startsWith(prefix))?.[1] ?? '';
}
