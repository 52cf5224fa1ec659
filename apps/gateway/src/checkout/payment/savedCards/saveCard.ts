import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Order } from '../../order/schema.ts';
import type { Intent } from '../provider/paymentProvider.ts';

/**
 * Stores the card that a customer asked the provider to save when paying an order. If the account does not exist any more,
 * the card is deleted at the provider.
 */
export async function saveCard(
  tx: Queries,
  { customerId, country }: Pick<Order, 'customerId' | 'country'>,
  { provider, savedCard }: Pick<Intent, 'provider' | 'savedCard'>,
): Promise<void> {
  if (!savedCard) return;
  const { customer: vaultCustomer, token, brand, last4, expiry } = savedCard;
  const { rowCount } = await tx.execute(sql`
    INSERT INTO saved_card (customer_id, country, provider, vault_customer, token, brand, last4, expiry)
    SELECT id, ${country}, ${provider}, ${vaultCustomer}, ${token}, ${brand}, ${last4}, ${expiry}
    FROM customer WHERE id = ${customerId}::uuid FOR KEY SHARE
    ON CONFLICT (provider, vault_customer, token)
    DO UPDATE SET expiry = excluded.expiry, last_used_at = now(), removed_at = NULL`);
  if (rowCount === 0) await enqueue(tx, 'saved-card.delete', { provider, vaultCustomer, token });
}
