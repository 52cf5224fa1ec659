import { sessionContract } from '@lunette/session/contract';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/serve.ts';
import { attributesOf } from './attributes.ts';
import { createSession } from './queries.ts';

/** Mounts the calls of the session. */
export function sessionRoutes(gateway: Gateway): void {
  serve(gateway, sessionContract.createSession, async (_input, { db, country }) => {
    const { token, session } = await createSession(db, country);
    return { id: token, attrs: await attributesOf(db, session) };
  });

  serve(gateway, sessionContract.validateSession, async (_input, { db, session, token }) => ({
    id: token,
    attrs: await attributesOf(db, session),
  }));
}
