/** Where the lenses of an ordered item are changed. */
export function lensPath(orderId: string, itemId: string): string {
  return `/lens-package-upgrade/${encodeURIComponent(orderId)}/${encodeURIComponent(itemId)}`;
}

/** Where the power of an ordered item is entered. */
export function powerPath(orderId: string, itemId: string): string {
  return `/editpower/options/view?orderId=${encodeURIComponent(orderId)}&itemId=${encodeURIComponent(itemId)}`;
}
