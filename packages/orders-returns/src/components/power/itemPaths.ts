/** The path of the page that changes the lenses of an ordered item. */
export function lensPath(orderId: string, itemId: string): string {
  return `/lens-package-upgrade/${encodeURIComponent(orderId)}/${encodeURIComponent(itemId)}`;
}

/** The path of the page that enters the power of an ordered item. */
export function powerPath(orderId: string, itemId: string): string {
  return `/editpower/options/view?orderId=${encodeURIComponent(orderId)}&itemId=${encodeURIComponent(itemId)}`;
}
