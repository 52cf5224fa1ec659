import type { PieceShare } from '@lunette/cart/rules';
import type { ReturnReason } from '@lunette/orders-returns/contract';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import { itemsOf } from '../../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../../checkout/order/schema.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import type { Payment } from '../../../checkout/schema.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { cancelledPieces } from '../../cancel/cancelledPieces.ts';
import { exchangeOfOrder } from '../../exchange/exchanges.ts';
import { isUnsettled } from '../../exchange/itemExchange.ts';
import { eligibilityOf, type Eligibility } from '../eligibility/eligibility.ts';
import { hasComeBack, returnsOf, type WholeReturn } from '../orderReturns.ts';
import { paidWith } from '../refund/refundMethods.ts';
import type { ReturnedPiece } from './worth.ts';

/** An order with everything that decides which of its pieces can be returned, and their worth. */
export interface ReturnBasis {
  order: Order;
  items: StoredItem[];
  payments: Payment[];
  returns: WholeReturn[];
  shares: Map<string, PieceShare[]>;
  eligible: Map<string, Eligibility>;
  /**
   * Items of which the shopper has no piece: services, items that were not sent, and items of which every piece was
   * cancelled.
   */
  goneIds: Set<string>;
}

/** Reads the basis of an order's returns. The caller has locked the order. */
export async function returnBasis(tx: Queries, order: Order): Promise<ReturnBasis> {
  const stored = await itemsOf(tx, order.id);
  const items = await withoutCancelled(tx, order.id, stored);
  const history = await historyOf(tx, [order.id]);
  const payments = await paymentsOf(tx, order.id);
  const returns = await returnsOf(tx, order.id);
  const shares = await sharesOf(tx, order, stored);
  const payment = paidWith(payments);
  const exchange = await exchangeOfOrder(tx, order);
  const isOpen = exchange !== null && isUnsettled(exchange);
  const eligible = new Map(
    items.map((item) => {
      const facts = {
        order,
        item,
        history: history.get(item.id) ?? [],
        payment,
        returns,
        isUnsettled: isOpen,
      };
      return [item.id, eligibilityOf(facts)];
    }),
  );
  const goneIds = new Set(
    items.flatMap(({ id, details }) =>
      details.classification.endsWith('services') ||
      history.get(id)?.some(({ status }) => status === 'cancelled')
        ? [id]
        : [],
    ),
  );
  return { order, items, payments, returns, shares, eligible, goneIds };
}

/** The items of an order without cancelled pieces, which are the last ones of a line. */
export async function withoutCancelled(
  db: Queries,
  orderId: string,
  items: StoredItem[],
): Promise<StoredItem[]> {
  const cancelled = await cancelledPieces(db, [orderId]);
  return items.map((item) => ({ ...item, quantity: item.quantity - (cancelled.get(item.id) ?? 0) }));
}

/** A piece of an item with its price. */
export function pricedPiece(
  { shares }: Pick<ReturnBasis, 'shares'>,
  item: StoredItem,
  piece: number,
  reason: ReturnReason,
): ReturnedPiece {
  const share = shares.get(item.id)?.[piece];
  if (!share) throw new Error(`Item ${item.id} has no piece ${piece}`);
  return { share, lenses: lensesOf(item), reason };
}

/** The part of an item's price for lenses made to measure, in minor units. */
function lensesOf({ details }: StoredItem): number {
  return lensPackageOf(details) ? Math.max(0, details.unitMinor - details.sellingMinor) : 0;
}

/** The pieces of an order that were returned before, without those of one return. */
export function comeBackPieces(basis: ReturnBasis, exceptId?: string): ReturnedPiece[] {
  return basis.returns.flatMap(({ id, pieces }) =>
    id === exceptId
      ? []
      : pieces.filter(hasComeBack).flatMap(({ itemId, piece, reason }) => {
          const item = basis.items.find((orderItem) => orderItem.id === itemId);
          return item ? [pricedPiece(basis, item, piece, reason)] : [];
        }),
  );
}

/** Whether the shopper keeps no piece of an order after pieces are returned; `here` has the keys of these pieces. */
export function keepsNothing(basis: ReturnBasis, here: ReadonlySet<string>): boolean {
  const back = new Set(basis.returns.flatMap(({ pieces }) => pieces.filter(hasComeBack).map(pieceKey)));
  return basis.items.every(({ id, quantity }) => {
    if (basis.goneIds.has(id)) return true;
    const keys = Array.from({ length: quantity }, (_, piece) => pieceKey({ itemId: id, piece }));
    return keys.every((key) => here.has(key) || back.has(key));
  });
}

/** The key of a piece in sets and maps. */
export function pieceKey({ itemId, piece }: { itemId: string; piece: number }): string {
  return `${itemId} ${piece}`;
}
