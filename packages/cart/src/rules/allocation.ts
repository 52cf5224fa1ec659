import { discountKind, type DiscountKind } from './discountKind.ts';
import type { TaxedLine } from './salesTax.ts';
import { shareOut } from './shareOut.ts';
import { isSent, type MinorTotals } from './totals.ts';
import { worthAfter } from './worthAfter.ts';

/**
 * What one piece of an order cost and what paid for it, in minor units:
 * price − discount − offer + shipping + express + fee + added tax = voucher + credit + wallet + paid.
 */
export interface PieceShare {
  /** With its lenses, before anything is taken off. */
  price: number;
  /** Taken off by the store. */
  discount: number;
  /** Taken off by a bank for its card. */
  offer: number;
  shipping: number;
  express: number;
  /** Of what the way of paying cost. */
  fee: number;
  /** Its tax: added to the price where the country adds it, else inside the price. */
  tax: number;
  voucher: number;
  credit: number;
  wallet: number;
  /** By card, in cash or in any other way that the order was paid. */
  paid: number;
}

/** What the allocation needs of a line. */
export type AllocatedLine = Pick<
  TaxedLine,
  'productId' | 'price' | 'quantity' | 'classification' | 'isPrescription'
>;

/** The totals of an order, with what express delivery has of its shipping. */
export interface AllocatedTotals extends MinorTotals {
  taxIncluded: boolean;
  express: number;
}

/**
 * Shares all amounts of an order among its pieces; the answer has a list of pieces for each line. Every amount adds up
 * over the pieces to what stands in the totals, and no share is below zero, so that any pieces together were never paid
 * with more than the order. A discount that was given for some products stays with them.
 */
export function allocate(lines: AllocatedLine[], totals: AllocatedTotals): PieceShare[][] {
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  const shares = sharesOfPieces(pieces, totals);
  let from = 0;
  return lines.map(({ quantity }) => shares.slice(from, (from += quantity)));
}

function sharesOfPieces(pieces: AllocatedLine[], totals: AllocatedTotals): PieceShare[] {
  const prices = pieces.map(({ price }) => price);
  const worths = worthAfter(
    pieces.map(({ productId, price }) => ({ productId, worth: price })),
    totals.discounts.filter((discount) => isOf(discount, STORE)),
  );
  const sent = sentWeights(pieces, worths);
  const parts = {
    offer: shareOut(usedOf(totals, ['offer']), worths),
    shipping: shareOut(totals.shipping - totals.express, sent),
    express: shareOut(totals.express, sent),
    fee: shareOut(totals.paymentFee, worths),
    tax: shareOut(totals.totalTax, taxedWorths(pieces, worths, totals)),
  };
  const added = totals.taxIncluded ? [] : parts.tax;
  const owed = worths.map(
    (worth, at) =>
      worth - of(parts.offer, at) + of(parts.shipping, at) + of(parts.express, at) + of(added, at),
  );
  const tenders = payments(owed, totals);
  return pieces.map((_, at) => ({
    price: of(prices, at),
    discount: of(prices, at) - of(worths, at),
    offer: of(parts.offer, at),
    shipping: of(parts.shipping, at),
    express: of(parts.express, at),
    fee: of(parts.fee, at),
    tax: of(parts.tax, at),
    voucher: of(tenders.voucher, at),
    credit: of(tenders.credit, at),
    wallet: of(tenders.wallet, at),
    paid: of(tenders.left, at) + of(parts.fee, at),
  }));
}

/** What the store takes off by itself; the rest is the shopper's own money or the bank's. */
const STORE: readonly DiscountKind[] = ['implicit', 'first-frame', 'gold'];

function isOf(discount: MinorTotals['discounts'][number], kinds: readonly DiscountKind[]): boolean {
  return kinds.includes(discountKind(discount));
}

function usedOf({ discounts }: Pick<MinorTotals, 'discounts'>, kinds: readonly DiscountKind[]): number {
  return discounts.reduce((sum, one) => sum + (isOf(one, kinds) ? one.amount : 0), 0);
}

/** By worth among the pieces that are sent, by number where all of those are free of charge. */
function sentWeights(pieces: AllocatedLine[], worths: number[]): number[] {
  const sent = pieces.map((piece) => isSent([piece]));
  const weights = worths.map((worth, at) => (sent[at] ? worth : 0));
  return weights.some((weight) => weight > 0) ? weights : sent.map(Number);
}

/** The worth of the pieces that are taxed: where sales tax exempts prescriptions, all others. */
function taxedWorths(pieces: AllocatedLine[], worths: number[], { salesTax }: MinorTotals): number[] {
  return worths.map((worth, at) => (salesTax?.hasExempt && pieces[at]?.isPrescription ? 0 : worth));
}

/** The shopper's own money pays for each piece what it can, one kind after the other; something else pays what is left. */
function payments(owed: number[], totals: MinorTotals) {
  let left = owed;
  const use = (kinds: DiscountKind[]) => {
    const parts = shareOut(usedOf(totals, kinds), left);
    left = left.map((open, at) => open - of(parts, at));
    return parts;
  };
  const [voucher, credit, wallet] = [use(['gv', 'lunette']), use(['sc']), use(['wallet'])];
  return { voucher, credit, wallet, left };
}

function of(amounts: number[], at: number): number {
  return amounts[at] ?? 0;
}
