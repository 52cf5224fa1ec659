import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';

/**
 * Whether a customer agreed to messages about orders by WhatsApp, and the verified mobile number of the account, if it has
 * one.
 */
export async function whatsAppOfOrders(
  db: Queries,
  customerId: string,
): Promise<{ isWanted: boolean; mobile: string | null }> {
  const { rows } = await db.execute<{ isWanted: boolean | null; mobile: string | null }>(sql`
    SELECT CASE WHEN telephone_verified_at IS NOT NULL THEN phone_code || telephone END AS mobile, (
      SELECT granted FROM consent WHERE customer_id = customer.id AND channel = 'whatsappOrders'
      ORDER BY id DESC LIMIT 1) AS "isWanted"
    FROM customer WHERE id = ${customerId}`);
  return { isWanted: rows[0]?.isWanted ?? false, mobile: rows[0]?.mobile ?? null };
}
