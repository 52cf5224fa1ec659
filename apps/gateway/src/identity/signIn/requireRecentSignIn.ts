import type { Session } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';

const FRESH_MS = 15 * 60_000;

/** Whether the customer signed in with a credential in the last 15 minutes. */
export function isRecentSignIn({ signedInAt }: Pick<Session, 'signedInAt'>): boolean {
  return signedInAt !== null && Date.now() - signedInAt.getTime() < FRESH_MS;
}

/** Refuses with 403 an action that an unattended device must not do: the customer has to sign in again first. */
export function requireRecentSignIn(session: Pick<Session, 'signedInAt'>): void {
  if (!isRecentSignIn(session)) throw refuse(403, 'sign_in_again', 'session.sign-in-again');
}
