import { intlLocale } from '@lunette/country-config';
import { identityContract } from '@lunette/session/contract';
import { profileContract } from '@lunette/account/contract';
import { maskEmail } from '@lunette/session/rules';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { requireServiceToken } from '../../platform/http/requireServiceToken.ts';
import { serve } from '../../platform/http/serve.ts';
import { countAttempt } from '../../platform/rateLimit/sharedRateLimit.ts';
import { customer, type Customer } from './schema.ts';
import { isMember } from './membership.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { findToken, redeemToken } from '../signIn/customerToken.ts';
import { removeOtherCredentials } from '../signIn/removeOtherCredentials.ts';
import {
  customerByEmail,
  customerById,
  customerByMobile,
  plainEmail,
  plainMobile,
} from '../signIn/identity.ts';
import { mergeCustomers } from '../signIn/mergeCustomers.ts';
import { requireRecentSignIn } from '../signIn/requireRecentSignIn.ts';
import { emailStatusOf } from '../signIn/signedIn.ts';
import { hasPlacedOrder, renewToken } from '../signIn/signIn.ts';

/** The limit of text messages to one number with the e-mail addresses of its accounts, from all callers together. */
const TO_NUMBER = { name: 'accounts:number', most: 3, minutes: 60 };

/**
 * Mounts the calls about an account: the masked and limited ones before the sign-in, the verification of its e-mail
 * address, its credentials, and its data for other services.
 */
export function accountRoutes(gateway: Gateway): void {
  serve(gateway, identityContract.getAccounts, async ({ query }, context) => {
    const mobile = plainMobile(query, context.country);
    const { phoneCode, telephone } = mobile;
    await admit(context, 'accounts', `${phoneCode}${telephone}`, query.captcha);
    const rows = await context.db
      .select({ id: customer.id, email: customer.email, provenAt: customer.telephoneVerifiedAt })
      .from(customer)
      .where(
        and(eq(customer.telephone, telephone), eq(customer.phoneCode, phoneCode), isNotNull(customer.email)),
      )
      .orderBy(customer.id)
      .limit(5);
    const emails = rows.map(({ email }) => maskEmail(email ?? ''));
    if (rows.some(({ id, provenAt }) => provenAt && id === context.session.customerId)) return { emails };
    // Only the owner of the number reads the text message; other callers learn nothing.
    await sendEmails(context, `${phoneCode}${telephone}`, emails);
    return { emails: [] };
  });

  serve(gateway, identityContract.getLoginInfo, async ({ query }, context) => {
    const { db, country, session } = context;
    const mobile =
      query.telephone === undefined
        ? null
        : plainMobile({ telephone: query.telephone, phoneCode: query.phoneCode ?? '' }, country);
    const email = mobile ? '' : plainEmail(query.email ?? '');
    const found = mobile ? await customerByMobile(db, mobile) : await customerByEmail(db, email);
    if (found === null || found.id !== session.customerId)
      return { isRegistered: !mobile, hasPassword: !mobile, isMobileUserOnly: false };
    return {
      isRegistered: true,
      hasPassword: found.passwordHash !== null,
      isMobileUserOnly: found.email === null,
    };
  });

  serve(gateway, identityContract.sendVerification, async ({ body }, context) => {
    const { db, session, language, storefrontOrigin: origin } = context;
    const me = await customerById(db, session.customerId);
    const email = body.emailAddress === undefined ? me.email : plainEmail(body.emailAddress, 'emailAddress');
    if (email === null) throw refuse(422, 'email_invalid', 'session.email-invalid');
    if (email !== me.email) requireRecentSignIn(session);
    await admit(context, 'verify', me.id, body.captcha);
    await enqueue(db, 'session.mail-verification', { customerId: me.id, email, language, origin });
    return { emailStatus: 'sent' as const };
  });

  serve(gateway, identityContract.verifyEmail, async ({ body }, context) => {
    const me = await takeEmail(context, body.token);
    return { emailVerificationStatus: emailStatusOf(me), email: me.email ?? '' };
  });

  serve(gateway, profileContract.getAccountsInfo, async (_input, { db, session }) => {
    const me = await customerById(db, session.customerId);
    const { rows } = await db.execute<{ social: string[]; passkeys: number }>(sql`
      SELECT ARRAY(SELECT account FROM social_identity WHERE customer_id = ${me.id} ORDER BY 1) AS social,
             (SELECT count(*)::int FROM passkey WHERE customer_id = ${me.id}) AS passkeys`);
    return {
      email: me.email,
      emailVerificationStatus: emailStatusOf(me),
      telephone: me.telephone,
      phoneCode: me.phoneCode,
      isTelephoneVerified: me.telephoneVerifiedAt !== null,
      hasPassword: me.passwordHash !== null,
      social: rows[0]?.social ?? [],
      passkeys: rows[0]?.passkeys ?? 0,
    };
  });

  serve(gateway, profileContract.removeSocial, async ({ params }, { db, session }) => {
    const me = await customerById(db, session.customerId);
    if (me.passwordHash === null && me.telephoneVerifiedAt === null && me.emailVerifiedAt === null)
      throw refuse(409, 'last_way_in', 'session.last-way-in');
    const { rowCount } = await db.execute(
      sql`DELETE FROM social_identity WHERE customer_id = ${me.id} AND account = ${params.account}`,
    );
    if (rowCount === 0) throw refuse(404, 'account_unknown', 'session.account-unknown');
    return { success: true };
  });

  serve(gateway, profileContract.getCustomerInfo, async ({ query }, context) => {
    const { db } = context;
    requireServiceToken(context);
    const [me] = await db
      .select()
      .from(customer)
      .where(eq(sql`${customer.id}::text`, query.customerId));
    if (!me) throw refuse(404, 'customer_unknown', 'session.account-unknown');
    const { id, firstName, lastName, email, telephone, phoneCode } = me;
    return {
      id,
      firstName,
      lastName,
      email,
      telephone,
      phoneCode,
      hasPlacedOrder: await hasPlacedOrder(db, id),
      isLoyalty: isMember(me),
    };
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
    return changed ?? own;
  });
  await renewToken(context);
  return me;
}

/** Texts the masked e-mail addresses of a number's accounts to it, if there are any. */
async function sendEmails(context: CallContext<'guest'>, to: string, emails: string[]): Promise<void> {
  const { db, language, country, t } = context;
  if (emails.length === 0 || (await countAttempt(db, TO_NUMBER, to)) > TO_NUMBER.most) return;
  const list = new Intl.ListFormat(intlLocale(language, country)).format(emails);
  await enqueue(db, 'sms.send', { to, text: t('session.sms-emails', { emails: list }) });
}

function tokenInvalid() {
  return refuse(422, 'token_invalid', 'session.token-invalid');
}
