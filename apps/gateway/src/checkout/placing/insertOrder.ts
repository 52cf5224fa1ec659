import type { PaymentMethodCode } from '@lunette/checkout/contract';
import { orderItem, orders, type Order, type StoredItem } from '../order/schema.ts';
import {
  columnNames,
  columnsWithout,
  parameters,
  parameterValues,
  recordColumns,
} from '../../platform/database/columns.ts';
import type { Queries } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { enqueueEach } from '../../platform/jobs/jobs.ts';
import type { StoredUpi } from '../schema.ts';
import type { UnpaidLimit } from './unpaidOrders.ts';

/** Columns of an order, and of its items, that the database fills in or that are set later. */
type LaterColumn = 'id' | 'createdAt' | 'cashConfirmedAt' | 'advanceAt' | 'expiredAt';
type LaterItemColumn =
  'unreadable' | 'parcelId' | 'isLabAsked' | 'labId' | 'labOrder' | 'labUntil' | 'expectedOn' | 'promisedOn';

/** An order to be stored, with its goods and its first payment. */
export interface NewOrder extends Omit<Order, LaterColumn> {
  items: Omit<StoredItem, 'id' | 'orderId' | LaterItemColumn>[];
  /** The method of its payment; null if its payments are inserted separately. */
  method: PaymentMethodCode | null;
  paymentStatus: 'cash_due' | 'created' | 'paid';
  upi: StoredUpi | null;
}

/** The ids of the inserted rows. */
export type InsertedOrder = { orderId: string; paymentId: string | null };

const ORDER = columnsWithout(orders, 'id', 'createdAt', 'cashConfirmedAt', 'advanceAt', 'expiredAt');
const ITEM = columnsWithout(
  orderItem,
  'id',
  'orderId',
  'parcelId',
  'isLabAsked',
  'labId',
  'labOrder',
  'labUntil',
  'expectedOn',
  'promisedOn',
);

/** The parameters after those of the order itself. */
const [ITEMS, METHOD, STATUS, PRODUCT, QUANTITY, NETWORKS, SOLVED, UPI, STAFF] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
].map((place) => `$${Object.keys(ORDER).length + place}`);

/**
 * Inserts all rows of an order in one statement: its items, stock movements, payment and act, and the end of its cart; for
 * an order that is placed at once also the first status of its items and the job that confirms it. Pieces of a single
 * product are taken from the stock in the same statement. Nothing is inserted if they are not in stock, or if the unpaid
 * order needs a captcha.
 */
const INSERT = `
  WITH networks AS (
    SELECT decode(network, 'hex') AS network, most
    FROM jsonb_to_recordset(${NETWORKS}) AS (network text, most int)),
  captcha AS (
    SELECT NOT ${SOLVED}::boolean AND EXISTS (
      SELECT FROM networks WHERE most <= (
        SELECT count(*) FROM (
          SELECT FROM unpaid_order
          WHERE unpaid_order.network = networks.network AND at > now() - interval '1 hour'
          LIMIT networks.most) AS latest)) AS due),
  taken AS (
    UPDATE stock SET quantity = quantity - ${QUANTITY}
    WHERE product_id = ${PRODUCT} AND (quantity IS NULL OR quantity >= ${QUANTITY})
      AND NOT (SELECT due FROM captcha)
    RETURNING product_id),
  made AS (
    INSERT INTO orders (${columnNames(ORDER)})
    SELECT ${parameters(ORDER)}
    WHERE (${PRODUCT}::int IS NULL OR EXISTS (SELECT FROM taken)) AND NOT (SELECT due FROM captcha)
    RETURNING id, cart_id, session_id, customer_id, total, currency_code, placed_at),
  wanted AS (
    SELECT * FROM ROWS FROM (jsonb_to_recordset(${ITEMS}) AS (${recordColumns(ITEM)}))
      WITH ORDINALITY AS item (${columnNames(ITEM)}, place)),
  items AS (
    INSERT INTO order_item (order_id, ${columnNames(ITEM)})
    SELECT id, ${columnNames(ITEM)} FROM made, wanted ORDER BY place
    RETURNING id),
  moved AS (
    INSERT INTO stock_movement (order_id, product_id, reason, quantity)
    SELECT id, product_id, 'ordered', -sum(quantity) FROM made, wanted GROUP BY id, product_id),
  closed AS (UPDATE cart SET status = 'ordered' FROM made WHERE cart.id = made.cart_id),
  paid AS (
    INSERT INTO payment (order_id, method, status, amount, currency_code, upi)
    SELECT id, ${METHOD}::text, ${STATUS}, total, currency_code, ${UPI}::jsonb FROM made WHERE ${METHOD}::text IS NOT NULL
    RETURNING id),
  counted AS (INSERT INTO unpaid_order (network, order_id) SELECT network, id FROM made, networks),
  begun AS (
    INSERT INTO item_status_history (item_id, status, at)
    SELECT items.id, 'placed', placed_at FROM made, items WHERE placed_at IS NOT NULL),
  act AS (
    INSERT INTO order_act (order_id, actor, actor_id, act)
    SELECT id, CASE WHEN ${STAFF}::uuid IS NOT NULL THEN 'staff' WHEN customer_id IS NULL THEN 'guest' ELSE 'customer' END,
      coalesce(${STAFF}, customer_id, session_id), 'placed'
    FROM made),
  job AS (${enqueueEach('order.confirm', "json_build_object('orderId', id)", 'made WHERE placed_at IS NOT NULL')})
  SELECT captcha.due AS "captchaDue", made.id AS "orderId", paid.id AS "paymentId", (SELECT count(*) FROM job) AS jobs
  FROM captcha LEFT JOIN (made LEFT JOIN paid ON true) ON true`;

interface Inserting {
  /** Its product and quantity, if they are to be taken from the stock by this statement. */
  taken: { productId: number; quantity: number } | null;
  /** The limits at which the unpaid order counts; empty if it is paid. */
  limits: UnpaidLimit[];
  /** Whether a captcha was solved for it. */
  isSolved: boolean;
  /** The member of staff who places it; null for a shopper. */
  staffId: string | null;
}

/**
 * Stores an order. Its goods were taken from the stock earlier in this transaction, or, if they are a single product, are
 * `taken` now: if they are not in stock any more, nothing changes and the result is null. Refuses with 403 if a captcha is
 * needed.
 */
export async function insertOrder(
  tx: Queries,
  order: NewOrder,
  { taken, limits, isSolved, staffId }: Inserting,
): Promise<InsertedOrder | null> {
  const { rows } = await tx.execute<{ captchaDue: boolean } & (InsertedOrder | { orderId: null })>(
    statement(INSERT, [
      ...parameterValues(ORDER, order),
      JSON.stringify(order.items),
      order.method,
      order.paymentStatus,
      taken?.productId ?? null,
      taken?.quantity ?? null,
      JSON.stringify(limits),
      isSolved,
      order.upi && JSON.stringify(order.upi),
      staffId,
    ]),
  );
  const [inserted] = rows;
  if (inserted?.captchaDue) throw refuse(403, 'captcha_required', 'session.captcha-required');
  return inserted && inserted.orderId !== null
    ? { orderId: inserted.orderId, paymentId: inserted.paymentId }
    : null;
}
