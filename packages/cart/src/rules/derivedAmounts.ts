import { toMinor } from '@lunette/country-config';
import type { CartTotals, Discount } from '../contract/index.ts';

/** What the storefront derives from a cart's totals (CART-02). */
export interface DerivedAmounts {
  /** Gift vouchers and the store's own discounts together (CART-03). */
  gvAmt: number;
  /** Store credit and wallet together. */
  scAmt: number;
  /** Discounts that are not the shopper's own money, such as that of the bag or of a bank. */
  implicitAmt: number;
  /** What is left to pay, added up from its parts. */
  netAmountCart: number;
}

/** The amounts by kind of discount, and what is left to pay. */
export function derivedAmounts(totals: CartTotals): DerivedAmounts {
  const sum = (...types: Discount['type'][]) =>
    totals.discounts
      .filter(({ type }) => types.includes(type))
      .reduce((total, { amount }) => total + toMinor(amount), 0);
  const [gv, sc, implicit] = [sum('gv', 'lunette'), sum('sc'), sum('implicit')];
  const tax = totals.taxIncluded ? 0 : toMinor(totals.totalTax);
  const bought = toMinor(totals.subTotal) + toMinor(totals.shipping) + tax;
  const net = Math.max(0, bought - gv - sc - implicit) + toMinor(totals.paymentFee ?? 0);
  return {
    gvAmt: gv / 100,
    scAmt: sc / 100,
    implicitAmt: implicit / 100,
    netAmountCart: net / 100,
  };
}
