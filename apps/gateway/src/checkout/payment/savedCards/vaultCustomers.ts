import { and, asc, eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { vaultCustomer } from './savedCards.ts';

/**
 * The id of a customer at a payment provider, to which the customer is added once. Null if the provider cannot be reached:
 * then the customer is not asked to save a card and can pay nevertheless.
 */
export async function vaultCustomerOf(
  { db, log }: Pick<CallContext, 'db' | 'log'>,
  customerId: string,
  { name: provider, vault }: PaymentProvider,
): Promise<string | null> {
  if (!vault?.customers) return customerId;
  const [known] = await db
    .select()
    .from(vaultCustomer)
    .where(and(eq(vaultCustomer.customerId, customerId), eq(vaultCustomer.provider, provider)))
    .orderBy(asc(vaultCustomer.createdAt));
  if (known) return known.id;
  try {
    const id = await vault.customers.add(customerId);
    await db.insert(vaultCustomer).values({ provider, id, customerId }).onConflictDoNothing();
    return id;
  } catch (error) {
    log.warn({ err: error, customerId }, 'a customer could not be added at the payment provider');
    return null;
  }
}
