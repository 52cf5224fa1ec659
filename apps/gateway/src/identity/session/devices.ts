import type { Device } from '@lunette/session/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { CustomerContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { session } from './schema.ts';
import { revokeTokens } from '../signIn/customerToken.ts';

/** The devices on which a customer is signed in, the current one first, then the most recently used. */
export async function devicesOf({ db, session: own }: CustomerContext): Promise<{ devices: Device[] }> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.customerId, own.customerId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(sql`${session.id} = ${own.id}`), desc(session.lastSeenAt));
  return {
    devices: rows.map(({ id, browser, system, client, country, signedInAt, createdAt, lastSeenAt }) => ({
      id,
      browser,
      system,
      client,
      country,
      signedInAt: (signedInAt ?? createdAt).toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === own.id,
    })),
  };
}

/** Signs one of the customer's devices out, and revokes its transfer tokens; a device of another customer is not found. */
export async function endDevice({ db, session: own }: CustomerContext, deviceId: string): Promise<void> {
  const { rowCount } = await db
    .delete(session)
    .where(and(eq(sql`${session.id}::text`, deviceId), eq(session.customerId, own.customerId)));
  if (rowCount !== 1) throw refuse(404, 'device_not_found', 'session.device-not-found');
  await revokeTokens(db, 'hand-over', own.customerId);
}
