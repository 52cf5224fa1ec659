import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Queries } from '../../platform/database/database.ts';
import { customerById } from './identity.ts';

const BELONGINGS = [
  'appointment',
  'orders',
  'store_credit',
  'passkey',
  'social_identity',
  'consent',
  'campaign_visit',
  'face_profile',
  'face_size',
  'prescription_picture',
  'saved_prescription',
  'hidden_prescription',
  'review_picture',
  'stock_watch',
  'lead',
];

/** Merges two accounts of one person: all data of the first moves to the second, and the first is deleted. */
export async function mergeCustomers(
  tx: Queries,
  { publish, language }: Pick<CallContext, 'publish' | 'language'>,
  from: string,
  into: string,
): Promise<void> {
  // A sign-in and a change of addresses lock the customer first, too.
  await tx.execute(sql`SELECT FROM customer WHERE id IN (${from}, ${into}) ORDER BY id FOR NO KEY UPDATE`);
  // Both may have had the free first frame; the merged account has had it only once.
  await tx.execute(sql`
    UPDATE orders SET first_frame = false
    WHERE customer_id = ${from} AND first_frame AND EXISTS (
      SELECT FROM orders WHERE customer_id = ${into} AND first_frame AND status <> 'cancelled')`);
  for (const table of BELONGINGS)
    await tx.execute(
      sql`UPDATE ${sql.identifier(table)} SET customer_id = ${into} WHERE customer_id = ${from}`,
    );
  await tx.execute(sql`
    UPDATE customer_address moved SET customer_id = ${into}, default_address = default_address AND NOT EXISTS (
      SELECT FROM customer_address own
      WHERE own.customer_id = ${into} AND own.country = moved.country AND own.default_address)
    WHERE customer_id = ${from}`);
  await publish(tx, 'onCustomersMerged', { from, into, language });
  const older = await customerById(tx, from);
  await tx.execute(sql`
    UPDATE customer SET
      ditto_ids = ARRAY(SELECT DISTINCT unnest(ditto_ids || ${sql.param(older.dittoIds)}::text[])),
      first_name = CASE WHEN first_name = '' THEN ${older.firstName} ELSE first_name END,
      last_name = CASE WHEN last_name = '' THEN ${older.lastName} ELSE last_name END,
      cygnus_id = coalesce(cygnus_id, ${older.cygnusId}),
      tier_name = coalesce(tier_name, ${older.tierName}),
      tier_label = coalesce(tier_label, ${older.tierLabel}),
      member_from = least(member_from, ${older.memberFrom}),
      member_until = greatest(member_until, ${older.memberUntil}),
      phone_capture_expiry =
        greatest(phone_capture_expiry, (SELECT phone_capture_expiry FROM customer WHERE id = ${from}))
    WHERE id = ${into}`);
  await tx.execute(sql`DELETE FROM customer WHERE id = ${from}`);
}
