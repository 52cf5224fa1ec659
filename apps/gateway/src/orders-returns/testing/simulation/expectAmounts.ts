import { expect } from 'vitest';
import { isSent, type PieceShare } from '@lunette/cart/rules';
import type { Payment, Refund } from '../../../checkout/schema.ts';
import { receivedOf } from '../../../checkout/payment/refunds/refunds.ts';
import { lensPackageOf } from '../../../checkout/order/itemDetails.ts';
import type { TestSystem } from './placeRandomOrder.ts';
import type { StoredOrder } from './readOrder.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const AT_FAULT = ['broken', 'wrong_item', 'not_arrived'];
const came = (outcome: string | null) => ['resellable', 'scrap', 'lost'].includes(outcome ?? '');

/** A piece that was bought, and its outcome. */
interface Piece {
  /** Whether it is goods that are sent: services and memberships are not. */
  isGoods: boolean;
  share: PieceShare;
  fate: 'kept' | 'cancelled' | 'returned' | 'failed';
  /** For a returned piece, whether the store was at fault. */
  atFault: boolean;
}

function piecesOf({ items, cancelled, faults, returns }: StoredOrder): Piece[] {
  const all = returns.flatMap(({ pieces }) => pieces);
  return items.flatMap(({ id, shares, quantity, details }) => {
    const isGoods = isSent([details]);
    const left = quantity - (cancelled.get(id) ?? 0);
    return (shares ?? []).map((share, at): Piece => {
      const back = all.find(({ itemId, piece, outcome }) => itemId === id && piece === at && came(outcome));
      const isFault = faults.get(id)?.[quantity - 1 - at] === true;
      const fate = isFault ? 'failed' : at >= left ? 'cancelled' : back ? 'returned' : 'kept';
      return { isGoods, share, fate, atFault: AT_FAULT.includes(back?.reason ?? '') };
    });
  });
}

/** The amount that a shopper must have paid for a piece by the rules of returns and cancellations, in minor units. */
function valueOf({ share, fate, atFault }: Piece, keepsNothing: boolean, areGoodsCancelled: boolean): number {
  const { voucher, credit, wallet, paid, shipping, express, fee } = share;
  const cost = voucher + credit + wallet + paid;
  if (fate === 'kept') return cost;
  if (fate === 'failed') return 0;
  if (fate === 'returned') return atFault ? 0 : (keepsNothing ? 0 : shipping) + express + fee;
  return areGoodsCancelled ? 0 : Math.min(cost, shipping + express + fee);
}

/** The value of the pieces that a shopper keeps of an order, in minor units. */
function keptValue(stored: StoredOrder): number {
  const { order } = stored;
  if (order.placedAt === null) return 0;
  const pieces = piecesOf(stored);
  const goods = pieces.filter(({ isGoods }) => isGoods);
  const keepsNothing = goods.every(({ fate }) => fate !== 'kept');
  const areGoodsCancelled = goods.every(({ fate }) => fate === 'cancelled' || fate === 'failed');
  return sum(pieces.map((piece) => valueOf(piece, keepsNothing, areGoodsCancelled)));
}

/**
 * The amounts that were received, are due at the door, or moved here from exchanged goods, less those that were refunded or
 * moved on; in minor units.
 */
function balance({ payments, refunds, spent }: StoredOrder): number {
  const received = sum(
    payments.map((payment) => (payment.status === 'cash_due' ? payment.amount : receivedOf(payment))),
  );
  // Payments with the shopper's credit are in `spent`, and their refunds are there too.
  const back = refunds.filter(
    ({ paymentId, method, status }) =>
      status !== 'failed' && (method === 'exchange' || (paymentId !== null && method !== 'storecredit')),
  );
  return received + spent - amountOf(back);
}

const amountOf = (rows: readonly { amount: number }[]) => sum(rows.map(({ amount }) => amount));

/**
 * The amount that a later order of the same run has returned to a guest's voucher; for customers it is credit of the later
 * order.
 */
function backOnVoucher({ orders, isRoot, stored }: OrderOfRun): number {
  const ofLater = (later: StoredOrder) =>
    later.order.customerId === null
      ? later.refunds.filter(({ paymentId, method }) => paymentId !== null && method === 'storecredit')
      : [];
  return isRoot ? amountOf(orders.slice(1).flatMap(ofLater)) : -amountOf(ofLater(stored));
}

/** The worth of old goods that is held for new ones, because their pieces are not accepted yet. */
function heldWorth({ refunds }: StoredOrder): number {
  return amountOf(refunds.filter(({ method, status }) => method === 'exchange' && status === 'due'));
}

/** The amount that is owed for the new goods of an exchange. */
function owedOf({ cameOf }: StoredOrder): number {
  return cameOf?.status === 'owed' ? (cameOf.owed ?? 0) : 0;
}

/** Money of failed refunds, which waits for staff. */
function stuck({ refunds }: StoredOrder): number {
  return amountOf(
    refunds.filter(
      ({ id, status }) => status === 'failed' && !refunds.some(({ fallbackOf }) => fallbackOf === id),
    ),
  );
}

/** An order among those of its run. */
interface OrderOfRun {
  orders: readonly StoredOrder[];
  isRoot: boolean;
  stored: StoredOrder;
}

/** The refunds of a payment to its source, including those after its worth was moved to another order. */
function refundsTo({ id }: Payment, orders: readonly StoredOrder[]): Refund[] {
  const parts = orders.flatMap(({ payments }) =>
    payments.filter((payment) => payment.id === id || payment.originId === id),
  );
  return orders.flatMap(({ refunds }) =>
    refunds.filter(
      ({ paymentId, method }) => method === 'source' && parts.some((part) => part.id === paymentId),
    ),
  );
}

