/** `one`: 'Only one quantity left'; `few`: 'Selling fast, few pieces left'. */
export type StockLabel = 'one' | 'few';

const FEW = 5;

/** The warning on a cart item that is nearly sold out (CART-11): one piece left, or two to five. */
export function stockLabel(availableQuantity: number): StockLabel | null {
  if (availableQuantity === 1) return 'one';
  return availableQuantity > 1 && availableQuantity <= FEW ? 'few' : null;
}
