import { discountKind, type DiscountKind } from '../discountKind.ts';
import { isSent } from '../isSent.ts';
import type { TaxedLine } from '../lines.ts';
import type { StoredDiscount } from '../minorTotals.ts';
import { shareOut } from './shareOut.ts';
import { worthAfter } from './worthAfter.ts';

type Piece = Pick<TaxedLine, 'productId' | 'price' | 'classification'>;

/** The amounts of a cart or an order that its pieces share before anybody pays. */
interface Shared {
  discounts: StoredDiscount[];
  shipping: number;
  paymentFee: number;
}

/** What the store takes off by itself; the rest is the shopper's own money or a bank's. */
const STORE_KINDS: readonly DiscountKind[] = ['implicit', 'first-frame', 'gold', 'exchange'];

/** Each line as often as it has pieces. */
export function piecesOf<Line extends { quantity: number }>(lines: Line[]): Line[] {
  return lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
}

/** What each piece is worth after the discounts of the store, and its shares of shipping and fee. */
export function worthOfPieces(pieces: Piece[], { discounts, shipping, paymentFee }: Shared) {
  const worths = worthAfter(
    pieces.map(({ productId, price }) => ({ productId, worth: price })),
    discounts.filter((one) => STORE_KINDS.includes(discountKind(one))),
  );
  const shippings = shareOut(shipping, sentWeights(pieces, worths));
  const fees = shareOut(paymentFee, worths);
  return {
    worths,
    shippings,
    fees,
    /** All that is paid for a piece, by whatever means. */
    gross: worths.map((worth, at) => worth + (shippings[at] ?? 0) + (fees[at] ?? 0)),
  };
}

/** By worth among the pieces that are sent, by number where all of those are free of charge. */
function sentWeights(pieces: Piece[], worths: number[]): number[] {
  const sent = pieces.map((piece) => isSent([piece]));
  const weights = worths.map((worth, at) => (sent[at] ? worth : 0));
  return weights.some((weight) => weight > 0) ? weights : sent.map(Number);
}
