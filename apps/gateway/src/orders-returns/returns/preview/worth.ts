import type { PieceShare } from '@lunette/cart/rules';
import type { ReturnReason } from '@lunette/orders-returns/contract';
import { REASON_RULES } from '../eligibility/returnReasons.ts';
import type { ReturnTerms } from '../eligibility/returnTerms.ts';

/** What paid for a piece, in minor units. */
export type Tenders = Pick<PieceShare, 'voucher' | 'credit' | 'wallet' | 'paid'>;

/** A piece that comes back. */
export interface ReturnedPiece {
  share: PieceShare;
  /** Of its price, what its lenses cost that were made to measure. */
  lenses: number;
  reason: ReturnReason;
}

export interface Worth {
  /** What comes back, by what had paid for it. */
  tenders: Tenders;
  total: number;
  /** Its parts: price less discounts with the tax that was added; of that, the lenses that stay away. */
  goods: number;
  lensesKept: number;
  /** Of it, the discounts that lower the price. */
  discounts: number;
  /** Standard shipping, and express with what the way of paying had cost, where they come back. */
  shipping: number;
  fees: number;
  /** Standard shipping of pieces that came back before, now that nothing of the order remains. */
  lateShipping: number;
}

type Terms = Pick<ReturnTerms, 'lenses'>;

/** Why goods keep their lenses' price where the terms say so: only what the store is not to blame for. */
const LENSES_STAY: readonly ReturnReason[] = ['does_not_fit', 'not_as_imagined', 'changed_mind', 'other'];

/**
 * What one piece brings back. Every tender that paid for it gets its own share; what is not given back is taken off the
 * money first, then off wallet, credit and voucher, so that a piece which brings more never takes any of them less.
 * `withShipping` where the whole order comes back.
 */
function worthOf({ share, lenses, reason }: ReturnedPiece, terms: Terms, withShipping: boolean): Worth {
  const { shopAtFault } = REASON_RULES[reason];
  const { price, discount, offer, shipping, express, fee, voucher, credit, wallet, paid } = share;
  const cost = voucher + credit + wallet + paid;
  const goods = cost - shipping - express - fee;
  const discounts = discount + offer;
  const stay = terms.lenses === 'kept' && LENSES_STAY.includes(reason) && price > 0;
  const lensesKept = stay ? Math.round((goods * lenses) / price) : 0;
  const given = {
    shipping: withShipping || shopAtFault ? shipping : 0,
    fees: shopAtFault ? express + fee : 0,
  };
  const total = goods - lensesKept + given.shipping + given.fees;
  return {
    tenders: lessOf({ voucher, credit, wallet, paid }, cost - total),
    total,
    goods,
    lensesKept,
    discounts,
    ...given,
    lateShipping: 0,
  };
}

/** The worth of a piece of which nothing comes back. */
export const NOTHING: Worth = {
  tenders: { voucher: 0, credit: 0, wallet: 0, paid: 0 },
  total: 0,
  goods: 0,
  lensesKept: 0,
  discounts: 0,
  shipping: 0,
  fees: 0,
  lateShipping: 0,
};

const TAKEN_FIRST = ['paid', 'wallet', 'credit', 'voucher'] as const;

/** Tenders without an amount that is not given back. */
function lessOf(tenders: Tenders, amount: number): Tenders {
  const left = { ...tenders };
  let open = amount;
  for (const tender of TAKEN_FIRST) {
    const taken = Math.min(open, left[tender]);
    left[tender] -= taken;
    open -= taken;
  }
  return left;
}

/**
 * What a piece that came back before brings in addition when the rest of its order comes back too: its standard shipping,
 * unless it had that already.
 */
function lateShippingOf(piece: ReturnedPiece, terms: Terms): Tenders {
  return minus(worthOf(piece, terms, true).tenders, worthOf(piece, terms, false).tenders);
}

/**
 * What pieces bring back together, in their order. Where nothing of the order remains, standard shipping comes back, also
 * that of the pieces that had come back `before`, which the first piece brings along.
 */
export function worthsOf(
  pieces: readonly ReturnedPiece[],
  before: readonly ReturnedPiece[],
  terms: Terms,
  keepsNothing: boolean,
): Worth[] {
  const worths = pieces.map((piece) => worthOf(piece, terms, keepsNothing));
  const [first] = worths;
  if (!first || !keepsNothing) return worths;
  const late = plus(...before.map((piece) => lateShippingOf(piece, terms)));
  const lateShipping = sumOf(late);
  const withLate = {
    ...first,
    tenders: plus(first.tenders, late),
    total: first.total + lateShipping,
    lateShipping,
  };
  return [withLate, ...worths.slice(1)];
}

/** What tenders come to together. */
export function sumOf({ voucher, credit, wallet, paid }: Tenders): number {
  return voucher + credit + wallet + paid;
}

/** The sum of tenders. */
export function plus(...all: Tenders[]): Tenders {
  return all.reduce(
    (sum, { voucher, credit, wallet, paid }) => ({
      voucher: sum.voucher + voucher,
      credit: sum.credit + credit,
      wallet: sum.wallet + wallet,
      paid: sum.paid + paid,
    }),
    { voucher: 0, credit: 0, wallet: 0, paid: 0 },
  );
}

function minus(one: Tenders, other: Tenders): Tenders {
  return {
    voucher: one.voucher - other.voucher,
    credit: one.credit - other.credit,
    wallet: one.wallet - other.wallet,
    paid: one.paid - other.paid,
  };
}
