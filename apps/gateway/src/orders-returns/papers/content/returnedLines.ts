import type { PieceShare } from '@lunette/cart/rules';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { hasComeBack, type WholeReturn } from '../../returns/orderReturns.ts';
import type { Worth } from '../../returns/preview/worth.ts';
import { namedGoods, soldTaxPercent } from './invoiceContent.ts';
import type { PaperLine } from '../schema.ts';

type Shares = ReadonlyMap<string, readonly PieceShare[]>;

interface Returned {
  item: StoredItem;
  share: PieceShare;
  worth: Worth;
}

/**
 * The lines of a credit note for a return: each piece at its own rate, with its tax. Standard shipping of pieces that were
 * returned before has separate lines without a price.
 */
export function returnedLines(
  order: Order,
  items: StoredItem[],
  shares: Shares,
  returns: readonly WholeReturn[],
  returnId: string,
): PaperLine[] {
  const here = returnedPieces(
    items,
    shares,
    returns.filter(({ id }) => id === returnId),
  );
  const before = returns.filter(({ id }) => id !== returnId);
  const withLate = here.some(({ worth }) => worth.lateShipping > 0);
  return [
    ...linesOf(order, here, (pieces) => goodsLine(order, pieces)),
    ...(withLate ? lateShippingLines(order, items, shares, before) : []),
  ];
}

/** The lines of a credit note for the standard shipping of pieces that were returned without it. */
export function lateShippingLines(
  order: Order,
  items: readonly StoredItem[],
  shares: Shares,
  returns: readonly WholeReturn[],
): PaperLine[] {
  const late = returnedPieces(items, shares, returns).filter(
    ({ share, worth }) => worth.shipping < share.shipping,
  );
  return linesOf(order, late, (pieces) => shippingLine(order, pieces));
}

function returnedPieces(
  items: readonly StoredItem[],
  shares: Shares,
  returns: readonly WholeReturn[],
): Returned[] {
  return returns.flatMap(({ pieces }) =>
    pieces.filter(hasComeBack).flatMap(({ itemId, piece, worth }) => {
      const item = items.find(({ id }) => id === itemId);
      const share = shares.get(itemId)?.[piece];
      return item && share ? [{ item, share, worth }] : [];
    }),
  );
}

type Amounts = Omit<PaperLine, 'name' | 'options' | 'hsn' | 'percent'>;

/** A line for each item. */
function linesOf(order: Order, pieces: Returned[], line: (pieces: Returned[]) => Amounts): PaperLine[] {
  return [...Map.groupBy(pieces, ({ item }) => item)].map(([{ details }, of]) => ({
    ...namedGoods(details),
    percent: soldTaxPercent(order, details),
    ...line(of),
  }));
}

function goodsLine({ totals: { taxIncluded } }: Order, pieces: Returned[]): Amounts {
  const sum = sumOver(pieces);
  const tax = sum((piece) => taxBack(piece, taxIncluded, piece.worth.shipping));
  const price = sum(({ share }) => share.price);
  const delivery = sum(({ worth }) => worth.shipping + worth.fees);
  const total = sum(({ worth }) => worth.total - worth.lateShipping);
  // Discounts, and amounts that are not refunded, are not credited.
  const discount = price + delivery + (taxIncluded ? 0 : tax) - total;
  return { quantity: pieces.length, price, discount, delivery, tax, total };
}

function shippingLine({ totals: { taxIncluded } }: Order, pieces: Returned[]): Amounts {
  const sum = sumOver(pieces);
  const delivery = sum(({ share, worth }) => share.shipping - worth.shipping);
  const tax = sum(
    (piece) =>
      taxBack(piece, taxIncluded, piece.share.shipping) - taxBack(piece, taxIncluded, piece.worth.shipping),
  );
  return { quantity: pieces.length, price: 0, discount: 0, delivery, tax, total: delivery };
}

function sumOver(pieces: Returned[]) {
  return (amount: (piece: Returned) => number) => pieces.reduce((all, piece) => all + amount(piece), 0);
}

/**
 * The tax in the refund of a piece with its part of the shipping: delivery is taxed if prices include tax; otherwise only
 * goods are taxed.
 */
function taxBack({ share, worth }: Returned, taxIncluded: boolean, shipping: number): number {
  const { goods, lensesKept, fees } = worth;
  const whole = taxIncluded ? goods + share.shipping + share.express + share.fee : goods;
  const back = goods - lensesKept + (taxIncluded ? shipping + fees : 0);
  return whole === 0 ? 0 : Math.round((share.tax * back) / whole);
}
