/** Where the power of an ordered item is entered. */
export function powerPath(orderId: string, itemId: string): string {
  return `/editpower/options/view?orderId=${encodeURIComponent(orderId)}&itemId=${encodeURIComponent(itemId)}`;
}
