import { eq } from 'drizzle-orm';
import { returnMoney } from '../../cart/money/spendMoney.ts';
import { restoreCart } from '../../cart/lines/restoreCart.ts';
import { findOrder, lockOrder, ownOrder } from '../order/ownOrder.ts';
import { releaseGoods } from '../order/releaseGoods.ts';
import { orders, type Order } from '../order/schema.ts';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { anonymiseOrder } from '../../identity/account/deleteCustomer.ts';
import { closePayment } from './methods/card/askProvider.ts';
import { openPayment, paymentsOf } from './orderPayments.ts';
import { payment } from '../schema.ts';
import { settlePayment, UNPAID } from './settlePayment.ts';

/** So long after its time an order ends without the provider's word; money that still comes goes back. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Ends an order whose time to be paid has passed: its payment is closed at the provider, and unless that shows it
 * paid, the goods return to the shelf, the lines to the shopper's cart, and voucher and credit to their balance.
 */
export async function expireOrder({ db, services, log }: JobContext, orderId: string): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order || !isOverdue(order)) return;
  const open = openPayment(await paymentsOf(db, orderId));
  if (open?.intentId) {
    const intent = await services.payment.cancelIntent(open.intentId).catch((fault: unknown) => {
      if (Date.now() - Number(order.reservedUntil) < PATIENCE_MS) throw fault;
      log.warn({ err: fault, orderId }, 'an order ends without the word of the payment provider');
      return null;
    });
    if (intent) await settlePayment(db, intent);
  }
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (isOverdue(locked)) await giveUp(tx, locked);
  });
}

/**
 * Ends an order of the caller that nobody has paid, before its time is over: its goods and what was taken off it are in
 * the cart again. Its payment is closed at the provider first; one that is paid, or that the bank still decides, stays.
 */
export async function takeBack(context: CallContext<'guest'>, orderId: string): Promise<void> {
  const { db, session } = context;
  const { status } = await ownOrder(db, session, orderId);
  const open = openPayment(await paymentsOf(db, orderId));
  if (open && UNPAID.includes(status)) await closePayment(context, open);
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked.status === 'cancelled') return;
    if (!UNPAID.includes(locked.status)) throw refuse(409, 'order_placed', 'checkout.order-placed');
    if (openPayment(await paymentsOf(tx, orderId)))
      throw refuse(409, 'payment_pending', 'checkout.take-back-pending');
    await giveUp(tx, locked);
  });
}

function isOverdue({ status, reservedUntil }: Order): boolean {
  return UNPAID.includes(status) && reservedUntil !== null && reservedUntil.getTime() <= Date.now();
}

async function giveUp(tx: Queries, order: Order): Promise<void> {
  const open = openPayment(await paymentsOf(tx, order.id));
  if (open)
    await tx.update(payment).set({ status: 'expired', updatedAt: new Date() }).where(eq(payment.id, open.id));
  await tx.update(orders).set({ status: 'cancelled', reservedUntil: null }).where(eq(orders.id, order.id));
  await releaseGoods(tx, order.id);
  await returnMoney(tx, order.id);
  // Where nobody is left to pay it in another way, nothing is kept of who it was.
  if (!(await restoreCart(tx, order))) await anonymiseOrder(tx, order.id);
}
