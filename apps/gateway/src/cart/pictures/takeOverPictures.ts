import { sql } from 'drizzle-orm';
import type { DomainEvents, EventContext } from '../../platform/events.ts';

/** Gives the pictures of prescriptions that a guest has sent to the customer. */
export async function takeOverPictures(
  { sessionId, customer }: Pick<DomainEvents['onSignIn'], 'sessionId' | 'customer'>,
  { tx }: Pick<EventContext, 'tx'>,
): Promise<void> {
  await tx.execute(sql`
    UPDATE prescription_picture SET session_id = NULL, customer_id = ${customer.id} WHERE session_id = ${sessionId}`);
}
