import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { customer } from '../account/schema.ts';

/**
 * Removes all credentials of an account except its password. A person who opened it with another person's address cannot
 * sign in with them after the owner has verified the address.
 */
export async function removeOtherCredentials(tx: Queries, customerId: string): Promise<void> {
  for (const table of ['passkey', 'social_identity'])
    await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE customer_id = ${customerId}`);
  // A code to the account's number signs in to it, too.
  await tx
    .update(customer)
    .set({ phoneCode: null, telephone: null, telephoneVerifiedAt: null })
    .where(eq(customer.id, customerId));
}
