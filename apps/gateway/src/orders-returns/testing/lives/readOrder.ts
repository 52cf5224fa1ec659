import { eq, sql } from 'drizzle-orm';
import { itemsOf, findOrder } from '../../../checkout/order/ownOrder.ts';
import { stockMovement } from '../../../checkout/order/schema.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import { cancelledPieces } from '../../cancel/cancelledPieces.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { parcelsByOrder } from '../../fulfilment/parcelAnswer.ts';
import { paper } from '../../papers/schema.ts';
import { returnsOf } from '../../returns/orderReturns.ts';
import { orderAmendment } from '../../upgrade/schema.ts';
import type { World } from './beginLife.ts';

export type WrittenOrder = Awaited<ReturnType<typeof readOrder>>;

/** All that is written down about an order. */
export async function readOrder({ app: { db } }: Pick<World, 'app'>, orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const spent = await db.execute<{ spent: number }>(sql`
    SELECT coalesce(-sum(amount), 0)::int AS spent FROM (
      SELECT amount FROM gift_voucher_entry WHERE order_id = ${orderId}
      UNION ALL SELECT amount FROM store_credit_entry WHERE order_id = ${orderId}) entry`);
  const undelivered = await db.execute<{ id: string; pieces: number }>(sql`
    SELECT item_id AS id, sum(pieces)::int AS pieces FROM cancelled_item item
    JOIN order_cancellation cancellation ON cancellation.id = item.cancellation_id
    WHERE order_id = ${orderId} AND reason = 'undelivered' GROUP BY item_id`);
  return {
    order,
    /** Pieces of each item that the courier has brought back; they are among the cancelled ones. */
    undelivered: new Map(undelivered.rows.map(({ id, pieces }) => [id, pieces])),
    items: await itemsOf(db, orderId),
    payments: await paymentsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    history: await historyOf(db, [orderId]),
    cancelled: await cancelledPieces(db, [orderId]),
    returns: await returnsOf(db, orderId),
    parcels: await parcelsByOrder(db, [orderId]),
    papers: await db.select().from(paper).where(eq(paper.orderId, orderId)),
    amendments: await db.select().from(orderAmendment).where(eq(orderAmendment.orderId, orderId)),
    movements: await db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId)),
    /** What vouchers, store credit and wallet have paid and not got back, in minor units. */
    spent: spent.rows[0]?.spent ?? 0,
  };
}
