import { eq } from 'drizzle-orm';
import { actorOf } from '../../order/orderToChange.ts';
import { findOrder, lockOrder, ownOrder } from '../../order/ownOrder.ts';
import { orders, type Order } from '../../order/schema.ts';
import { ownerOfCart, shopperOf } from '../../order/shopperOf.ts';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Actor, TransactionContext } from '../../../platform/events.ts';
import { enqueue, type JobContext } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { anonymiseOrder } from '../../../identity/account/deleteCustomer.ts';
import { closePayment } from '../askProvider.ts';
import { decidingPayment, openPayment, paymentsOf } from '../orderPayments.ts';
import { cancelAtProvider } from '../provider/paymentProviders.ts';
import { settlePayment, UNPAID_STATUSES } from '../settlePayment.ts';

/** The time after `reservedUntil` at which an order ends even without an answer of the provider. */
const END_WITHOUT_ANSWER_MS = 15 * 60_000;

/**
 * Ends an order that was not paid in time. Its payment is closed at the provider first; unless it was paid meanwhile, the
 * goods return to the stock, the lines to the shopper's cart, and voucher and credit to their balances.
 */
export async function expireOrder(context: JobContext, orderId: string): Promise<void> {
  const { db, services, publish, log } = context;
  const order = await findOrder(db, orderId);
  if (!order || !isOverdue(order)) return;
  const open = openPayment(await paymentsOf(db, orderId));
  if (open) {
    const intent = await cancelAtProvider(services, open).catch((error: unknown) => {
      if (Date.now() - Number(order.reservedUntil) < END_WITHOUT_ANSWER_MS) throw error;
      log.warn({ err: error, orderId }, 'an order ends without an answer of the payment provider');
      return null;
    });
    if (intent) await settlePayment(context, intent);
  }
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (isOverdue(locked)) await endOrder({ tx, publish }, locked, { kind: 'store', id: null });
  });
}

/**
 * Ends an unpaid order of the caller early and puts its goods, voucher and credit back into the cart. Its payment is closed
 * at the provider first. Refuses an order that is paid or whose payment is pending at the bank.
 */
export async function recartOrder(context: CallContext<'guest'>, orderId: string): Promise<void> {
  const { db, session, publish } = context;
  const { status } = await ownOrder(db, session, orderId);
  const open = openPayment(await paymentsOf(db, orderId));
  if (open && UNPAID_STATUSES.includes(status)) await closePayment(context, open);
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked.status === 'cancelled') return;
    if (!UNPAID_STATUSES.includes(locked.status)) throw refuse(409, 'order_placed', 'checkout.order-placed');
    if (openPayment(await paymentsOf(tx, orderId)))
      throw refuse(409, 'payment_pending', 'checkout.take-back-pending');
    await endOrder({ tx, publish }, locked, actorOf(session));
  });
}

function isOverdue({ status, reservedUntil }: Order): boolean {
  return UNPAID_STATUSES.includes(status) && reservedUntil !== null && reservedUntil.getTime() <= Date.now();
}

async function endOrder({ tx, publish }: TransactionContext, order: Order, actor: Actor): Promise<void> {
  const { id: orderId, cartId, country } = order;
  const expiredAt = actor.kind === 'store' ? new Date() : null;
  await tx
    .update(orders)
    .set({ status: 'cancelled', reservedUntil: null, expiredAt })
    .where(eq(orders.id, orderId));
  const shopper = await shopperOf(tx, order);
  const returnsTo = actor.kind === 'store' ? ownerOfCart(shopper) : shopper;
  const ended = { orderId, cartId, country, shopper: returnsTo };
  await publish(tx, 'onOrderEnded', { ...ended, reason: 'unpaid' });
  const act = actor.kind === 'store' ? 'unpaid' : 'taken_back';
  await publish(tx, 'onOrderAct', { orderId, actor, act });
  if (actor.kind === 'store') await enqueueExpired(tx, orderId);
  // The session has ended, so the order cannot be paid any more: its personal data is erased.
  if (!shopper) await anonymiseOrder(tx, orderId);
}

/**
 * Enqueues the message that the order has expired and its goods are in the bag again. A shopper who took the order back gets
 * no message.
 */
async function enqueueExpired(tx: Queries, orderId: string): Promise<void> {
  const last = decidingPayment(await paymentsOf(tx, orderId));
  if (last) await enqueue(tx, 'payment.notify', { paymentId: last.id, kind: 'expired' });
}
