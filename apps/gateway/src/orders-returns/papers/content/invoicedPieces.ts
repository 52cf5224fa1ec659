import type { PieceShare } from '@lunette/cart/rules';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { totalOf } from '../../../checkout/order/tenders.ts';
import { deliveryOf, isAtFault, type FeeRefund } from '../../cancel/cancelWorth.ts';
import type { Credited } from './creditNoteContent.ts';
import { lineOf } from './invoiceContent.ts';
import type { PaperLine } from '../schema.ts';

/** The pieces of an item that are invoiced, or credited. */
export interface InvoicedItem {
  item: StoredItem;
  /** The pieces of it that are sent. */
  sent: PieceShare[];
  /** Shipping and fees that are not refunded for pieces that are not sent. */
  retained: PieceShare[];
}

/**
 * An item with the shares of its pieces, and the numbers of pieces that were cancelled before and are cancelled now.
 * `faults` says for each of these, in the order of cancellation, whether the store is to blame.
 */
export interface CountedItem {
  item: StoredItem;
  shares: readonly PieceShare[];
  before: number;
  now: number;
  faults: readonly boolean[];
}

/**
 * The pieces of an item that are invoiced: cancelled pieces still cost their shipping and fees, unless the store is to
 * blame.
 */
export function invoicedItem(
  order: Order,
  { item, shares, before, faults }: Omit<CountedItem, 'now'>,
): InvoicedItem {
  const left = shares.length - before;
  const retained = notAtFault({ shares, faults }, left).map((share) => deliveryPart(order, share));
  return { item, sent: shares.slice(0, left), retained };
}

/** The pieces from an index on for which the store is not to blame. */
function notAtFault(line: Pick<CountedItem, 'shares' | 'faults'>, from: number): PieceShare[] {
  return line.shares.filter((_, piece) => piece >= from && !isAtFault(line, piece));
}

/** Whether any part of an item is to be paid. */
export function isInvoiced({ sent, retained }: InvoicedItem): boolean {
  return sent.length > 0 || retained.some(({ shipping, express, fee }) => shipping + express + fee > 0);
}

/**
 * The credited part of goods that are cancelled, or could not be delivered. Their shipping and fees stay on the invoice
 * while other goods of the order remain (`feeRefund`), unless the store is to blame for the cancellation.
 */
export function cancelledGoods(
  order: Order,
  items: readonly CountedItem[],
  feeRefund: FeeRefund,
): Pick<Credited, 'own' | 'money' | 'lines'> {
  const credited = items
    .map(({ item, shares, before, now, faults }): InvoicedItem => {
      const left = shares.length - before;
      const first = left - now;
      const isWhole = (piece: number) => feeRefund !== 'later' || isAtFault({ shares, faults }, piece);
      const sent = shares
        .slice(first, left)
        .map((share, at) => (isWhole(first + at) ? share : less(share, deliveryPart(order, share))));
      const late = feeRefund === 'now' ? notAtFault({ shares, faults }, left) : [];
      const retained = late.map((share) => deliveryPart(order, share));
      return { item, sent, retained };
    })
    .filter(isInvoiced);
  const pieces = credited.flatMap(piecesOf);
  const sum = (amount: (piece: PieceShare) => number) =>
    pieces.reduce((all, piece) => all + amount(piece), 0);
  return {
    own: sum(({ voucher, credit, wallet }) => voucher + credit + wallet),
    money: sum(({ paid }) => paid),
    lines: credited.map((item) => withoutOffer(lineOf(order, item), piecesOf(item))),
  };
}

const piecesOf = ({ sent, retained }: InvoicedItem) => [...sent, ...retained];

/** The discount of a bank's offer was never received, so it is not refunded. */
function withoutOffer(line: PaperLine, pieces: readonly PieceShare[]): PaperLine {
  const offer = pieces.reduce((sum, piece) => sum + piece.offer, 0);
  return { ...line, discount: line.discount + offer, total: line.total - offer };
}

/** Shipping and fees of a piece with their included tax; if prices do not include tax, only goods are taxed. */
function deliveryPart({ totals: { taxIncluded } }: Order, share: PieceShare): PieceShare {
  const delivery = deliveryOf(share);
  const { shipping, express, fee, tax } = share;
  const whole = totalOf(share);
  const goods = whole - shipping - express - fee;
  if (!taxIncluded || whole === 0) return delivery;
  return { ...delivery, tax: tax - Math.round((tax * goods) / whole) };
}

function less(share: PieceShare, part: PieceShare): PieceShare {
  const keys = Object.keys(share) as (keyof PieceShare)[];
  return keys.reduce((rest, key) => ({ ...rest, [key]: share[key] - part[key] }), share);
}
