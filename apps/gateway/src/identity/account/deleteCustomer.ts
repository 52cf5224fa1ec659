import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { TransactionContext } from '../../platform/events.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { endSessionsOf } from '../session/sessions.ts';

/** For how many days after their delivery goods can be returned or refunds be claimed, in each country. */
export const RETURN_DAYS = 14;
/** The number of days after which an order counts as ended although its goods were never reported as delivered. */
const UNREPORTED_DAYS = 180;

/**
 * Deletes an account. If it has open orders (unpaid, not delivered, within the return period, or with an unfinished
 * return or refund), it only signs the customer out everywhere and stores that the deletion was requested. Returns the
 * numbers of these orders. A daily job deletes the account when no order is open any more, unless its customer signs in
 * before.
 */
export async function endAccount(context: TransactionContext, customerId: string): Promise<string[]> {
  const { tx } = context;
  // An order locks this row by its foreign key. One that is placed meanwhile is stored before, and then open below, or it
  // waits until the account is deleted and is refused.
  const { rowCount } = await tx.execute(sql`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`);
  if (!rowCount) throw refuse(401, 'session_invalid', 'platform.session-invalid');
  const open = await openOrders(tx, customerId);
  if (open.length === 0) {
    await deleteCustomer(context, customerId);
    return [];
  }
  await tx.execute(sql`UPDATE customer SET deletion_asked_at = now() WHERE id = ${customerId}`);
  await endSessionsOf(tx, customerId);
  return open;
}

