import { discountKind, type DiscountKind } from '../discountKind.ts';
import type { TaxedLine } from '../lines.ts';
import type { MinorTotals } from '../minorTotals.ts';
import { piecesOf, worthOfPieces } from './pieces.ts';
import { shareOut } from './shareOut.ts';

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
  'productId' | 'price' | 'quantity' | 'classification' | 'isPrescription' | 'taxPercent'
>;

/** The totals of an order, with what express delivery has of its shipping. */
export interface AllocatedTotals extends MinorTotals {
  express: number;
}

/**
 * Shares all amounts of an order among its pieces; the answer has a list of pieces for each line. Every amount adds up
 * over the pieces to what stands in the totals, and no share is below zero, so that any pieces together were never paid
 * with more than the order. A discount that was given for some products stays with them.
 */
export function allocate(lines: AllocatedLine[], totals: AllocatedTotals): PieceShare[][] {
  const shares = sharesOfPieces(piecesOf(lines), totals);
  let from = 0;
  return lines.map(({ quantity }) => shares.slice(from, (from += quantity)));
}

function sharesOfPieces(pieces: AllocatedLine[], totals: AllocatedTotals): PieceShare[] {
  const { worths, shippings, fees, gross } = worthOfPieces(pieces, totals);
  const offers = shareOut(usedOf(totals, ['offer']), worths);
  const express = shareOut(totals.express, shippings);
  const taxes = taxesOf(pieces, { worths, gross }, totals);
  const added = totals.taxIncluded ? [] : taxes;
  const tenders = payments(
    gross.map((all, at) => all - of(fees, at) - of(offers, at) + of(added, at)),
    totals,
  );
  return pieces.map(({ price }, at) => ({
    price,
    discount: price - of(worths, at),
    offer: of(offers, at),
    shipping: of(shippings, at) - of(express, at),
    express: of(express, at),
    fee: of(fees, at),
    tax: of(taxes, at),
    voucher: of(tenders.voucher, at),
    credit: of(tenders.credit, at),
    wallet: of(tenders.wallet, at),
    paid: of(tenders.left, at) + of(fees, at),
  }));
}

function usedOf({ discounts }: Pick<MinorTotals, 'discounts'>, kinds: readonly DiscountKind[]): number {
  return discounts.reduce((sum, one) => sum + (kinds.includes(discountKind(one)) ? one.amount : 0), 0);
}

/** The tax of each piece: what is added falls on what is taxed, what is inside the prices on the goods of its rate. */
function taxesOf(
  pieces: AllocatedLine[],
  { worths, gross }: { worths: number[]; gross: number[] },
  { salesTax, taxLines, totalTax }: MinorTotals,
): number[] {
  if (salesTax) {
    const isExempt = (at: number) => salesTax.hasExempt && pieces[at]?.isPrescription;
    return shareOut(
      totalTax,
      worths.map((worth, at) => (isExempt(at) ? 0 : worth)),
    );
  }
  if (!taxLines) return shareOut(totalTax, gross);
  // The equal parts of a rate stay equal in each piece.
  const byRate = taxLines.map(({ percent, amount, parts }) => {
    const count = Math.max(1, parts.length);
    const weights = gross.map((all, at) => (pieces[at]?.taxPercent === percent ? all : 0));
    return shareOut(amount / count, weights).map((part) => part * count);
  });
  return pieces.map((_, at) => byRate.reduce((sum, shares) => sum + of(shares, at), 0));
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
