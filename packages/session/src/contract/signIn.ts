import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Captcha, Email, EmailVerification } from './identity.ts';
import { Password } from './password.ts';

/** Where the customer signs in. At the checkout the current cart is not changed. */
export const SignInPlace = z.enum(['checkout']).optional();

/** The answer of every sign-in method. */
export const SignedIn = z.object({
  /** The session's new token; for a browser the app server keeps it and answers `cookie`. */
  token: z.string(),
  id: z.string(),
  firstName: z.string(),
  cygnus: z.object({ cygnusId: z.string().nullable() }),
  isTelephoneVerified: z.boolean(),
  emailVerificationStatus: EmailVerification,
  hasPlacedOrder: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

const Telephone = text(30, 4);
const PhoneCode = text(8, 1);

/** The answer of a call that sends or verifies a one-time code. */
export const OtpAnswer = z.object({
  /**
   * `SEND_OTP` while the gateway expects a code, `VALIDATE_OTP` after the right one; any answer but `SEND_OTP` means
   * signed in.
   */
  type: z.enum(['SEND_OTP', 'VALIDATE_OTP']),
  username: z.string(),
  isRetryLimitExhausted: z.boolean(),
  /** Seconds until another code can be sent. */
  reSendOtpTimer: z.number().int(),
});

/** The calls that sign a customer in by password or code, and that register one. */
export const signInContract = {
  authenticate: endpoint({
    method: 'POST',
    path: '/v2/customers/authenticate',
    access: 'guest',
    body: z.object({ email: Email, password: Password, captcha: Captcha, place: SignInPlace }),
    result: SignedIn,
  }),
  register: endpoint({
    method: 'POST',
    path: '/v2/customers/register',
    access: 'guest',
    body: z.object({
      firstName: text(60, 1),
      lastName: text(60).default(''),
      email: Email,
      password: Password,
      telephone: text(30).default(''),
      phoneCode: text(8).default(''),
      gender: z.enum(['female', 'male', 'other', '']).default(''),
      /** Whether marketing may be sent by e-mail. */
      subscribe: z.boolean().default(false),
      captcha: Captcha,
      place: SignInPlace,
    }),
    result: SignedIn,
  }),
  sendOtp: endpoint({
    method: 'POST',
    path: '/v3/utility/otp',
    access: 'guest',
    body: z.object({
      mobile: Telephone,
      phoneCode: PhoneCode,
      otpType: z.enum(['LOGIN', 'MERGE']).default('LOGIN'),
      otpDigits: z.number().int().min(4).max(6).optional(),
      captcha: Captcha,
    }),
    result: OtpAnswer.extend({ success: z.boolean(), otpDigits: z.number().int() }),
  }),
  /** Signs in with a code. `MERGE` adds the number, with the data that belongs to it, to the signed-in customer. */
  verifyOtp: endpoint({
    method: 'POST',
    path: '/v2/customers/authenticate/verify-otp',
    access: 'guest',
    body: z.object({
      telephone: Telephone,
      phoneCode: PhoneCode,
      loginType: z.enum(['LOGIN', 'MERGE']).default('LOGIN'),
      code: text(12, 1),
      place: SignInPlace,
    }),
    result: OtpAnswer.extend({ ...SignedIn.shape, isNew: z.boolean() }),
  }),
  /** A captcha that takes a device a moment to solve, and that is too slow for a machine that tries thousands. */
  getCaptcha: endpoint({
    method: 'GET',
    path: '/v2/utility/captcha',
    access: 'public',
    fresh: true,
    query: z.object({ v: z.string().max(20).optional() }),
    result: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  }),
  /** Whether the next form from this network needs a solved captcha, so that it can show the captcha in advance. */
  getCaptchaNeed: endpoint({
    method: 'GET',
    path: '/v2/utility/captcha/required',
    access: 'public',
    fresh: true,
    query: z.object({ form: z.enum(['register']) }),
    result: z.object({ isRequired: z.boolean() }),
  }),
};

/** Sign-in with an identity provider, and with a passkey of the device. */
export const quickSignInContract = {
  /**
   * Starts a sign-in at an identity provider and returns the address to open. The provider leads back to
   * `/customer/account/social/{account}`.
   */
  startSocial: endpoint({
    method: 'POST',
    path: '/v2/customers/socialauthenticate/:account/start',
    access: 'guest',
    params: z.object({ account: Id }),
    body: z.object({ returnTo: z.string().max(500).default('/customer/account') }),
    result: z.object({ url: z.string() }),
  }),
  /** Completes it with the parameters of the return address. `returnTo` is a path of this store. */
  socialAuthenticate: endpoint({
    method: 'POST',
    path: '/v2/customers/socialauthenticate/:account',
    access: 'guest',
    params: z.object({ account: Id }),
    body: z.object({
      state: z.string().max(200),
      code: z.string().max(2_000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
      place: SignInPlace,
    }),
    result: SignedIn.extend({ returnTo: z.string(), isNew: z.boolean() }),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/v2/customers/authenticate/passkey/options',
    access: 'guest',
    result: z.looseObject({ challenge: z.string() }),
  }),
  passkeyAuthenticate: endpoint({
    method: 'POST',
    path: '/v2/customers/authenticate/passkey',
    access: 'guest',
    body: z.object({ response: z.looseObject({ id: z.string().max(1_400) }), place: SignInPlace }),
    result: SignedIn,
  }),
};

const Passkeys = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.string().nullable(),
      /** Whether the passkey is stored in a cloud, so that it remains when the device is lost. */
      backedUp: z.boolean(),
    }),
  ),
});

/** The calls that list, create and delete the passkeys of a customer. */
export const passkeyContract = {
  getPasskeys: endpoint({
    method: 'GET',
    path: '/v2/customers/me/passkeys',
    access: 'customer',
    result: Passkeys,
  }),
  startPasskeyRegistration: endpoint({
    method: 'POST',
    path: '/v2/customers/me/passkeys/options',
    access: 'customer',
    result: z.looseObject({ challenge: z.string() }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/v2/customers/me/passkeys',
    access: 'customer',
    body: z.object({ name: text(60).default(''), response: z.looseObject({ id: z.string().max(1_400) }) }),
    result: Passkeys,
  }),
  removePasskey: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/passkeys/:passkeyId',
    access: 'customer',
    params: z.object({ passkeyId: z.string().regex(/^[A-Za-z0-9_-]{1,1400}$/) }),
    result: Passkeys,
  }),
};
