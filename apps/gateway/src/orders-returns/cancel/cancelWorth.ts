import type { PieceShare } from '@lunette/cart/rules';
import type { CancelTerms } from '@lunette/country-config';
import {
  addTenders,
  reduceTenders,
  subtractTenders,
  totalOf,
  type Tenders,
} from '../../checkout/order/tenders.ts';

/** A line of an order with the shares of all its pieces, and the numbers of its cancelled pieces. */
export interface CancelledLine {
  /** Whether its pieces are sent; services and memberships are not. */
  isSent: boolean;
  shares: PieceShare[];
  /** The number of pieces that were cancelled before, and the number that is cancelled now. */
  before: number;
  now: number;
  /**
   * For each cancelled piece, in the order of cancellation, whether the store is to blame because it was lost or not sent
   * for weeks.
   */
  faults: readonly boolean[];
}

/**
 * Whether the store is to blame for the cancellation of a piece. Pieces are cancelled in reverse order, the last one first.
 */
export function isAtFault(
  { shares, faults }: { shares: readonly PieceShare[]; faults: readonly boolean[] },
  piece: number,
): boolean {
  return faults[shares.length - 1 - piece] === true;
}

const WHOLE: CancelTerms = { shipping: true, express: true, fee: true };

/**
 * When the shipping and fees of cancelled pieces are refunded: `later` while goods remain that are sent, `now` if the last of
 * them is cancelled, and `before` if none remained already.
 */
export type FeeRefund = 'later' | 'now' | 'before';

/** When the shipping and fees of an order's cancelled pieces are refunded. */
export function feeRefundOf(lines: readonly Omit<CancelledLine, 'faults'>[]): FeeRefund {
  const isNoneLeft = (count: (line: Omit<CancelledLine, 'faults'>) => number) =>
    lines.every((line) => !line.isSent || count(line) === line.shares.length);
  if (isNoneLeft(({ before }) => before)) return 'before';
  return isNoneLeft(({ before, now }) => before + now) ? 'now' : 'later';
}

/**
 * The refund of cancelled pieces: each piece refunds its own share of every tender. Shipping, express and the fee of the
 * payment method are not refunded (`kept`) while goods of the order remain. When none remain, they are refunded by the
 * country's terms, also for pieces that were cancelled earlier. For pieces for which the store is to blame, the whole share
 * is refunded at once.
 */
export function cancelWorth(
  lines: readonly CancelledLine[],
  terms: CancelTerms,
): { tenders: Tenders; kept: number } {
  const feeRefund = feeRefundOf(lines);
  const none: CancelTerms = { shipping: false, express: false, fee: false };
  const total = (count: (line: CancelledLine) => number, given: CancelTerms) =>
    sum(
      lines.flatMap((line) => {
        const left = line.shares.length - count(line);
        return lastOf(line.shares, count(line)).map((share, at) =>
          backOf(share, isAtFault(line, left + at) ? WHOLE : given),
        );
      }),
    );
  const after = total(({ before, now }) => before + now, feeRefund === 'later' ? none : terms);
  const before = total((line) => line.before, feeRefund === 'before' ? terms : none);
  return {
    tenders: subtractTenders(after.tenders, before.tenders),
    kept: feeRefund === 'now' ? after.kept : after.kept - before.kept,
  };
}

type CancelWorth = ReturnType<typeof cancelWorth>;

/**
 * Shipping and fees of a piece, without their tax, and the tenders that paid for them. They are not refunded while goods of the
 * order remain.
 */
export function deliveryOf(share: PieceShare): PieceShare {
  const { tenders } = backOf(share, { shipping: false, express: false, fee: false });
  const { shipping, express, fee } = share;
  return {
    price: 0,
    discount: 0,
    offer: 0,
    shipping,
    express,
    fee,
    tax: 0,
    ...subtractTenders(share, tenders),
  };
}

/** The refund of one piece. */
function backOf(share: PieceShare, given: CancelTerms): CancelWorth {
  const kept = (['shipping', 'express', 'fee'] as const).reduce(
    (all, part) => all + (given[part] ? 0 : share[part]),
    0,
  );
  return { tenders: reduceTenders(share, kept), kept: Math.min(kept, totalOf(share)) };
}

function sum(all: CancelWorth[]): CancelWorth {
  return {
    tenders: addTenders(...all.map(({ tenders }) => tenders)),
    kept: all.reduce((total, { kept }) => total + kept, 0),
  };
}

/** The last pieces of a line. They are cancelled first, so that the first pieces remain and may be returned later. */
function lastOf(shares: PieceShare[], count: number): PieceShare[] {
  return count === 0 ? [] : shares.slice(-count);
}
