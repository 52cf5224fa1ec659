import { signInContract } from '@lunette/session/contract';
import { digitsOf, formatPhone, westernDigits } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import type { CallContext, Session } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { countAttempt, consumeRateLimit, attemptsOf } from '../../../platform/rateLimit/sharedRateLimit.ts';
import { customer, type Customer } from '../../account/schema.ts';
import { admit } from '../../../platform/rateLimit/admit.ts';
import { customerById, customerByMobile, plainMobile, type Mobile } from '../identity.ts';
import { mergeCustomers } from '../mergeCustomers.ts';
import { exhausted, openCode, redeemCode } from './otp.ts';
import { otpSettings } from './otpSettings.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { sendNotice } from '../sendNotice.ts';
import { signedIn } from '../signedIn.ts';
import { renewToken, signIn } from '../signIn.ts';

const HOUR = 60;
/**
 * The limit of codes to one number from networks in which its owner has not signed in, so that a phone cannot be flooded.
 */
const FROM_UNKNOWN_NETWORKS = { name: 'otp-strangers', most: 30, minutes: HOUR };
/** How long a network counts as one of the owner's; requests from there do not count for `FROM_UNKNOWN_NETWORKS`. */
const KNOWN_NETWORK = { name: 'otp-known', minutes: 90 * 24 * HOUR };

/** Mounts sign-in with a code in a text message. Every number gets the same answer, with an account or without. */
export function otpRoutes(gateway: Gateway): void {
  serve(gateway, signInContract.sendOtp, async ({ body }, context) => {
    const { db, session, country, language, ip } = context;
    const mobile = plainMobile({ ...body, telephone: body.mobile }, country, 'mobile');
    if (body.otpType === 'MERGE') refuseTakingNumber(session);
    const settings = await otpSettings(db);
    const number = `${mobile.phoneCode}${mobile.telephone}`;
    const own = `${session.id} ${number}`;
    if ((await attemptsOf(db, 'otp-sent', own)) >= settings.sendLimit) throw exhausted();
    await admit(context, 'otp-send', number, body.captcha);
    // Fewer digits than configured would be easier to guess.
    const otpDigits = Math.max(settings.digits, body.otpDigits ?? 0);
    await db.transaction(async (tx) => {
      const id = await openCode(tx, session.id, mobile, otpDigits);
      await enqueue(tx, 'session.send-otp', { id, language });
      await consumeRateLimit(tx, { name: 'otp-sent', most: settings.sendLimit, minutes: HOUR }, own);
      if ((await attemptsOf(tx, KNOWN_NETWORK.name, `${number} ${ip}`)) === 0)
        await consumeRateLimit(tx, FROM_UNKNOWN_NETWORKS, number);
    });
    return {
      type: 'SEND_OTP' as const,
      success: true,
      username: formatPhone(mobile.telephone, mobile.country),
      isRetryLimitExhausted: (await attemptsOf(db, 'otp-sent', own)) >= settings.sendLimit,
      reSendOtpTimer: settings.resendSeconds,
      otpDigits,
    };
  });

  serve(gateway, signInContract.verifyOtp, async ({ body }, context) => {
    const { db, session, country, ip } = context;
    const mobile = plainMobile(body, country);
    const number = `${mobile.phoneCode}${mobile.telephone}`;
    if (body.loginType === 'MERGE') refuseTakingNumber(session);
    const resetAttempts = await admit(context, 'otp-check', `${session.id} ${number}`);
    await redeemCode(context, mobile, digitsOf(westernDigits(body.code)));
    await resetAttempts();
    await countAttempt(db, KNOWN_NETWORK, `${number} ${ip}`);
    const owner = await customerByMobile(db, mobile);
    const found = session.customerId !== null && body.loginType === 'MERGE' ? null : owner;
    const entered = found ?? (body.loginType === 'LOGIN' ? await newCustomer(context, mobile) : null);
    const token = entered
      ? await signIn(context, entered.id, body.place)
      : await takeNumber(context, session.customerId ?? '', mobile, owner);
    const me = entered ?? (await customerById(db, session.customerId ?? ''));
    return {
      ...(await signedIn(db, me, token)),
      type: 'VALIDATE_OTP' as const,
      username: me.firstName || formatPhone(mobile.telephone, mobile.country),
      isRetryLimitExhausted: false,
      reSendOtpTimer: 0,
      isNew: owner === null && body.loginType === 'LOGIN',
    };
  });
}

async function newCustomer(context: CallContext<'guest'>, mobile: Mobile): Promise<Customer> {
  const { db, country, language } = context;
  const { phoneCode, telephone } = mobile;
  const [made] = await db
    .insert(customer)
    .values({ country, language, phoneCode, telephone, telephoneVerifiedAt: new Date() })
    .onConflictDoNothing()
    .returning();
  const entered = made ?? (await customerByMobile(db, mobile));
  if (!entered) throw new Error('The customer was not stored');
  return entered;
}

/** A phone number is a credential: only a customer with a recent sign-in may link one. */
function refuseTakingNumber(session: Session): void {
  if (session.customerId === null) throw refuse(403, 'sign_in_required', 'platform.sign-in-required');
  requireRecentSignIn(session);
}

/**
 * Sets a verified number in the account of the signed-in customer. An account that had only this number is merged into
 * it, and what was booked with it in this session before the sign-in then belongs to the customer.
 */
async function takeNumber(
  context: CallContext<'guest'>,
  me: string,
  { phoneCode, telephone }: Mobile,
  owner: Customer | null,
): Promise<string> {
  const { db, session } = context;
  if (owner && owner.id !== me && owner.email !== null)
    throw refuse(409, 'telephone_taken', 'session.telephone-taken');
  await db.transaction(async (tx) => {
    if (owner && owner.id !== me) await mergeCustomers(tx, context, owner.id, me);
    const [changed] = await tx
      .update(customer)
      .set({ phoneCode, telephone, telephoneVerifiedAt: new Date() })
      .where(eq(customer.id, me))
      .returning();
    if (!changed) return;
    await context.publish(tx, 'onContactProven', { sessionId: session.id, customer: changed });
    if (owner?.id !== me) await sendNotice(tx, context, changed.email, 'telephone');
  });
  return renewToken(context);
}
