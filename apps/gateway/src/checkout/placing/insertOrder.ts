import type { PaymentMethodCode } from '@lunette/checkout/contract';
import type { Order, StoredItem } from '../order/schema.ts';
import { enqueueSilently } from '../../platform/database/fastPath/enqueueSilently.ts';
import { statement } from '../../platform/database/statement.ts';
import { PipelinedCommit } from '../../platform/database/transaction.ts';

/** An order as it is to be kept, with its goods and its first payment. */
export interface NewOrder extends Omit<Order, 'id' | 'createdAt'> {
  items: Pick<StoredItem, 'productId' | 'quantity' | 'prescription' | 'details'>[];
  method: PaymentMethodCode;
  paymentStatus: 'cash_due' | 'created' | 'paid';
}

/** What was made of it. */
export type InsertedOrder = { orderId: string; paymentId: string };

/**
 * All rows of an order in one statement, which is kept whole or not at all: its goods, the pieces that it took, the
 * end of its cart and its payment; for one that is placed at once the timeline of its goods and the message too.
 * Pieces of one product are taken off the shelf along with it, and nothing is made where they are not there.
 */
const KEEP = `
  WITH taken AS (
    UPDATE stock SET quantity = quantity - $22
    WHERE product_id = $21 AND (quantity IS NULL OR quantity >= $22)
    RETURNING product_id),
  made AS (
    INSERT INTO orders (cart_id, session_id, customer_id, country, language, currency_code, status, idempotency_key,
      totals, total, address, email, gift_message, delivery_option, delivery_date, reserved_until, placed_at,
      request_hash, client, first_frame)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $23, $24, $25
    WHERE $21::int IS NULL OR EXISTS (SELECT FROM taken)
    RETURNING id, placed_at),
  wanted AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($18) AS ("productId" text, quantity int, prescription jsonb, details jsonb))
      WITH ORDINALITY AS item (product_id, quantity, prescription, facts, place)),
  items AS (
    INSERT INTO order_item (order_id, product_id, quantity, prescription, facts)
    SELECT id, product_id, quantity, prescription, facts FROM made, wanted ORDER BY place
    RETURNING id),
  moved AS (
    INSERT INTO stock_movement (order_id, product_id, reason, quantity)
    SELECT id, product_id, 'ordered', -sum(quantity) FROM made, wanted GROUP BY id, product_id),
  closed AS (UPDATE cart SET status = 'ordered' FROM made WHERE cart.id = $1),
  paid AS (
    INSERT INTO payment (order_id, method, status, amount, currency_code)
    SELECT id, $19, $20, $10, $6 FROM made
    RETURNING id),
  begun AS (
    INSERT INTO item_status_history (item_id, status, at)
    SELECT items.id, 'placed', placed_at FROM made, items WHERE placed_at IS NOT NULL),
  job AS (${enqueueSilently('order.confirm', "json_build_object('orderId', id)", 'made WHERE placed_at IS NOT NULL')})
  SELECT made.id AS "orderId", paid.id AS "paymentId" FROM made, paid`;

/**
 * The statement that keeps an order. Its goods were taken off the shelf before in this transaction, or, of one product,
 * are `taken` now: where they are not there any more, nothing changes and `read` gets null.
 */
export function insertOrder<T>(
  order: NewOrder,
  taken: { productId: number; quantity: number } | null,
  read: (kept: InsertedOrder | null) => T,
): PipelinedCommit<T> {
  return PipelinedCommit.of<InsertedOrder, T>(
    statement(KEEP, [
      ...[order.cartId, order.sessionId, order.customerId, order.country, order.language],
      ...[order.currencyCode, order.status, order.idempotencyKey, order.totals, order.total],
      ...[order.address, order.email, order.giftMessage, order.deliveryOption, order.deliveryDate],
      ...[order.reservedUntil, order.placedAt, JSON.stringify(order.items)],
      ...[order.method, order.paymentStatus, taken?.productId ?? null, taken?.quantity ?? null],
      ...[order.requestHash, order.client, order.firstFrame],
    ]),
    ([kept]) => read(kept ?? null),
  );
}
