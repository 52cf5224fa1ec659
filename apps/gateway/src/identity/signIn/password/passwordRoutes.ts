import { profileContract } from '@lunette/account/contract';
import { passwordContract } from '@lunette/session/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve, type Handler } from '../../../platform/http/serve.ts';
import { countAttempt } from '../../../platform/rateLimit/sharedRateLimit.ts';
import { customer, type Customer } from '../../account/schema.ts';
import { endSessionsOf } from '../../session/sessions.ts';
import { admit } from '../../../platform/rateLimit/admit.ts';
import { findToken, redeemToken, revokeTokens } from '../customerToken.ts';
import { removeOtherCredentials } from '../removeOtherCredentials.ts';
import { customerByEmail, customerById, plainEmail } from '../identity.ts';
import { hashPassword, isPassword, refuseWeak } from './password.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { sendNotice } from '../sendNotice.ts';
import { renewToken } from '../signIn.ts';

/** The limit of reset links to one mailbox in an hour, from all callers together. */
const TO_MAILBOX = { name: 'forgot:mailbox', most: 6, minutes: 60 };

type MailContext = Pick<CallContext, 'language' | 'storefrontOrigin'>;

/** Mounts the calls that reset and change a password. */
export function passwordRoutes(gateway: Gateway): void {
  const forgot: Handler<typeof passwordContract.forgotPassword> = async ({ body }, context) => {
    const { db, language, storefrontOrigin: origin } = context;
    const email = plainEmail(body.emailAddress, 'emailAddress');
    await admit(context, 'forgot', email, body.captcha);
    // The mailbox already has several links of this hour, so no more are sent.
    if ((await countAttempt(db, TO_MAILBOX, email)) <= TO_MAILBOX.most)
      await enqueue(db, 'session.mail-reset', { email, language, origin });
    return { emailStatus: 'sent' };
  };
  serve(gateway, passwordContract.forgotPassword, forgot);
  serve(gateway, passwordContract.createPasswordToken, forgot);

  serve(gateway, passwordContract.resetPassword, async ({ body }, context) => {
    if ('token' in body) await resetWithToken(context, body.token, body);
    else await resetWithOldPassword(context, body);
    return { success: true };
  });

  serve(gateway, passwordContract.resetPasswordWithToken, async ({ params, body }, context) => {
    await resetWithToken(context, params.token, body);
    return { success: true };
  });

  serve(gateway, profileContract.changePassword, async ({ body }, context) => {
    const { db, session } = context;
    const me = await customerById(db, session.customerId);
    if (me.passwordHash === null) requireRecentSignIn(session);
    else {
      const resetAttempts = await admit(context, 'own-password', me.id);
      if (!(await isPassword(body.oldPassword ?? '', me.passwordHash))) throw oldPasswordWrong();
      await resetAttempts();
    }
    refuseWeak(body, me);
    await setPassword(context, me, body.newPassword, session.id);
    await renewToken(context, { isProven: me.passwordHash !== null });
    return { success: true };
  });
}

async function resetWithToken(
  context: CallContext<'guest'>,
  token: string,
  words: { newPassword: string; confirmation: string },
): Promise<void> {
  const { db } = context;
  await admit(context, 'reset', context.session.id);
  const found = await findToken(db, 'reset', token);
  if (!found) throw tokenInvalid();
  refuseWeak(words, await customerById(db, found.customerId));
  const passwordHash = await hashPassword(words.newPassword);
  const me = await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, 'reset', token);
    if (!redeemed) throw tokenInvalid();
    const owner = await customerById(tx, redeemed.customerId);
    if (owner.email !== redeemed.email) throw tokenInvalid();
    if (owner.emailVerifiedAt === null) await removeOtherCredentials(tx, owner.id);
    await tx
      .update(customer)
      .set({ passwordHash, emailVerifiedAt: owner.emailVerifiedAt ?? new Date() })
      .where(eq(customer.id, owner.id));
    await endSessionsOf(tx, owner.id);
    return owner;
  });
  // The call may have been made in a session of the account, which has just ended.
  if (context.session.customerId === me.id) context.announce({ isLoggedIn: false });
  await sendNotice(db, context, me.email, 'password');
}

async function resetWithOldPassword(
  context: CallContext<'guest'>,
  words: { oldPassword: string; newPassword: string; emailAddress: string; captcha?: string | undefined },
): Promise<void> {
  const { db, session } = context;
  const email = plainEmail(words.emailAddress, 'emailAddress');
  const resetAttempts = await admit(context, 'password', email, words.captcha);
  const found = await customerByEmail(db, email);
  if (!(await isPassword(words.oldPassword, found?.passwordHash)) || !found) throw oldPasswordWrong();
  await resetAttempts();
  refuseWeak(words, found);
  const own = session.customerId === found.id;
  await setPassword(context, found, words.newPassword, own ? session.id : undefined);
  if (own) await renewToken(context, { isProven: true });
}

async function setPassword(
  context: MailContext & Pick<CallContext, 'db'>,
  me: Customer,
  password: string,
  but: string | undefined,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    await tx.update(customer).set({ passwordHash }).where(eq(customer.id, me.id));
    await endSessionsOf(tx, me.id, but);
    await revokeTokens(tx, 'reset', me.id);
    await sendNotice(tx, context, me.email, 'password');
  });
}

function tokenInvalid() {
  return refuse(422, 'token_invalid', 'session.token-invalid');
}

function oldPasswordWrong() {
  return refuse(
    422,
    'credentials_wrong',
    'session.credentials-wrong',
    {},
    {
      oldPassword: 'session.credentials-wrong',
    },
  );
}
