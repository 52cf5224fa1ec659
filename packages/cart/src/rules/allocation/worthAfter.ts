import { shareOut } from './shareOut.ts';
import type { StoredDiscount } from '../minorTotals.ts';

/** Goods that a discount may be given for, and what they cost; in minor units. */
export interface Goods {
  productId: string;
  worth: number;
}

/**
 * What goods are worth when the discounts are shared among them by worth. A discount that was given for some products
 * lowers those alone and comes first; what they are not worth is taken off the rest, so that all of it is taken off.
 */
export function worthAfter(goods: Goods[], discounts: StoredDiscount[]): number[] {
  let worths = goods.map(({ worth }) => worth);
  let open = 0;
  for (const { amount, productIds } of discounts) {
    if (!productIds) {
      open += amount;
      continue;
    }
    const own = worths.map((worth, at) => (productIds.includes(goods[at]?.productId ?? '') ? worth : 0));
    const taken = Math.min(amount, sumOf(own));
    worths = less(worths, taken, own);
    open += amount - taken;
  }
  return less(worths, Math.min(open, sumOf(worths)), worths);
}

function less(worths: number[], amount: number, weights: number[]): number[] {
  const shares = shareOut(amount, weights);
  return worths.map((worth, at) => worth - (shares[at] ?? 0));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
