import { paths } from '@lunette/api-client/contract';
import { quickSignInContract } from '@lunette/session/contract';
import { returnPath } from '@lunette/session/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { hashOf, isToken, newToken } from '../../session/token.ts';
import { customerOfPerson } from './customerOfPerson.ts';
import { signedIn } from '../signedIn.ts';
import { renewToken, signIn, type SignInPlace } from '../signIn.ts';

interface Attempt extends Record<string, unknown> {
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  return_to: string;
  customer_id: string | null;
}

/** Mounts sign-in with an identity provider (OpenID Connect, code flow with PKCE, state and nonce). */
export function socialRoutes(gateway: Gateway): void {
  serve(gateway, quickSignInContract.startSocial, async ({ params, body }, context) => {
    const { db, session, services, storefrontOrigin, log } = context;
    const { account } = params;
    if (!services.social.knows(account)) throw refuse(404, 'account_unknown', 'session.social-unknown');
    const redirectUri = `${storefrontOrigin}${paths.socialReturn(account)}`;
    const { token: state, hash } = newToken();
    const started = await services.social.start(account, redirectUri, state).catch((error: unknown) => {
      log.warn({ err: error, account }, 'an identity provider did not answer');
      throw refuse(503, 'social_unavailable', 'session.social-unavailable');
    });
    await db.execute(sql`
      INSERT INTO social_attempt
        (state_hash, session_id, customer_id, account, nonce, code_verifier, redirect_uri, return_to, expires_at)
      VALUES (${hash}, ${session.id}, ${session.customerId}, ${account}, ${started.nonce}, ${started.codeVerifier},
        ${redirectUri}, ${returnPath(body.returnTo)}, now() + interval '15 minutes')`);
    return { url: started.url };
  });

  serve(gateway, quickSignInContract.socialAuthenticate, async ({ params, body }, context) => {
    const { db, services, log } = context;
    const { account } = params;
    const attempt = await takeAttempt(context, account, body.state);
    if (body.error !== undefined || body.code === undefined)
      throw refuse(422, 'social_cancelled', 'session.social-cancelled');
    const back = new URL(attempt.redirect_uri);
    for (const name of ['state', 'code', 'iss'] as const)
      if (body[name] !== undefined) back.searchParams.set(name, body[name]);
    const checks = { url: '', nonce: attempt.nonce, codeVerifier: attempt.code_verifier, state: body.state };
    const person = await services.social.finish(account, back, checks).catch((error: unknown) => {
      log.warn(
        { account, type: error instanceof Error ? error.name : 'unknown' },
        'an identity provider confirmed nobody',
      );
      throw refuse(422, 'social_failed', 'session.social-failed');
    });
    const { customer, isNew, isProven } = await customerOfPerson(context, account, person);
    const token = isProven
      ? await signIn(context, customer.id, body.place ?? placeOf(attempt.return_to))
      : await renewToken(context);
    return { ...(await signedIn(db, customer, token)), returnTo: attempt.return_to, isNew };
  });
}

/** A shopper who left from the checkout returns to it with the same cart. */
function placeOf(returnTo: string): SignInPlace {
  return returnTo.startsWith('/checkout') ? 'checkout' : undefined;
}

/**
 * Reads and deletes the attempt of a `state`. Refuses it if it was used, has expired, belongs to another session, or if
 * somebody has signed in to the session meanwhile, who may be another person.
 */
async function takeAttempt(
  { db, session }: CallContext<'guest'>,
  account: string,
  state: string,
): Promise<Attempt> {
  const { rows } = isToken(state)
    ? await db.execute<Attempt>(sql`
        DELETE FROM social_attempt
        WHERE state_hash = ${hashOf(state)} AND session_id = ${session.id} AND account = ${account}
        RETURNING nonce, code_verifier, redirect_uri, return_to, customer_id, expires_at > now() AS alive`)
    : { rows: [] };
  const [attempt] = rows;
  if (!attempt?.alive || attempt.customer_id !== session.customerId)
    throw refuse(422, 'social_expired', 'session.social-expired');
  return attempt;
}
