import { fromMinor } from '@lunette/country-config';
import type { Exchange } from '@lunette/orders-returns/contract';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse, Refusal } from '../../../platform/http/refuse.ts';
import type { Translate } from '../../../platform/texts/texts.ts';
import { isEyewear } from '../../../catalog/product/isEyewear.ts';
import { REASON_RULES } from '../../returns/eligibility/returnReasons.ts';
import { chosenPieces, type ChosenPiece } from '../../returns/preview/chosenPieces.ts';
import { worthLines } from '../../returns/preview/itemWorth.ts';
import { refuseUnpaid } from '../../returns/preview/previewReturn.ts';
import { pricedPiece, returnBasis, type ReturnBasis } from '../../returns/preview/returnBasis.ts';
import { addTenders, totalOf, type Tenders } from '../../../checkout/order/tenders.ts';
import type { StoredExchange } from '../schema.ts';

/** The old goods of an exchange, with their worth and the part of it for their lenses. */
export interface OldGoods {
  basis: ReturnBasis;
  item: StoredItem;
  pieces: ChosenPiece[];
  /** The tenders that paid for them, and their sum, in minor units. */
  tenders: Tenders;
  worth: number;
  /** For each piece, the part of it that was paid for its lenses, without added tax. */
  lenses: number[];
}

type ExchangedPieces = Pick<StoredExchange, 'itemId' | 'quantity' | 'reason'>;

/**
 * The old goods of an exchange, whose order the caller has locked. Refuses pieces that cannot be returned (any more), and
 * reasons for which nothing is sent back or photos are needed, because these make a claim. Like a return, it refuses pieces
 * that are not paid yet.
 */
export async function oldGoods(
  tx: Queries,
  order: Order,
  { itemId, quantity, reason }: ExchangedPieces,
): Promise<OldGoods> {
  const { sent, needsPhoto } = REASON_RULES[reason];
  const basis = await returnBasis(tx, order);
  const item = basis.items.find(({ id }) => id === itemId);
  if (!item) throw refuse(404, 'item_not_found', 'orders.item-not-found');
  if (!isEyewear(item.details.classification))
    throw refuse(409, 'not_exchangeable', 'exchange.not-exchangeable', { name: item.details.name });
  if (sent !== 'always' || needsPhoto) throw refuse(422, 'exchange_reason', 'exchange.reason');
  const pieces = chosenPieces(basis, { items: [{ itemId, quantity, reason, photos: [] }] });
  refuseUnpaid(basis, pieces);
  const tenders = addTenders(...pieces.map(({ worth }) => worth.tenders));
  const lenses = pieces.map(({ piece, worth }) => {
    const { share, lenses: cost } = pricedPiece(basis, item, piece, reason);
    const { price, discount, offer } = share;
    return worth.lensesKept > 0 || price === 0 ? 0 : Math.round(((price - discount - offer) * cost) / price);
  });
  return { basis, item, pieces, tenders, worth: totalOf(tenders), lenses };
}

/** The worth of old goods with its lines, or a message why they cannot be returned any more. */
export async function worthOfOld(
  tx: Queries,
  order: Order,
  exchange: StoredExchange,
  t: Translate,
): Promise<Pick<Exchange, 'worth' | 'worthLines' | 'message'>> {
  const money = (minor: number) => fromMinor(minor, order.currencyCode);
  try {
    const { worth, pieces, item } = await oldGoods(tx, order, exchange);
    const worths = pieces.map((piece) => piece.worth);
    return { worth: money(worth), worthLines: worthLines(worths, item, exchange.reason, t), message: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = t(error.textId, error.values);
    return { worth: money(exchange.worth ?? 0), worthLines: [], message };
  }
}

/** The item of an order that is exchanged. */
export async function itemOf(tx: Queries, { orderId, itemId }: StoredExchange): Promise<StoredItem> {
  const item = (await itemsOf(tx, orderId)).find(({ id }) => id === itemId);
  if (!item) throw new Error(`Order ${orderId} has no item ${itemId}`);
  return item;
}
