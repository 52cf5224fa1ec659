import { discountKind, type DiscountKind } from '../discountKind.ts';
import { isSent } from '../isSent.ts';
import type { TaxedLine } from '../lines.ts';
import type { StoredDiscount } from '../minorTotals.ts';
import { shareOut } from './shareOut.ts';
import { worthAfter } from './worthAfter.ts';

type Piece = Pick<TaxedLine, 'productId' | 'price' | 'classification'>;

/** The amounts of a cart or an order that are divided among its pieces before it is paid. */
interface SharedAmounts {
  discounts: StoredDiscount[];
  shipping: number;
  paymentFee: number;
}

/** Discounts of the store; all other kinds are the shopper's own money or a bank's offer. */
const STORE_KINDS: readonly DiscountKind[] = ['implicit', 'first-frame', 'gold', 'supply', 'exchange'];

/** Repeats each line once for each of its pieces. */
export function piecesOf<Line extends { quantity: number }>(lines: Line[]): Line[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
}

/** What each piece is worth after the discounts of the store, and its shares of shipping and fee. */
export function worthOfPieces(pieces: Piece[], { discounts, shipping, paymentFee }: SharedAmounts) {
  const worths = worthAfter(
    pieces.map(({ productId, price }) => ({ productId, worth: price })),
    discounts.filter((discount) => STORE_KINDS.includes(discountKind(discount))),
  );
  const shippings = shareOut(shipping, sentWeights(pieces, worths));
  const fees = shareOut(paymentFee, worths);
  return {
    worths,
    shippings,
    fees,
    /** The whole amount that is paid for each piece, by any tender. */
    gross: worths.map((worth, at) => worth + (shippings[at] ?? 0) + (fees[at] ?? 0)),
  };
}

/** Weights for the shipping: the worth of each piece that is sent, or equal weights where all of those are free. */
function sentWeights(pieces: Piece[], worths: number[]): number[] {
  const sent = pieces.map((piece) => isSent([piece]));
  const weights = worths.map((worth, at) => (sent[at] ? worth : 0));
  return weights.some((weight) => weight > 0) ? weights : sent.map(Number);
}
