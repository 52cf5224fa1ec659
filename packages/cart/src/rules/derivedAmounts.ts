import { toMinor } from '@lunette/country-config';
import type { CartTotals, Discount } from '../contract.ts';

/** What the storefront derives from a cart's totals (CART-02). */
export interface DerivedAmounts {
  /** Gift vouchers and the house's own discounts together (CART-03). */
  gvAmt: number;
  /** Store credit. */
  scAmt: number;
  /** Discounts that apply by themselves. */
  implicitAmt: number;
  /** What is left to pay, added up from its parts. */
  netAmountCart: number;
}

/** The amounts by kind of discount, and what is left to pay. */
export function derivedAmounts(totals: CartTotals): DerivedAmounts {
  const sum = (...types: Discount['type'][]) =>
    totals.discounts
      .filter(({ type }) => types.includes(type))
      .reduce((all, { amount }) => all + toMinor(amount), 0);
  const [gv, sc, implicit] = [sum('gv', 'lunette'), sum('sc'), sum('implicit')];
  const added = toMinor(totals.shipping) + toMinor(totals.paymentFee ?? 0);
  const tax = totals.taxIncluded ? 0 : toMinor(totals.totalTax);
  const net = Math.max(0, toMinor(totals.subTotal) - gv - sc - implicit) + added + tax;
  return { gvAmt: gv / 100, scAmt: sc / 100, implicitAmt: implicit / 100, netAmountCart: net / 100 };
}
