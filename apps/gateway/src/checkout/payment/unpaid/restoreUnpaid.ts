import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { removeOrderedLines } from '../../../cart/lines/removeOrderedLines.ts';
import { spendMoneyAgain } from '../../../cart/money/spendMoney.ts';
import { lockOpenCart } from '../../../cart/openCart.ts';
import { arrivalCountedFrom } from '../../../catalog/delivery/delivery.ts';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { Refusal } from '../../../platform/http/refuse.ts';
import { isAnonymised } from '../../order/isAnonymised.ts';
import { takeGoodsAgain } from '../../order/releaseGoods.ts';
import { orders, type Order } from '../../order/schema.ts';
import { ownerOfCart, shopperOf, type Shopper } from '../../order/shopperOf.ts';
import { isSecondFirstFrame } from '../../order/firstFrame.ts';

/**
 * Restores an order that was not paid in time, because late money has come: the order waits for its payment again, takes its
 * goods, voucher and credit again at its own amounts, and its lines are removed from the shopper's cart. Changes nothing and
 * returns false if goods or balances are not available any more, the shopper has ordered one of these goods since, or the
 * order ended too long ago. The caller has locked the order.
 */
export async function restoreUnpaid(
  tx: Transaction,
  { settings, publish }: Pick<Gateway, 'settings' | 'publish'>,
  order: Order,
): Promise<boolean> {
  if (!isRestorable(order, settings)) return false;
  try {
    await tx.transaction(async (part) => takeAgain(part, order));
  } catch (error) {
    if (error instanceof TransactionRollbackError || error instanceof Refusal || isSecondFirstFrame(error))
      return false;
    throw error;
  }
  const { id: orderId } = order;
  await publish(tx, 'onOrderAct', { orderId, actor: { kind: 'store', id: null }, act: 'brought_back' });
  return true;
}

/** Whether an order ended recently because it was not paid, and its shopper can still be notified. */
export function isRestorable(
  order: Pick<Order, 'status' | 'placedAt' | 'expiredAt' | 'exchangeOf' | 'email'>,
  { lateMoneyHours }: Pick<Gateway['settings'], 'lateMoneyHours'>,
): boolean {
  const { status, placedAt, expiredAt, exchangeOf } = order;
  if (status !== 'cancelled' || placedAt !== null || exchangeOf !== null || isAnonymised(order)) return false;
  return expiredAt !== null && Date.now() - expiredAt.getTime() < lateMoneyHours * 3_600_000;
}

async function takeAgain(tx: Transaction, order: Order): Promise<void> {
  const { id: orderId, cartId, country, customerId, totals, createdAt, deliveryDate } = order;
  const shopper = await shopperOf(tx, order);
  // A call that orders the same goods from the cart locks it first, so it cannot run at the same time.
  const cartOwner = ownerOfCart(shopper);
  if (cartOwner) await lockOpenCart(tx, { session: cartOwner, country });
  if (await isOrderedAnew(tx, order, shopper)) tx.rollback();
  if (!(await takeGoodsAgain(tx, orderId))) tx.rollback();
  await spendMoneyAgain(tx, { orderId, country, customerId, totals });
  await removeOrderedLines(tx, { cartId, country, shopper: cartOwner });
  await tx
    .update(orders)
    .set({
      status: 'pending_payment',
      deliveryDate: arrivalCountedFrom(country, { from: createdAt, day: deliveryDate }, new Date()),
    })
    .where(eq(orders.id, orderId));
}

/**
 * Whether the shopper has another order with one of these goods that waits for its payment or was placed since. It is found
 * by customer, by session (not that of staff, who order for many) or, if it is placed, by phone number.
 */
async function isOrderedAnew(
  tx: Queries,
  { id, sessionId, createdAt, address }: Order,
  shopper: Shopper | null,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    SELECT FROM (
      SELECT * FROM orders WHERE session_id = ${shopper?.staffId ? null : sessionId}
      UNION ALL SELECT * FROM orders WHERE customer_id = ${shopper?.customerId ?? null}
      UNION ALL SELECT * FROM orders WHERE address ->> 'phone' = ${address.phone} AND status = 'placed') other
    WHERE other.id <> ${id} AND other.exchange_of IS NULL
      AND (other.status IN ('pending_payment', 'payment_failed') OR other.placed_at > ${createdAt.toISOString()}::timestamptz)
      AND EXISTS (
        SELECT FROM order_item mine JOIN order_item theirs ON theirs.product_id = mine.product_id
        WHERE mine.order_id = ${id} AND theirs.order_id = other.id)
    LIMIT 1`);
  return rowCount !== 0;
}
