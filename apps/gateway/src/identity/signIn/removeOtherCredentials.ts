import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Takes away every key to an account but its password. Whoever opened it with an address that was not theirs keeps no
 * door into it once the address is proven by its owner.
 */
export async function removeOtherCredentials(tx: Queries, customerId: string): Promise<void> {
  for (const table of ['passkey', 'social_identity'])
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${customerId}`);
}
