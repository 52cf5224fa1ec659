import type { PieceShare } from '@lunette/cart/rules';
import type { ReturnReason } from '@lunette/orders-returns/contract';
import {
  addTenders,
  reduceTenders,
  subtractTenders,
  totalOf,
  type Tenders,
} from '../../../checkout/order/tenders.ts';
import { REASON_RULES } from '../eligibility/returnReasons.ts';
import type { ReturnTerms } from '../eligibility/returnTerms.ts';

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
    tenders: reduceTenders({ voucher, credit, wallet, paid }, cost - total),
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

/**
 * What a piece that came back before brings in addition when the rest of its order comes back too: its standard shipping,
 * unless it had that already.
 */
function lateShippingOf(piece: ReturnedPiece, terms: Terms): Tenders {
  return subtractTenders(worthOf(piece, terms, true).tenders, worthOf(piece, terms, false).tenders);
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
  const late = addTenders(...before.map((piece) => lateShippingOf(piece, terms)));
  const lateShipping = totalOf(late);
  const withLate = {
    ...first,
    tenders: addTenders(first.tenders, late),
    total: first.total + lateShipping,
    lateShipping,
  };
  return [withLate, ...worths.slice(1)];
}
