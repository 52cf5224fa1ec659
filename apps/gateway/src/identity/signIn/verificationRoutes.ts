import { identityContract } from '@lunette/session/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';
import { customer, type Customer } from '../account/schema.ts';
import { findToken, redeemToken } from './customerToken.ts';
import { customerById, plainEmail } from './identity.ts';
import { mergeCustomers } from './mergeCustomers.ts';
import { removeOtherCredentials } from './removeOtherCredentials.ts';
import { requireRecentSignIn } from './requireRecentSignIn.ts';
import { emailStatusOf } from './signedIn.ts';
import { sendNotice } from './sendNotice.ts';
import { renewToken } from './signIn.ts';

/** The limit of links that accounts ask for to one mailbox in an hour, from all accounts together. */
const TO_MAILBOX = { name: 'verify:mailbox', most: 6, minutes: 60 };

/** Mounts the verification of an account's e-mail address. */
export function verificationRoutes(gateway: Gateway): void {
  serve(gateway, identityContract.sendVerification, async ({ body }, context) => {
    const { db, session, language, storefrontOrigin: origin } = context;
    const me = await customerById(db, session.customerId);
    const email = body.emailAddress === undefined ? me.email : plainEmail(body.emailAddress, 'emailAddress');
    if (email === null) throw refuse(422, 'email_invalid', 'session.email-invalid');
    if (email !== me.email) requireRecentSignIn(session);
    await admit(context, 'verify', me.id, body.captcha);
    if ((await countAttempt(db, TO_MAILBOX, email)) <= TO_MAILBOX.most)
      await enqueue(db, 'session.mail-verification', { customerId: me.id, email, language, origin });
    return { emailStatus: 'sent' as const };
  });

  serve(gateway, identityContract.verifyEmail, async ({ body }, context) => {
    const me = await takeEmail(context, body.token);
    return { emailVerificationStatus: emailStatusOf(me), email: me.email ?? '' };
  });
}

/**
 * Sets a verified address in the account that asked for the link. The link is valid only there, so that a person cannot
 * be made to verify their address for another account. An account that had the address is merged into one that has no
 * other, and what was ordered or booked with it in this session before the sign-in then belongs to the customer.
 */
async function takeEmail(context: CallContext<'customer'>, token: string): Promise<Customer> {
  const { db, session } = context;
  await admit(context, 'reset', session.id);
  const found = await findToken(db, 'verify', token);
  if (found?.customerId !== session.customerId) throw tokenInvalid();
  const me = await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'verify', token);
    const own = await customerById(tx, session.customerId);
    if (!redeemed?.email) throw tokenInvalid();
    const { email } = redeemed;
    const [other] = await tx
      .select()
      .from(customer)
      .where(and(eq(customer.email, email), ne(customer.id, own.id)))
      .for('update');
    if (other && own.email !== null) throw refuse(409, 'email_taken', 'session.email-taken');
    const inherited = other?.emailVerifiedAt ? other.passwordHash : null;
    if (other && !other.emailVerifiedAt) await removeOtherCredentials(tx, other.id);
    if (other) await mergeCustomers(tx, context, other.id, own.id);
    const proven = { ...own, email, emailVerifiedAt: new Date() };
    await context.publish(tx, 'onContactProven', { sessionId: session.id, customer: proven });
    const [changed] = await tx
      .update(customer)
      .set({ email, emailVerifiedAt: proven.emailVerifiedAt, passwordHash: own.passwordHash ?? inherited })
      .where(eq(customer.id, own.id))
      .returning();
    if (own.email !== email) await sendNotice(tx, context, own.email, 'email');
    return changed ?? own;
  });
  await renewToken(context);
  return me;
}

function tokenInvalid() {
  return refuse(422, 'token_invalid', 'session.token-invalid');
}
