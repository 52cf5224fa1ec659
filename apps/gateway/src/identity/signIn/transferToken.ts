import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { customer, type Customer } from '../account/schema.ts';
import { issueToken, redeemToken } from './customerToken.ts';

/** Creates a token with which another device can sign in as the customer, and its form for a URL (`lid`). */
export async function issueTransferToken({ db, session }: Pick<CallContext<'customer'>, 'db' | 'session'>) {
  const { customerId, signedInAt } = session;
  const { token, expiresAt } = await issueToken(db, 'hand-over', customerId, { signedInAt });
  return {
    loggedInToken: token,
    lid: Buffer.from(token).toString('base64url'),
    expiresAt: expiresAt.toISOString(),
  };
}

interface RedeemedTransfer {
  customer: Customer;
  /** When the session that issued the token had signed in. */
  signedInAt: Date | null;
}

/** The customer of a transfer token. Refuses a used, expired or invented token with 422. */
export async function redeemTransferToken(
  { db, ip }: CallContext<'guest'>,
  token: string,
): Promise<RedeemedTransfer> {
  await consumeRateLimit(db, { name: 'hand-over', most: 20, minutes: 15 }, ip);
  const redeemed = await redeemToken(db, 'hand-over', token);
  const [found] = redeemed
    ? await db.select().from(customer).where(eq(customer.id, redeemed.customerId))
    : [];
  if (!redeemed || !found) throw refuse(422, 'token_invalid', 'session.token-invalid');
  return { customer: found, signedInAt: redeemed.signedInAt };
}
