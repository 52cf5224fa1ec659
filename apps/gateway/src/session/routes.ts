import { sessionContract } from '@lunette/session/contract';
import { allowance } from '../platform/allowance.ts';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/serve.ts';
import { attributesOf } from './attributes.ts';
import { createSession } from './queries.ts';

/** Mounts the calls of the session. */
export function sessionRoutes(gateway: Gateway): void {
  const spend = allowance({ most: gateway.settings.limits.newSessions, everyMs: 60_000 });

  serve(gateway, sessionContract.createSession, async (_input, { db, country, ip }) => {
    spend(ip);
    const { token, session } = await createSession(db, country);
    return { id: token, attrs: await attributesOf(db, session) };
  });

  serve(gateway, sessionContract.validateSession, async (_input, { db, session, token }) => ({
    id: token,
    attrs: await attributesOf(db, session),
  }));
}
