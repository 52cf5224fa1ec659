import type { PieceShare } from './allocation.ts';
import { shareOut } from './shareOut.ts';

/** What a change of an item's price does to one of its amounts, in minor units; below zero it goes back. */
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

/** In this order a lower price brings money back: what was paid first, the shopper's own money last. */
const BACK = ['paid', 'wallet', 'credit', 'voucher'] as const;

/**
 * The shares of an item after its price has changed. What the pieces cost more is paid anew; what they cost less comes back
 * from what has paid for them. Their discounts, shipping and fees stay as they were agreed when the order was placed. Null
 * where a piece would cost less than what was taken off its price.
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
    for (const tender of BACK) {
      const part = open >= 0 ? open : Math.max(open, -share[tender]);
      next[tender] += part;
      money[tender] += part;
      open -= part;
    }
    if (open < 0 || next.price < share.discount + share.offer || next.tax < 0) return null;
    amended.push(next);
  }
  return { shares: amended, money };
}
