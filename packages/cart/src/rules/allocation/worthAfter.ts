import { shareOut } from './shareOut.ts';
import type { StoredDiscount } from '../minorTotals.ts';

/** A product and what it costs before discounts, in minor units. */
export interface DiscountedGoods {
  productId: string;
  worth: number;
}

/**
 * What goods are worth after the discounts, which are divided among them by worth. A discount for certain products lowers
 * those first; what exceeds their worth is taken off the other goods, so that the whole discount is used.
 */
export function worthAfter(goods: DiscountedGoods[], discounts: StoredDiscount[]): number[] {
  let worths = goods.map(({ worth }) => worth);
  let open = 0;
  for (const { amount, productIds } of discounts) {
    if (!productIds) {
      open += amount;
      continue;
    }
    const own = worths.map((worth, at) => (productIds.includes(goods[at]?.productId ?? '') ? worth : 0));
    const taken = Math.min(amount, sumOf(own));
    worths = subtractShares(worths, taken, own);
    open += amount - taken;
  }
  return subtractShares(worths, Math.min(open, sumOf(worths)), worths);
}

function subtractShares(worths: number[], amount: number, weights: number[]): number[] {
  const shares = shareOut(amount, weights);
  return worths.map((worth, at) => worth - (shares[at] ?? 0));
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
