import type { PieceShare } from '@lunette/cart/rules';
import { isGood } from '@lunette/checkout/rules';
import { CANCEL_TERMS } from '@lunette/country-config';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { historyOf, isBeforeLab, type Step } from '../fulfilment/itemHistory.ts';
import { exchangeOfOrder } from '../exchange/exchanges.ts';
import { isTied } from '../exchange/itemExchange.ts';
import { RETURN_TERMS } from '../returns/eligibility/returnTerms.ts';
import { cancelledPieces, lostPieces } from './cancelledPieces.ts';
import { cancelWorth, type Tenders } from './cancelWorth.ts';

/** An item as somebody sees it who wants to cancel pieces of it. */
export interface CancellableItem {
  item: StoredItem;
  shares: PieceShare[];
  /** Pieces that were cancelled before. */
  cancelled: number;
  /** How many of these the courier has lost. */
  lost: number;
  /** Pieces that can be cancelled now. */
  open: number;
  /** The text that says why none can; null where some can. */
  obstacle: string | null;
}

/** An order as somebody sees it who wants to cancel it. */
export interface CancelState {
  items: CancellableItem[];
  /** Days on which its goods can be sent back once they are delivered. */
  returnDays: number;
  /** The payment that decides how it stands. */
  payment: Payment | undefined;
  /** The text that says why nothing of it can be cancelled; null where something can. */
  obstacle: string | null;
}

/** What can be cancelled of an order, which the caller has locked. */
export async function cancelState(tx: Queries, order: Order): Promise<CancelState> {
  const stored = await itemsOf(tx, order.id);
  const history = await historyOf(tx, [order.id]);
  const before = await cancelledPieces(tx, [order.id]);
  const lost = await lostPieces(tx, [order.id]);
  const shares = await sharesOf(tx, order, stored);
  const exchange = await exchangeOfOrder(tx, order);
  // Until the old goods are accepted, an exchange ends with both of its orders or not at all.
  const isExchanging = isTied(exchange);
  const items = stored.map((item): CancellableItem => {
    const cancelled = before.get(item.id) ?? 0;
    const own = obstacleOf(order, item, cancelled, history.get(item.id) ?? []);
    const obstacle = own ?? (isExchanging ? 'orders.cancel-exchange' : null);
    const open = obstacle ? 0 : item.quantity - cancelled;
    return {
      item,
      shares: shares.get(item.id) ?? [],
      cancelled,
      lost: lost.get(item.id) ?? 0,
      open,
      obstacle,
    };
  });
  const [first] = items.filter(({ item, cancelled }) => cancelled < item.quantity);
  const isOpen = items.some(({ open }) => open > 0);
  const payment = decidingPayment(await paymentsOf(tx, order.id));
  const returnDays = RETURN_TERMS[order.country].windowDays;
  return { items, returnDays, payment, obstacle: isOpen ? null : (first?.obstacle ?? 'orders.cancel-done') };
}

function obstacleOf(
  order: Order,
  { quantity, details }: StoredItem,
  cancelled: number,
  history: readonly Step[],
): string | null {
  if (order.status === 'cancelled' || cancelled >= quantity) return 'orders.cancel-done';
  if (order.status !== 'placed' || !isBeforeLab(history)) return 'orders.cancel-late';
  // A membership has begun with its order, and may have been used.
  return details.tierMembershipDuration === null ? null : 'orders.cancel-membership';
}

/** Pieces of an item that are to be cancelled. */
export interface Chosen {
  entry: CancellableItem;
  pieces: number;
  /** Whether the courier has lost them: their shopper has not cancelled anything. */
  isLost?: boolean;
}

/** The pieces that were asked for, or all that can be cancelled. Refuses what is not there, or cannot be cancelled. */
export function chosenPieces(
  { items, returnDays, obstacle }: CancelState,
  asked: readonly { itemId: string; pieces: number }[] | undefined,
): Chosen[] {
  if (obstacle) throw refuse(409, 'not_cancellable', obstacle, { days: returnDays });
  if (!asked) return items.filter(({ open }) => open > 0).map((entry) => ({ entry, pieces: entry.open }));
  const wanted = Map.groupBy(asked, ({ itemId }) => itemId);
  return [...wanted].map(([itemId, all]) => {
    const entry = items.find(({ item }) => item.id === itemId);
    if (!entry)
      throw refuse(422, 'item_unknown', 'orders.cancel-unknown', {}, { items: 'orders.cancel-unknown' });
    const pieces = all.reduce((sum, one) => sum + one.pieces, 0);
    const { item, open } = entry;
    const name = item.details.modelName;
    if (entry.obstacle) throw refuse(409, 'not_cancellable', 'orders.cancel-item', { name });
    if (pieces > open) throw refuse(409, 'too_many_pieces', 'orders.cancel-pieces', { name, count: open });
    return { entry, pieces };
  });
}

/** What the chosen pieces bring back, and whether nothing of the order remains. */
export function worthOf(
  { country }: Pick<Order, 'country'>,
  { items }: Pick<CancelState, 'items'>,
  chosen: readonly Chosen[],
): { tenders: Tenders; kept: number; isAll: boolean } {
  const lines = items.map((entry) => {
    const { pieces = 0, isLost = false } = chosen.find((one) => one.entry === entry) ?? {};
    const { shares, cancelled: before, lost } = entry;
    return { shares, before, now: pieces, lost: lost + (isLost ? pieces : 0) };
  });
  return {
    ...cancelWorth(lines, CANCEL_TERMS[country]),
    isAll: lines.every(({ shares, before, now }) => before + now === shares.length),
  };
}

/** Whether money has come in that goes back; what is still to be paid at the door is only lowered. */
export function isReceived(payment: Payment | undefined): payment is Payment {
  return payment !== undefined && isGood(payment.status) && payment.status !== 'cash_due';
}
