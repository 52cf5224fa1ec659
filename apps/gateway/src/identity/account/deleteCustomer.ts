import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';

/** How long an order that was not delivered keeps its address: until it has arrived and could be returned. */
const ON_ITS_WAY_DAYS = 60;

/**
 * Ends an account: everything that is a person's goes with it, on all devices at once. Orders stay, as the law on
 * bills wants, without a name: at once where they have come to an end, and some weeks later where goods are under way.
 * One that waits for its payment loses its name when its time is over, unless it is paid.
 */
export async function deleteCustomer(tx: Queries, customerId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string; settled: boolean }>(sql`
    SELECT orders.id, status = 'cancelled' OR NOT EXISTS (
      SELECT 1 FROM order_item item WHERE item.order_id = orders.id AND NOT EXISTS (
        SELECT 1 FROM item_status_history step
        WHERE step.item_id = item.id AND step.status IN ('delivered', 'cancelled'))) AS settled
    FROM orders WHERE customer_id = ${customerId} FOR UPDATE OF orders`);
  for (const { id, settled } of rows)
    if (settled) await anonymiseOrder(tx, id);
    else
      await enqueue(
        tx,
        'session.anonymise-order',
        { orderId: id },
        { runAt: new Date(Date.now() + ON_ITS_WAY_DAYS * 86_400_000), key: `session.anonymise-order-${id}` },
      );
  // Carts that became orders are part of their proof; they lose their customer with the row's reference.
  await tx.execute(
    sql`UPDATE cart SET customer_id = NULL WHERE customer_id = ${customerId} AND status = 'ordered'`,
  );
  await tx.execute(sql`DELETE FROM customer WHERE id = ${customerId}`);
}

/** Takes from an order all that says whose it was; what was sold, for how much and into which state stays. */
export async function anonymiseOrder(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE orders SET
      email = '', gift_message = NULL,
      address = address || ${JSON.stringify(NOBODY)}::jsonb
    WHERE id = ${orderId}`);
  await tx.execute(sql`UPDATE order_act SET actor_id = NULL WHERE order_id = ${orderId}`);
  await tx.execute(sql`UPDATE order_item SET prescription = NULL WHERE order_id = ${orderId}`);
  await tx.execute(sql`
    UPDATE checkout SET address = NULL, gift_message = NULL
    WHERE cart_id = (SELECT cart_id FROM orders WHERE id = ${orderId})`);
  await tx.execute(sql`
    UPDATE cart_line SET prescription = NULL WHERE cart_id = (SELECT cart_id FROM orders WHERE id = ${orderId})`);
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
