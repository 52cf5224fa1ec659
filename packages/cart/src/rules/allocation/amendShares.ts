import type { PieceShare } from './allocation.ts';
import { shareOut } from './shareOut.ts';

/** How a change of an item's price changes what each tender pays, in minor units; a refund is negative. */
export interface AmendedMoney {
  paid: number;
  wallet: number;
  credit: number;
  voucher: number;
}

/** A change of the price of an item, for each of its pieces, and of the tax on all of them. */
interface PriceChange {
  unit: number;
  tax: number;
  /** Whether the tax is inside the price. */
  taxIncluded: boolean;
}

/** The order in which a lower price is refunded: the payment first, the shopper's own money last. */
const REFUND_ORDER = ['paid', 'wallet', 'credit', 'voucher'] as const;

/**
 * The shares of an item after its price has changed. A higher price is charged as a new payment; a lower one is refunded to
 * the tenders that paid. Discounts, shipping and fees stay as they were when the order was placed. Null if a piece would
 * cost less than its discount.
 */
export function amendShares(
  shares: readonly PieceShare[],
  { unit, tax, taxIncluded }: PriceChange,
): { shares: PieceShare[]; money: AmendedMoney } | null {
  const taxes = shareOut(
    Math.abs(tax),
    shares.map(() => 1),
  ).map((part) => Math.sign(tax) * part);
  const money: AmendedMoney = { paid: 0, wallet: 0, credit: 0, voucher: 0 };
  const amended: PieceShare[] = [];
  for (const [at, share] of shares.entries()) {
    const ownTax = taxes[at] ?? 0;
    const next = { ...share, price: share.price + unit, tax: share.tax + ownTax };
    let open = unit + (taxIncluded ? 0 : ownTax);
    for (const tender of REFUND_ORDER) {
      // The fee is never paid by the shopper's own money, so its part of the payment stays.
      const most = tender === 'paid' ? share.paid - share.fee : share[tender];
      const part = open >= 0 ? open : Math.max(open, -most);
      next[tender] += part;
      money[tender] += part;
      open -= part;
    }
    if (open < 0 || next.price < share.discount + share.offer || next.tax < 0) return null;
    amended.push(next);
  }
  return { shares: amended, money };
}
