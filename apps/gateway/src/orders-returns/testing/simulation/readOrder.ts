import { eq, sql } from 'drizzle-orm';
import { itemsOf, findOrder } from '../../../checkout/order/ownOrder.ts';
import { stockMovement } from '../../../checkout/order/schema.ts';
import { paymentsOf } from '../../../checkout/payment/orderPayments.ts';
import { refundsOf } from '../../../checkout/payment/refunds/refunds.ts';
import { cancelledPieces, faultsOf } from '../../cancel/cancelledPieces.ts';
import { historyOf } from '../../fulfilment/itemHistory.ts';
import { parcelsByOrder } from '../../fulfilment/parcel/parcelAnswer.ts';
import { paper } from '../../papers/schema.ts';
import { returnsOf } from '../../returns/orderReturns.ts';
import { refusedParcelsOf } from '../../returns/refusedParcel/refusedParcelsOf.ts';
import { orderExchange } from '../../exchange/schema.ts';
import { orderAmendment } from '../../upgrade/schema.ts';
import type { Random } from './random.ts';
import type { Run, TestSystem } from './placeRandomOrder.ts';

/** An order with everything that is stored about it. */
export type StoredOrder = Awaited<ReturnType<typeof readOrder>>;

/** Everything that is stored about an order. */
export async function readOrder({ app: { db } }: Pick<TestSystem, 'app'>, orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const spent = await db.execute<{ spent: number }>(sql`
    SELECT coalesce(-sum(amount), 0)::int AS spent FROM (
      SELECT amount FROM gift_voucher_entry WHERE order_id = ${orderId}
      UNION ALL SELECT amount FROM store_credit_entry WHERE order_id = ${orderId}) entry`);
  const cancelledFor = async (reason: 'undelivered' | 'lost') => {
    const { rows } = await db.execute<{ id: string; pieces: number }>(sql`
      SELECT item_id AS id, sum(pieces)::int AS pieces FROM cancelled_item item
      JOIN order_cancellation cancellation ON cancellation.id = item.cancellation_id
      WHERE order_id = ${orderId} AND reason = ${reason} GROUP BY item_id`);
    return new Map(rows.map(({ id, pieces }) => [id, pieces]));
  };
  const cut = await db.execute<{ id: string; pieces: number }>(sql`
    SELECT item_id AS id, sum(pieces)::int AS pieces FROM cancelled_item item
    JOIN order_cancellation cancellation ON cancellation.id = item.cancellation_id
    WHERE order_id = ${orderId} AND reason NOT IN ('undelivered', 'lost') AND EXISTS (
      SELECT FROM item_status_history step WHERE step.item_id = item.item_id
        AND step.status IN ('lenses_cut', 'packed') AND step.at <= cancellation.cancelled_at)
    GROUP BY item_id`);
  const returns = await returnsOf(db, orderId);
  return {
    order,
    /** The numbers of pieces that the courier has brought back or lost, by item; they are included in the cancelled ones. */
    undelivered: await cancelledFor('undelivered'),
    lost: await cancelledFor('lost'),
    /** The numbers of pieces that were cancelled as late after the lab had begun them, by item. */
    cut: new Map(cut.rows.map(({ id, pieces }) => [id, pieces])),
    faults: await faultsOf(db, orderId),
    items: await itemsOf(db, orderId),
    payments: await paymentsOf(db, orderId),
    refunds: await refundsOf(db, orderId),
    history: await historyOf(db, [orderId]),
    cancelled: await cancelledPieces(db, [orderId]),
    returns,
    parcels: await parcelsByOrder(db, [orderId]),
    /** The parcels of refused pieces of its returns. */
    refusedParcels: await refusedParcelsOf(
      db,
      returns.map(({ id }) => id),
    ),
    papers: await db.select().from(paper).where(eq(paper.orderId, orderId)),
    amendments: await db.select().from(orderAmendment).where(eq(orderAmendment.orderId, orderId)),
    /** The exchanges of its goods. */
    exchanges: await db.select().from(orderExchange).where(eq(orderExchange.orderId, orderId)),
    /** The exchange that made this order. */
    cameOf: order.exchangeOf
      ? ((await db.select().from(orderExchange).where(eq(orderExchange.id, order.exchangeOf)))[0] ?? null)
      : null,
    movements: await db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId)),
    /** The amount that vouchers, store credit and wallet have paid, less its refunds, in minor units. */
    spent: spent.rows[0]?.spent ?? 0,
  };
}

/** The order of a run and the new orders of its exchanges, the oldest first. */
export async function readRun(system: Pick<TestSystem, 'app'>, { orderId }: Run): Promise<StoredOrder[]> {
  const all: StoredOrder[] = [];
  for (const id of await ordersOf(system, orderId)) all.push(await readOrder(system, id));
  return all;
}

/** The run with one of its orders, in most cases the newest one. */
export async function pickOrder(system: Pick<TestSystem, 'app'>, run: Run, random: Random): Promise<Run> {
  const ids = await ordersOf(system, run.orderId);
  const newest = ids.at(-1) ?? run.orderId;
  return { ...run, orderId: random.pick([...ids, newest]) };
}

async function ordersOf({ app: { db } }: Pick<TestSystem, 'app'>, orderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    WITH RECURSIVE chain AS (
      SELECT id, created_at FROM orders WHERE id = ${orderId}
      UNION SELECT orders.id, orders.created_at FROM orders
      JOIN order_exchange ON order_exchange.id = orders.exchange_of JOIN chain ON chain.id = order_exchange.order_id)
    SELECT id FROM chain ORDER BY created_at, id`);
  return rows.map(({ id }) => id);
}
