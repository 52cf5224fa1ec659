import { startPostgres } from '@lunette/gateway/postgres';
import { Pool } from 'pg';

/** Runs a query on the store's database to move times into the past. */
async function query(text: string, value: string): Promise<void> {
  const { url } = await startPostgres({ dataDir: process.env.DATA_DIR ?? '', port: 0 });
  const pool = new Pool({ connectionString: url('lunette') });
  await pool.query(text, [value]);
  await pool.end();
}

/** Lets the time pass in which an order can be paid, and runs the job that looks for such orders each minute. */
export async function timePasses(orderId: string): Promise<void> {
  await query("UPDATE orders SET reserved_until = now() - interval '1 second' WHERE id = $1", orderId);
  await query('SELECT graphile_worker.add_job($1)', 'payment.find-overdue');
}

/** Runs the store's first step for an order at once; the job does it each minute. */
export async function storeBegins(orderId: string): Promise<void> {
  await query("UPDATE orders SET advance_at = now() - interval '1 second' WHERE id = $1", orderId);
  await query('SELECT graphile_worker.add_job($1)', 'order.begin');
}

/**
 * Lets the weeks pass after which an order that was not shipped may be cancelled as late, and runs the job that checks it.
 */
export async function orderIsFarTooLate(orderId: string): Promise<void> {
  await query('UPDATE orders SET delivery_date = current_date - 22 WHERE id = $1', orderId);
  await query('UPDATE parcel SET expected_on = current_date - 1 WHERE order_id = $1', orderId);
  await query('SELECT graphile_worker.add_job($1)', 'order.find-late');
}

/** Lets the minutes pass after which the shopper is notified of a failed payment of an order. */
export async function failureIsNotified(orderId: string): Promise<void> {
  await query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE key IN (SELECT format('payment.notify-%s-failed', id) FROM payment WHERE order_id = $1)`,
    orderId,
  );
}

/** Lets the hours pass after which a reminder of an abandoned bag is sent to an e-mail address. */
export async function bagIsLeft(email: string): Promise<void> {
  await query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE key IN (SELECT format('cart.remind-%s', reference) FROM lead WHERE email = $1)`,
    email,
  );
}

/** Lets the minutes pass after which the store is notified of a number that was left for a home visit. */
export async function shopIsNotified(phone: string): Promise<void> {
  await query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE key IN (SELECT format('marketing.tell-shop-%s', reference) FROM lead WHERE phone = $1)`,
    phone,
  );
}
