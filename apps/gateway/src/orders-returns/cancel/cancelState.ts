import { isSent, type PieceShare } from '@lunette/cart/rules';
import { isGood } from '@lunette/checkout/rules';
import { CANCEL_TERMS } from '@lunette/country-config';
import { itemsOf } from '../../checkout/order/ownOrder.ts';
import { sharesOf } from '../../checkout/order/pieceShares.ts';
import type { Order, StoredItem } from '../../checkout/order/schema.ts';
import { decidingPayment, paymentsOf } from '../../checkout/payment/orderPayments.ts';
import { moneyLeft } from '../../checkout/payment/refunds/moneyLeft.ts';
import type { Payment } from '../../checkout/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { historyOf, isBeforeLab, type ItemStep } from '../fulfilment/itemHistory.ts';
import { lateCancel, type LateCancel } from '../fulfilment/late/lateCancel.ts';
import { exchangeOfOrder } from '../exchange/exchanges.ts';
import { isCancelledWithExchange, isWorthHeld } from '../exchange/itemExchange.ts';
import type { StoredExchange } from '../exchange/schema.ts';
import { RETURN_TERMS } from '../returns/eligibility/returnTerms.ts';
import { returnBasis, type ReturnBasis } from '../returns/preview/returnBasis.ts';
import { sourceOf } from '../returns/refund/refundMethods.ts';
import { faultsOf } from './cancelledPieces.ts';
import { addTenders, type Tenders } from '../../checkout/order/tenders.ts';
import { cancelWorth, feeRefundOf, type FeeRefund } from './cancelWorth.ts';
import { lateShipping } from './lateShipping.ts';

/** An item of an order, with the pieces of it that can be cancelled. */
export interface CancellableItem {
  item: StoredItem;
  history: readonly ItemStep[];
  shares: PieceShare[];
  /** Pieces that were cancelled before. */
  cancelled: number;
  /** For each cancelled piece, in the order of cancellation, whether the store is to blame. */
  faults: readonly boolean[];
  /** Set if it can be cancelled because it was not sent for weeks, for which the store is to blame. */
  late: LateCancel | null;
  /** Pieces that can be cancelled now. */
  open: number;
  /** The text that says why no piece can be cancelled; null if some can. */
  obstacle: string | null;
}

/** An order, with the pieces that can be cancelled. */
export interface CancelState {
  items: CancellableItem[];
  /** The returns of the order, with the pieces that came back. */
  basis: ReturnBasis;
  /** The number of days after delivery on which its goods can be returned. */
  returnDays: number;
  /** The payment that decides the state of the order. */
  payment: Payment | undefined;
  /** The payment that names the method by which the money is refunded. */
  source: Payment | undefined;
  /**
   * The exchange that made the order, if the order still has a debt for its new goods: then it can only be cancelled as a
   * whole, and only the received money is refunded.
   */
  owed: { exchange: StoredExchange; received: number } | null;
  /** The text that says why no piece of it can be cancelled; null if some can. */
  obstacle: string | null;
}

/** Reads which pieces of an order can be cancelled. The caller has locked the order. */
export async function cancelState(tx: Queries, order: Order): Promise<CancelState> {
  const stored = await itemsOf(tx, order.id);
  const history = await historyOf(tx, [order.id]);
  const before = await faultsOf(tx, order.id);
  const shares = await sharesOf(tx, order, stored);
  const exchange = await exchangeOfOrder(tx, order);
  const items = stored.map((item): CancellableItem => {
    const steps = history.get(item.id) ?? [];
    const faults = before.get(item.id) ?? [];
    const cancelled = faults.length;
    const late = lateCancel(order, item, steps);
    const own = obstacleOf(order, item, { cancelled, history: steps, isLate: late !== null });
    const obstacle = own ?? obstacleOfExchange(exchange, steps, late !== null);
    const open = obstacle ? 0 : item.quantity - cancelled;
    return {
      item,
      history: steps,
      shares: shares.get(item.id) ?? [],
      cancelled,
      faults,
      late,
      open,
      obstacle,
    };
  });
  const [first] = items.filter(({ item, cancelled }) => cancelled < item.quantity);
  const isOpen = items.some(({ open }) => open > 0);
  const payments = await paymentsOf(tx, order.id);
  const payment = decidingPayment(payments);
  const returnDays = RETURN_TERMS[order.country].windowDays;
  const obstacle = isOpen ? null : (first?.obstacle ?? 'orders.cancel-done');
  const owed = exchange?.status === 'owed' ? { exchange, received: await moneyLeft(tx, order.id) } : null;
  const basis = await returnBasis(tx, order);
  return { items, basis, returnDays, payment, source: sourceOf(payments), owed, obstacle };
}

