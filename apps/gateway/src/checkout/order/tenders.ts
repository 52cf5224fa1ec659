import type { PieceShare } from '@lunette/cart/rules';

/** The tenders that paid for pieces, in minor units. */
export type Tenders = Pick<PieceShare, 'voucher' | 'credit' | 'wallet' | 'paid'>;

/** The order in which tenders are reduced: money first, so that a larger refund never lowers another tender. */
const REDUCED_FIRST = ['paid', 'wallet', 'credit', 'voucher'] as const;

/** The total of tenders. */
export function totalOf({ voucher, credit, wallet, paid }: Tenders): number {
  return voucher + credit + wallet + paid;
}

/** The sum of tenders, each by itself. */
export function addTenders(...all: Tenders[]): Tenders {
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

/** The difference of tenders, each by itself. */
export function subtractTenders(from: Tenders, subtracted: Tenders): Tenders {
  return {
    voucher: from.voucher - subtracted.voucher,
    credit: from.credit - subtracted.credit,
    wallet: from.wallet - subtracted.wallet,
    paid: from.paid - subtracted.paid,
  };
}

/** Tenders reduced by an amount that is not refunded: first the money, then wallet, store credit and gift voucher. */
export function reduceTenders({ voucher, credit, wallet, paid }: Tenders, amount: number): Tenders {
  const left = { voucher, credit, wallet, paid };
  let open = amount;
  for (const tender of REDUCED_FIRST) {
    const reduced = Math.min(open, left[tender]);
    left[tender] -= reduced;
    open -= reduced;
  }
  return left;
}
