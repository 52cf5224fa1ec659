import { eq } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../../platform/events.ts';
import { payment } from '../../schema.ts';

/** Gives the payments that an account has opened to the one that it is merged into. */
export async function mergeOpeners(
  { from, into }: DomainEvents['onCustomersMerged'],
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await tx.update(payment).set({ openerId: into }).where(eq(payment.openerId, from));
}