function obstacleOf(
  order: Order,
  { quantity, details }: StoredItem,
  { cancelled, history, isLate }: { cancelled: number; history: readonly ItemStep[]; isLate: boolean },
): string | null {
  if (order.status === 'cancelled' || cancelled >= quantity) return 'orders.cancel-done';
  if (order.status !== 'placed' || !(isLate || isBeforeLab(history))) return 'orders.cancel-late';
  // A membership begins with its order and may have been used.
  return details.tierMembershipDuration === null ? null : 'orders.cancel-membership';
}

/**
 * The reason why new goods of an exchange cannot be cancelled alone: until the old goods are accepted, both orders of an
 * exchange end together. New goods that were not sent for weeks can be cancelled alone, unless they are paid with the worth
 * of old goods that were not inspected yet.
 */
function obstacleOfExchange(
  exchange: StoredExchange | null,
  history: readonly ItemStep[],
  isLate: boolean,
): string | null {
  if (!exchange || !isCancelledWithExchange(exchange) || (isLate && !isWorthHeld(exchange))) return null;
  return isBeforeLab(history) ? 'orders.cancel-exchange' : 'orders.cancel-exchange-waits';
}

/** Pieces of an item that are to be cancelled. */
export interface ChosenPieces {
  entry: CancellableItem;
  pieces: number;
  /** Whether the store is to blame, because the courier has lost them or they were not sent for weeks. */
  atFault: boolean;
}

/** The requested pieces, or all that can be cancelled. Refuses unknown items and pieces that cannot be cancelled. */
export function chosenPieces(
  { items, returnDays, obstacle }: CancelState,
  requested: readonly { itemId: string; pieces: number }[] | undefined,
): ChosenPieces[] {
  if (obstacle) throw refuse(409, 'not_cancellable', obstacle, { days: returnDays });
  if (!requested) return items.filter(({ open }) => open > 0).map((entry) => choose(entry, entry.open));
  const wanted = Map.groupBy(requested, ({ itemId }) => itemId);
  return [...wanted].map(([itemId, all]) => {
    const entry = items.find(({ item }) => item.id === itemId);
    if (!entry)
      throw refuse(422, 'item_unknown', 'orders.cancel-unknown', {}, { items: 'orders.cancel-unknown' });
    const pieces = all.reduce((sum, request) => sum + request.pieces, 0);
    const { item, open } = entry;
    const name = item.details.modelName;
    if (entry.obstacle) throw refuse(409, 'not_cancellable', 'orders.cancel-item', { name });
    if (pieces > open) throw refuse(409, 'too_many_pieces', 'orders.cancel-pieces', { name, count: open });
    return choose(entry, pieces);
  });
}

function choose(entry: CancellableItem, pieces: number): ChosenPieces {
  return { entry, pieces, atFault: entry.late !== null };
}

/** The items of an order with the pieces that were cancelled before and are chosen now. */
export function countedItems({ items }: Pick<CancelState, 'items'>, chosen: readonly ChosenPieces[]) {
  return items.map((entry) => {
    const { pieces: now = 0, atFault = false } = chosen.find((choice) => choice.entry === entry) ?? {};
    const { item, shares, cancelled: before } = entry;
    const isSentItem = isSent([item.details]);
    return {
      item,
      isSent: isSentItem,
      shares,
      before,
      now,
      faults: [...entry.faults, ...Array<boolean>(now).fill(atFault)],
    };
  });
}

/**
 * The refund of the chosen pieces by tender, the part of it for the shipping of returned pieces, the amount that is not
 * refunded, when shipping and fees are refunded, and whether no piece of the order remains.
 */
export function worthOf(
  { country }: Pick<Order, 'country'>,
  state: Pick<CancelState, 'items' | 'basis' | 'owed'>,
  chosen: readonly ChosenPieces[],
): { tenders: Tenders; late: Tenders; kept: number; feeRefund: FeeRefund; isAll: boolean } {
  const lines = countedItems(state, chosen);
  const { tenders: own, kept } = cancelWorth(lines, CANCEL_TERMS[country]);
  const late = lateShipping(state.basis, chosen);
  const tenders = addTenders(own, late);
  const paid = Math.min(tenders.paid, state.owed?.received ?? tenders.paid);
  const isAll = lines.every(({ shares, before, now }) => before + now === shares.length);
  return { tenders: { ...tenders, paid }, late, kept, feeRefund: feeRefundOf(lines), isAll };
}

/** Whether money was received that can be refunded. An amount that is still to be paid at the door is only lowered. */
export function isReceived(payment: Payment | undefined): payment is Payment {
  return payment !== undefined && isGood(payment.status) && payment.status !== 'cash_due';
}
