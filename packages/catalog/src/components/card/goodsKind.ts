/** The word for the goods of a category: `frames`, or `products` for everything else. */
export function goodsKind(categoryType: string): 'frames' | 'products' {
  return /eyeframe|sunglasses|frame/i.test(categoryType) ? 'frames' : 'products';
}
