import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Removes all credentials of an account but its password. Whoever opened it with an address that was not theirs
 * cannot sign in any more once the owner has proven the address.
 */
export async function removeOtherCredentials(tx: Queries, customerId: string): Promise<void> {
  for (const table of ['passkey', 'social_identity'])
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${customerId}`);
}
