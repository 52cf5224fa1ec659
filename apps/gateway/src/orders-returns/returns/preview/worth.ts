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

/** A piece that is returned. */
export interface ReturnedPiece {
  share: PieceShare;
  /** The part of its price for lenses made to measure. */
  lenses: number;
  reason: ReturnReason;
}

/** The worth of a returned piece, in minor units. */
export interface Worth {
  /** The refund, by the tenders that have paid. */
  tenders: Tenders;
  total: number;
  /**
   * The parts of the refund: the price less discounts with the tax that was added, and the part of it for lenses that is not
   * refunded.
   */
  goods: number;
  lensesKept: number;
  /** The discounts that lower the price. */
  discounts: number;
  /** The refunded standard shipping, and the refunded express fee with the payment fee. */
  shipping: number;
  fees: number;
  /** Standard shipping of pieces that were returned before, which is refunded if no piece of the order remains now. */
  lateShipping: number;
}

type Terms = Pick<ReturnTerms, 'lenses'>;

/**
 * The reasons with which the price of lenses is not refunded if the terms keep it: those for which the store is not to
 * blame.
 */
const LENSES_STAY: readonly ReturnReason[] = ['does_not_fit', 'not_as_imagined', 'changed_mind', 'other'];

/**
 * The worth of one piece. Every tender that paid for it is refunded by its own share. An amount that is not refunded reduces
 * the money first, then wallet, credit and voucher, so that a larger refund never lowers one of them. `withShipping` is set
 * if the whole order is returned.
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

/** The worth of a piece that is not refunded. */
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
 * The additional refund of pieces that were returned before, when the rest of their order is returned or cancelled too: their
 * standard shipping, unless that was refunded already.
 */
export function lateShippingOf(before: readonly ReturnedPiece[], terms: Terms): Tenders {
  return addTenders(
    ...before.map((piece) =>
      subtractTenders(worthOf(piece, terms, true).tenders, worthOf(piece, terms, false).tenders),
    ),
  );
}

/**
 * The worth of pieces, in the same order. If no piece of the order remains, standard shipping is refunded, including that of
 * the pieces that were returned `before`, which is added to the first piece.
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
  const late = lateShippingOf(before, terms);
  const lateShipping = totalOf(late);
  const withLate = {
    ...first,
    tenders: addTenders(first.tenders, late),
    total: first.total + lateShipping,
    lateShipping,
  };
  return [withLate, ...worths.slice(1)];
}
