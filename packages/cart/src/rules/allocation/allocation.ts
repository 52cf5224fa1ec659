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
  /** Its share of the fee of the payment method. */
  fee: number;
  /** Its tax: added to the price if the country adds it, else included in the price. */
  tax: number;
  voucher: number;
  credit: number;
  wallet: number;
  /** Paid by card, in cash or by any other method. */
  paid: number;
}

/** What the allocation needs of a line. */
export type AllocatedLine = Pick<
  TaxedLine,
  'productId' | 'price' | 'quantity' | 'classification' | 'isPrescription' | 'taxPercent'
>;

/** The totals of an order, with the part of its shipping that express delivery costs. */
export interface AllocatedTotals extends MinorTotals {
  express: number;
}

/**
 * Divides all amounts of an order among its pieces and returns a list of shares for each line. The shares of each amount
 * add up to its total, and none is below zero, so no set of pieces was paid with more than the order. A discount for
 * certain products is divided among those alone.
 */
export function allocate(lines: AllocatedLine[], totals: AllocatedTotals): PieceShare[][] {
  const shares = sharesOfPieces(piecesOf(lines), totals);
  let from = 0;
  return lines.map(({ quantity }) => shares.slice(from, (from += quantity)));
}

function sharesOfPieces(pieces: AllocatedLine[], totals: AllocatedTotals): PieceShare[] {
  const { worths, shippings, fees, gross } = worthOfPieces(pieces, totals);
  const offers = shareOut(sumOfDiscounts(totals, ['offer']), worths);
  const express = shareOut(totals.express, shippings);
  const taxes = taxesOf(pieces, { worths, gross }, totals);
  const added = totals.taxIncluded ? [] : taxes;
  const tenders = tendersOf(
    gross.map((amount, at) => amount - amountAt(fees, at) - amountAt(offers, at) + amountAt(added, at)),
    totals,
  );
  return pieces.map(({ price }, at) => ({
    price,
    discount: price - amountAt(worths, at),
    offer: amountAt(offers, at),
    shipping: amountAt(shippings, at) - amountAt(express, at),
    express: amountAt(express, at),
    fee: amountAt(fees, at),
    tax: amountAt(taxes, at),
    voucher: amountAt(tenders.voucher, at),
    credit: amountAt(tenders.credit, at),
    wallet: amountAt(tenders.wallet, at),
    paid: amountAt(tenders.left, at) + amountAt(fees, at),
  }));
}

function sumOfDiscounts(
  { discounts }: Pick<MinorTotals, 'discounts'>,
  kinds: readonly DiscountKind[],
): number {
  return discounts.reduce(
    (sum, discount) => sum + (kinds.includes(discountKind(discount)) ? discount.amount : 0),
    0,
  );
}

/** The tax of each piece: added tax is divided among the taxed goods, included tax among the goods of its rate. */
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
    const weights = gross.map((amount, at) => (pieces[at]?.taxPercent === percent ? amount : 0));
    return shareOut(amount / count, weights).map((part) => part * count);
  });
  return pieces.map((_, at) => byRate.reduce((sum, shares) => sum + amountAt(shares, at), 0));
}

/** The shopper's own money pays for each piece first, one kind after the other; `left` is paid by other means. */
function tendersOf(owed: number[], totals: MinorTotals) {
  let left = owed;
  const use = (kinds: DiscountKind[]) => {
    const parts = shareOut(sumOfDiscounts(totals, kinds), left);
    left = left.map((open, at) => open - amountAt(parts, at));
    return parts;
  };
  const [voucher, credit, wallet] = [use(['gv', 'lunette']), use(['sc']), use(['wallet'])];
  return { voucher, credit, wallet, left };
}

function amountAt(amounts: number[], at: number): number {
  return amounts[at] ?? 0;
}
