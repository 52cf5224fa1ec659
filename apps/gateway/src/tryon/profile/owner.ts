import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { SessionOwner } from '../../platform/http/callContext.ts';
import type { DomainEvents, EventContext } from '../../platform/events.ts';

/** The condition for rows of an owner. */
export const ownedBy = ({ id, customerId }: SessionOwner): SQL =>
  customerId === null ? sql`session_id = ${id}` : sql`customer_id = ${customerId}`;

/** Locks an owner for a transaction, so that two uploads at once see each other's profile. */
export async function lockOwner(tx: Queries, { id, customerId }: SessionOwner): Promise<void> {
  await tx.execute(
    customerId === null
      ? sql`SELECT FROM session WHERE id = ${id} FOR UPDATE`
      : sql`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`,
  );
}

/** Gives the face profiles and sizes of a guest to the customer. */
export async function takeOverFaces(
  { sessionId, customer: { id: customerId } }: DomainEvents['onSignIn'],
  { tx }: EventContext,
): Promise<void> {
  await tx.execute(sql`
    UPDATE customer SET ditto_ids = ARRAY(
      SELECT DISTINCT unnest(ditto_ids || ARRAY(SELECT ditto_id FROM face_profile WHERE session_id = ${sessionId})))
    WHERE id = ${customerId} AND EXISTS (SELECT FROM face_profile WHERE session_id = ${sessionId})`);
  for (const table of ['face_profile', 'face_size'])
    await tx.execute(sql`
      UPDATE ${sql.identifier(table)} SET session_id = NULL, customer_id = ${customerId}
      WHERE session_id = ${sessionId}`);
}
