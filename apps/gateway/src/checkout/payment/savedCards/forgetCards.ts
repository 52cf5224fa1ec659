import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { DomainEvents, EventContext } from '../../../platform/events.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { savedCard, vaultCustomer } from './savedCards.ts';

/** Deletes a card that its owner has removed and not restored, here and at the provider. */
export async function deleteRemovedCard(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await forget(tx, and(eq(savedCard.id, id), isNotNull(savedCard.removedAt)));
  });
}

/** Deletes the cards of a customer whose account is deleted, and the customer's ids at the providers. */
export async function forgetCardsOf(
  { customerId }: DomainEvents['onCustomerDeleted'],
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await forget(tx, eq(savedCard.customerId, customerId));
  const gone = await tx.delete(vaultCustomer).where(eq(vaultCustomer.customerId, customerId)).returning();
  for (const { provider, id } of gone) await enqueue(tx, 'vault-customer.delete', { provider, id });
}

/** Deletes the rows at once; a job, which is retried, deletes each card at the provider. */
async function forget(
  tx: EventContext['tx'],
  condition: Parameters<ReturnType<EventContext['tx']['delete']>['where']>[0],
): Promise<void> {
  const gone = await tx.delete(savedCard).where(condition).returning();
  for (const { provider, vaultCustomer, token } of gone)
    await enqueue(tx, 'saved-card.delete', { provider, vaultCustomer, token });
}

/** Moves the cards of an account to the one that it is merged into. */
export async function mergeSavedCards(
  { from, into }: DomainEvents['onCustomersMerged'],
  { tx }: EventContext,
): Promise<void> {
  await tx.update(savedCard).set({ customerId: into }).where(eq(savedCard.customerId, from));
  await tx.update(vaultCustomer).set({ customerId: into }).where(eq(vaultCustomer.customerId, from));
}
