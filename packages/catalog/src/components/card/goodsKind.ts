/** What the goods of a category are called: frames have a word of their own. */
export function goodsKind(categoryType: string): 'frames' | 'products' {
  return /eyeframe|sunglasses|frame/i.test(categoryType) ? 'frames' : 'products';
}
