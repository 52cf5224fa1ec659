import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { lockOrder } from '../../../checkout/order/ownOrder.ts';
import { releaseWorth, withdrawWorth, worthMoved } from '../../../checkout/payment/refunds/moveWorth.ts';
import { sendBackPayment } from '../../../checkout/payment/refunds/refundSurplus.ts';
import type { DomainEvents, EventContext, TransactionContext } from '../../../platform/events.ts';
import type { JobContext } from '../../../platform/jobs/jobs.ts';
import { recordAct } from '../../acts/recordAct.ts';
import { enqueueAdvance } from '../../fulfilment/enqueueAdvance.ts';
import { cancelUndeliveredItems, undeliveredItems } from '../../fulfilment/cancelUndelivered.ts';
import { approveParcel } from '../../returns/beginReturn.ts';
import { returnOf } from '../../returns/orderReturns.ts';
import { cancelNewOrder, isUntouched } from './cancelExchange.ts';
import { endDebt } from './endDebt.ts';
import { endReturn } from './endReturn.ts';
import { enqueueFollow } from './enqueueFollow.ts';
import { reopenCart } from '../cart/exchangeCart.ts';
import { exchangeOfOrder, lockExchange, updateExchange, type LockedExchange } from '../exchanges.ts';
import { placeNewOrder } from '../newOrder/newOrder.ts';
import { enqueueExchangeNotice } from '../notifyExchange.ts';
import type { StoredExchange } from '../schema.ts';

const STORE = { kind: 'store', id: null } as const;

/**
 * Updates an exchange after a payment: the payment of the difference places the new order, and the payment of the debt ends
 * the exchange.
 */
export async function followExchangePayment(
  { orderId, paymentId, purpose, targetId, isPaid }: DomainEvents['onPaymentSettled'],
  { tx, publish }: EventContext,
): Promise<void> {
  if (purpose !== 'exchange' || !isPaid) return;
  const next = await lockOrder(tx, orderId);
  const exchange = await exchangeOfOrder(tx, next);
  if (!exchange) return;
  if (targetId !== exchange.id) {
    // The worth of lost goods may have paid the debt meanwhile.
    const isOwed = exchange.status === 'owed' && targetId === exchange.debtId;
    return isOwed ? endDebt(tx, exchange) : sendBackPayment(tx, next, paymentId);
  }
  const placed = await placeNewOrder({ tx, publish }, exchange, next);
  await enqueueExchangeNotice(tx, placed);
  await enqueueFollow(tx, exchange.id);
}

/**
 * Opens an exchange again, with its choice, after its new order was not paid; if that is not possible, it has expired. Its
 * shopper is notified if its last day is over. A job ends its return, which belongs to the old order.
 */
export async function reopenExchange(
  { orderId, reason }: DomainEvents['onOrderEnded'],
  { tx }: EventContext,
): Promise<void> {
  if (reason !== 'unpaid') return;
  const exchange = await exchangeOfOrder(tx, await lockOrder(tx, orderId));
  if (exchange?.status !== 'unpaid') return;
  const isLate = exchange.expiresAt.getTime() <= Date.now();
  const isOpen = !isLate && (await reopenCart(tx, exchange));
  const change: Partial<StoredExchange> = isOpen
    ? { status: 'open' }
    : { status: 'expired', endedAt: new Date() };
  const reopened = await updateExchange(tx, exchange, { ...change, newOrderId: null });
  if (isLate) await enqueueExchangeNotice(tx, reopened);
  await enqueueFollow(tx, exchange.id);
}

const ExchangePayload = z.object({ exchangeId: z.uuid() });

/**
 * Updates an exchange by its return and its new order. Safe to run at any time and concurrently, because both are read each
 * time.
 */
export async function followExchange({ db, publish }: JobContext, payload: unknown): Promise<void> {
  const { exchangeId } = ExchangePayload.parse(payload);
  await db.transaction(async (tx) => follow({ tx, publish }, await lockExchange(tx, exchangeId)));
}