/** Checks the invariants that hold at any time, for all orders of a run. */
export function expectAmounts(system: TestSystem, orders: readonly StoredOrder[]): void {
  orders.forEach((stored, at) => expectOrder(system, { orders, isRoot: at === 0, stored }));
}

function expectOrder(system: TestSystem, orderOfRun: OrderOfRun): void {
  const { stored, orders } = orderOfRun;
  const { order, payments, movements, cancelled, undelivered, lost, cut, returns, items } = stored;
  if (order.placedAt !== null || order.status === 'cancelled')
    expect(
      balance(stored) + backOnVoucher(orderOfRun) - stuck(stored) + heldWorth(stored) + owedOf(stored),
      `order ${order.id}: the value of what is kept`,
    ).toBe(keptValue(stored));
  for (const paid of payments) {
    const intent = system.provider.intents.get(paid.intentId ?? '');
    if (!intent) continue;
    const open = amountOf(refundsTo(paid, orders).filter(({ status }) => status !== 'failed'));
    expect(open, `payment ${paid.id}: refunds`).toBeLessThanOrEqual(intent.amountMinor);
    expect(intent.refundedMinor, `payment ${paid.id}: the provider`).toBeLessThanOrEqual(intent.amountMinor);
    if (paid.status === 'paid') expect(receivedOf(paid)).toBe(intent.amountMinor);
  }
  for (const { id, productId, details } of items) {
    const wasCut = lensPackageOf(details) !== null;
    const thrownAway = (undelivered.get(id) ?? 0) + (cut.get(id) ?? 0);
    const away = (lost.get(id) ?? 0) + (wasCut ? thrownAway : 0);
    const back = (cancelled.get(id) ?? 0) - away;
    const resellable = returns
      .flatMap(({ pieces }) => pieces)
      .filter(({ itemId, outcome }) => itemId === id && outcome === 'resellable').length;
    const own = movements.filter((movement) => movement.itemId === id);
    expect(sum(own.map((movement) => movement.quantity)), `stock of ${productId}`).toBe(back + resellable);
  }
}

const ENDED = ['delivered', 'returned_to_sender', 'lost', 'cancelled'];
const RETURN_ENDED = ['refunded', 'rejected', 'cancelled', 'expired'];

const BACK_ENDED = ['delivered', 'returned_to_sender', 'lost'];

const EXCHANGE_ENDED = ['done', 'owed', 'cancelled', 'expired'];

/**
 * Checks the invariants that hold at the end of a run: nothing is open, and papers, provider and bank agree with its orders.
 */
export function expectEnded(system: TestSystem, orders: readonly StoredOrder[]): void {
  expectAmounts(system, orders);
  for (const stored of orders) expectEndedOrder(system, orders, stored);
}

function expectEndedOrder(system: TestSystem, orders: readonly StoredOrder[], stored: StoredOrder): void {
  const { order, payments, refunds, items, history, returns, amendments, papers, movements, exchanges } =
    stored;
  for (const { id, status } of stored.refusedParcels)
    expect(BACK_ENDED, `parcel ${id} of refused pieces has ended`).toContain(status);
  expect(order.status).toMatch(/^(placed|cancelled)$/);
  expect(payments.filter(({ status }) => ['created', 'pending', 'cash_due'].includes(status))).toEqual([]);
  expect(refunds.filter(({ status }) => status === 'due' || status === 'sent')).toEqual([]);
  const paidOut = ({ id, amount }: Refund) =>
    system.bank.payouts.some(
      ({ reference, status, amountMinor }) =>
        reference === id && status === 'succeeded' && amountMinor === amount,
    );
  for (const refund of refunds)
    if (refund.method === 'neft')
      expect(paidOut(refund), `pay-out ${refund.id}`).toBe(refund.status === 'done');
  expect(exchanges.map(({ status }) => status).filter((status) => !EXCHANGE_ENDED.includes(status))).toEqual(
    [],
  );
  expect(amendments.filter(({ status }) => status === 'open')).toEqual([]);
  expect(returns.filter(({ status }) => !RETURN_ENDED.includes(status)).map(({ status }) => status)).toEqual(
    [],
  );
  if (order.placedAt)
    for (const { id } of items)
      expect(ENDED, `item ${id} has ended`).toContain(history.get(id)?.at(-1)?.status);
  for (const paid of payments) {
    const { intentId, id } = paid;
    const intent = system.provider.intents.get(intentId ?? '');
    if (!intent) continue;
    const done = refundsTo(paid, orders).filter(({ status }) => status === 'done');
    expect(intent.refundedMinor, `the provider's refunds of ${id}`).toBe(amountOf(done));
    const isOurs = payments.find((payment) => payment.intentId === intentId)?.status === 'paid';
    expect(isOurs, `what the provider has of ${id}`).toBe(intent.status === 'succeeded');
  }
  if (!order.placedAt) {
    expect(sum(movements.map(({ quantity }) => quantity))).toBe(0);
    return expect(papers).toEqual([]);
  }
  const totals = (kind: string) =>
    sum(
      papers.flatMap((paper) =>
        paper.kind === kind ? [paper.content.total - paper.content.tenders.offer] : [],
      ),
    );
  expect(totals('invoice') - totals('credit_note'), 'invoices less credit notes').toBe(keptValue(stored));
}