/** Deletes the accounts whose deletion was requested and that have no open orders any more. */
export async function deleteWaitingCustomers({
  db,
  publish,
}: Pick<Gateway, 'db' | 'publish'>): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM customer WHERE deletion_asked_at IS NOT NULL`,
  );
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { rowCount } = await tx.execute(
        sql`SELECT 1 FROM customer WHERE id = ${id} AND deletion_asked_at IS NOT NULL FOR UPDATE`,
      );
      if (rowCount === 1 && (await openOrders(tx, id)).length === 0)
        await deleteCustomer({ tx, publish }, id);
    });
}

/** The open orders of a customer; the rows of all orders are locked. */
async function openOrders(tx: Queries, customerId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; open: boolean }>(sql`
    SELECT orders.id, status IN ('pending_payment', 'payment_failed')
      OR EXISTS (SELECT 1 FROM refund WHERE refund.order_id = orders.id AND (
        refund.status IN ('due', 'sent') OR refund.status = 'failed' AND refund.method = 'neft' AND NOT EXISTS (
          SELECT 1 FROM refund later WHERE later.fallback_of = refund.id)))
      OR EXISTS (SELECT 1 FROM order_return WHERE order_return.order_id = orders.id
        AND order_return.status IN ('requested', 'approved', 'label', 'picked_up', 'received', 'inspected'))
      OR EXISTS (SELECT 1 FROM order_return JOIN refused_parcel ON refused_parcel.return_id = order_return.id
        WHERE order_return.order_id = orders.id AND refused_parcel.status NOT IN ('delivered', 'returned_to_sender', 'lost'))
      OR (status = 'placed' AND placed_at > now() - make_interval(days => ${UNREPORTED_DAYS}) AND EXISTS (
        SELECT 1 FROM order_item item WHERE item.order_id = orders.id AND NOT EXISTS (
          SELECT 1 FROM item_status_history step WHERE step.item_id = item.id AND (
            step.status = 'cancelled' OR step.status IN ('delivered', 'returned_to_sender', 'lost')
              AND step.at < now() - make_interval(days => ${RETURN_DAYS}))))) AS open
    FROM orders WHERE customer_id = ${customerId} ORDER BY orders.id FOR UPDATE OF orders`);
  return rows.filter(({ open }) => open).map(({ id }) => id);
}

/**
 * Deletes an account with all personal data, on all devices at once. Orders are kept without a name, as tax law requires,
 * and appointments to come until they are over.
 */
async function deleteCustomer({ tx, publish }: TransactionContext, customerId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`SELECT id FROM orders WHERE customer_id = ${customerId} ORDER BY id FOR UPDATE`,
  );
  for (const { id } of rows) await anonymiseOrder(tx, id);
  await tx.execute(sql`
    DELETE FROM prescription_picture picture
    WHERE customer_id = ${customerId} AND NOT EXISTS (SELECT FROM order_item WHERE ${NAMED})`);
  // Carts that became orders are part of the order's record, so they are kept without their customer.
  await tx.execute(
    sql`UPDATE cart SET customer_id = NULL WHERE customer_id = ${customerId} AND status = 'ordered'`,
  );
  // A visit to come stays booked, and as one of a guest it is deleted some time after it is over. A fitting belongs to its
  // order, which has no name any more.
  await tx.execute(sql`
    UPDATE appointment SET customer_id = NULL
    WHERE customer_id = ${customerId} AND status = 'booked' AND ends_at > now() AND kind <> 'order'`);
  await publish(tx, 'onCustomerDeleted', { customerId });
  await tx.execute(sql`DELETE FROM customer WHERE id = ${customerId}`);
}

/** The condition that a prescription names the picture of a row `picture`. */
const NAMED = sql`picture.name IN (prescription->>'imageFileName', prescription->>'pdImageFileName')`;

/** Removes all personal data from an order; the goods, their prices and the state of delivery are kept. */
export async function anonymiseOrder(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE orders SET
      email = '', gift_message = NULL,
      address = address || ${JSON.stringify(NOBODY)}::jsonb
    WHERE id = ${orderId}`);
  await tx.execute(sql`DELETE FROM bank_account WHERE order_id = ${orderId}`);
  await tx.execute(sql`DELETE FROM lead WHERE cart_id = (SELECT cart_id FROM orders WHERE id = ${orderId})`);
  await tx.execute(sql`UPDATE refund SET account_last4 = NULL WHERE order_id = ${orderId}`);
  await tx.execute(sql`UPDATE order_act SET actor_id = NULL WHERE order_id = ${orderId}`);
  await tx.execute(sql`
    UPDATE payment SET
      upi = upi || '{"vpa": null}', opener_id = NULL, card_brand = NULL, card_first6 = NULL, card_last4 = NULL
    WHERE order_id = ${orderId}`);
  // A picture that another customer has sent, or that is in another order, is not of this order alone.
  await tx.execute(sql`
    DELETE FROM prescription_picture picture USING order_item item, orders
    WHERE item.order_id = ${orderId} AND orders.id = item.order_id
      AND picture.name IN (item.prescription->>'imageFileName', item.prescription->>'pdImageFileName')
      AND (picture.customer_id IS NULL OR picture.customer_id = orders.customer_id)
      AND NOT EXISTS (SELECT FROM order_item WHERE order_id <> ${orderId} AND ${NAMED})`);
  await tx.execute(sql`
    UPDATE order_item SET prescription = NULL, unreadable = NULL, lab_order = lab_order || '{"prescription": null}'
    WHERE order_id = ${orderId}`);
  await anonymiseChanges(tx, orderId);
  await tx.execute(sql`
    UPDATE checkout SET address = NULL, gift_message = NULL
    WHERE cart_id = (SELECT cart_id FROM orders WHERE id = ${orderId})`);
  await tx.execute(sql`
    UPDATE cart_line SET prescription = NULL WHERE cart_id = (SELECT cart_id FROM orders WHERE id = ${orderId})`);
}

/** Removes the powers, comments and photos that were stored with amendments, cancellations and returns of an order. */
async function anonymiseChanges(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(
    sql`UPDATE order_amendment SET prescription = NULL, actor_id = NULL WHERE order_id = ${orderId}`,
  );
  await tx.execute(sql`UPDATE order_cancellation SET comment = NULL WHERE order_id = ${orderId}`);
  await tx.execute(sql`
    UPDATE return_item SET comment = NULL
    WHERE return_id IN (SELECT id FROM order_return WHERE order_id = ${orderId})`);
  await tx.execute(sql`DELETE FROM return_photo WHERE order_id = ${orderId}`);
}

const NOBODY = {
  firstName: '—',
  lastName: '',
  gender: '',
  phone: '—',
  alternatePhone: '',
  email: '',
  addressline1: '—',
  addressline2: '',
  landmark: '',
  locality: '',
  postcode: '',
  comment: '',
};