/** Updates an exchange by its return and its new order, and locks it with both orders. */
export async function lockFollowed(context: TransactionContext, exchangeId: string): Promise<LockedExchange> {
  await follow(context, await lockExchange(context.tx, exchangeId));
  return lockExchange(context.tx, exchangeId);
}

async function follow(context: TransactionContext, locked: LockedExchange): Promise<void> {
  const { tx } = context;
  const { exchange, next } = locked;
  if (NOT_CONFIRMED.includes(exchange.status)) return void (await endReturn(tx, exchange));
  if (exchange.status !== 'confirmed' && exchange.status !== 'unpaid') return;
  const wholeReturn = exchange.returnId ? await returnOf(tx, exchange.orderId, exchange.returnId) : null;
  if (!wholeReturn || !next) return;
  if (LOST.includes(wholeReturn.status)) return refused(context, locked);
  if (exchange.status === 'unpaid') return;
  if (wholeReturn.status === 'requested') return approveParcel(tx, wholeReturn);
  if (ON_ITS_WAY.includes(wholeReturn.status)) return enqueueAdvance(tx, next.id);
  if (ACCEPTED.includes(wholeReturn.status)) return settle(context, locked);
}

const NOT_CONFIRMED: readonly string[] = ['open', 'cancelled', 'expired'];
const ON_ITS_WAY: readonly string[] = ['picked_up', 'received'];
const ACCEPTED: readonly string[] = ['inspected', 'refunded'];
const LOST: readonly string[] = ['cancelled', 'expired', 'rejected'];

/**
 * Ends an exchange whose old goods were not sent or were refused. The new order is cancelled if that is still possible or if
 * the courier has brought its goods back; otherwise the worth of the old goods is owed.
 */
async function refused(context: TransactionContext, locked: LockedExchange): Promise<void> {
  const { tx } = context;
  const { exchange, next } = locked;
  if (!next || !exchange.returnId) return;
  await releaseWorth(tx, await worthMoved(tx, exchange.orderId, exchange.returnId));
  // New goods that left at once are paid in full, so the shopper keeps both.
  const isPaid = exchange.leaves === 'at_once' && exchange.status === 'confirmed';
  const backIds = isPaid ? [] : await undeliveredItems(tx, next);
  const isKept = backIds.length === 0 && !(await isUntouched(tx, next.id));
  if (isPaid || isKept) return settle(context, locked);
  const ended = await updateExchange(tx, exchange, { status: 'cancelled', endedAt: new Date() });
  if (backIds.length > 0) {
    await withdrawWorth(tx, next.id);
    await cancelUndeliveredItems(context, next, backIds);
  } else await cancelNewOrder(context, next, STORE);
  await recordAct(tx, {
    orderId: exchange.orderId,
    itemId: exchange.itemId,
    actor: STORE,
    act: 'exchange_cancelled',
  });
  await enqueueExchangeNotice(tx, ended);
}

/**
 * Ends an exchange whose old goods were inspected. The worth that was not accepted is owed for the new goods, unless the
 * courier has brought these back.
 */
async function settle(context: TransactionContext, { exchange, next }: LockedExchange): Promise<void> {
  if (!next) return;
  const { tx } = context;
  const { orderId, itemId } = exchange;
  const lacking = next.status === 'cancelled' ? 0 : await withdrawWorth(tx, next.id);
  const backIds = await undeliveredItems(tx, next);
  if (backIds.length > 0) await cancelUndeliveredItems(context, next, backIds);
  // All events of the parcel may have arrived together: then the work on the new goods has not begun yet.
  else if (next.status === 'placed') await enqueueAdvance(tx, next.id);
  const owed = backIds.length > 0 ? 0 : lacking;
  const change: Partial<StoredExchange> =
    owed > 0 ? { status: 'owed', owed, debtId: randomUUID() } : { status: 'done', endedAt: new Date() };
  const settled = await updateExchange(tx, exchange, change);
  await recordAct(tx, {
    orderId,
    itemId,
    actor: STORE,
    act: owed > 0 ? 'exchange_owed' : 'exchange_done',
    ...(owed > 0 && { details: { amountMinor: owed } }),
  });
  if (owed > 0) await enqueueExchangeNotice(tx, settled);
}
