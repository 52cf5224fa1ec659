import { faceProfileContract } from '@lunette/tryon/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { profilesOf } from './profile.ts';
import type { SessionOwner } from '../../platform/http/callContext.ts';

/** Mounts the calls of the personalisation id and its face profile (TRY-06). */
export function cygnusRoutes(gateway: Gateway): void {
  serve(gateway, faceProfileContract.getCygnus, async ({ query }, { db, session }) => ({
    cygnusId: await cygnusOf(db, session),
    profile: await profileOf(db, session, query.guest_id),
  }));

  serve(gateway, faceProfileContract.deleteCygnus, async (_input, { db, session }) => {
    if (session.customerId !== null)
      await db.execute(sql`UPDATE customer SET cygnus_id = NULL WHERE id = ${session.customerId}`);
    return { cygnusId: null, profile: await profileOf(db, session) };
  });
}

async function cygnusOf(db: Queries, { customerId }: SessionOwner): Promise<string | null> {
  if (customerId === null) return null;
  const { rows } = await db.execute<{ cygnus_id: string | null }>(
    sql`SELECT cygnus_id FROM customer WHERE id = ${customerId}`,
  );
  return rows[0]?.cygnus_id ?? null;
}

async function profileOf(db: Queries, owner: SessionOwner, dittoId?: string) {
  const { profiles } = await profilesOf(db, owner);
  return (
    profiles.find((profile) => (dittoId === undefined ? profile.isDefault : profile.dittoId === dittoId)) ??
    null
  );
}
