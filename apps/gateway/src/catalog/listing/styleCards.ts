import type { Catalogue } from '../catalogue.ts';
import { hasBit } from './filtering/bitSet.ts';

/**
 * One product of each style among some goods, because the sizes of a colour share a card: the first that is in stock.
 * Styles that are sold out are last. Takes and returns positions in the catalogue.
 */
export function styleCards({ index }: Catalogue, goods: Int32Array): Int32Array {
  const { styleOf, inStock } = index;
  const shown = new Int32Array(index.styles).fill(-1);
  const styles = new Int32Array(index.styles);
  let count = 0;
  for (const at of goods) {
    const style = styleOf[at] ?? 0;
    const known = shown[style] ?? -1;
    if (known < 0) {
      styles[count] = style;
      count += 1;
    }
    if (known < 0 || (!hasBit(inStock, known) && hasBit(inStock, at))) shown[style] = at;
  }
  const cards = new Int32Array(count);
  let place = 0;
  for (const isInStock of [true, false])
    for (let nth = 0; nth < count; nth++) {
      const at = shown[styles[nth] ?? 0] ?? 0;
      if (hasBit(inStock, at) !== isInStock) continue;
      cards[place] = at;
      place += 1;
    }
  return cards;
}
