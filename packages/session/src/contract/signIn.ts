import { endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Captcha, Email, EmailVerification, Password } from './identity.ts';

/** Where somebody signs in. At the checkout the cart at hand stays as it is. */
export const SignInPlace = z.enum(['checkout']).optional();

/** What every way of signing in answers. */
export const SignedIn = z.object({
  /** The session's new token; in a browser the storefront's server keeps it and answers `cookie`. */
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

export const OtpAnswer = z.object({
  /** `SEND_OTP` while a code is awaited, `VALIDATE_OTP` once it was right: signed in is what is not `SEND_OTP`. */
  type: z.enum(['SEND_OTP', 'VALIDATE_OTP']),
  username: z.string(),
  isRetryLimitExhausted: z.boolean(),
  /** Seconds until another code can be sent. */
  reSendOtpTimer: z.number().int(),
});

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
  /** Signs in with a code. `MERGE` gives the number to the customer who is signed in, with what belongs to it. */
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
  /** A puzzle that a person's device solves in a moment and a machine that tries thousands does not. */
  getCaptcha: endpoint({
    method: 'GET',
    path: '/v2/utility/captcha',
    access: 'public',
    fresh: true,
    query: z.object({ v: z.string().max(20).optional() }),
    result: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
  }),
  /** Whether a form that is sent next from this network needs a solved puzzle, so that it can show it before. */
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
  /** Begins a sign-in at an identity provider: the address to go to. It leads back to `/customer/account/social/{account}`. */
  startSocial: endpoint({
    method: 'POST',
    path: '/v2/customers/socialauthenticate/:account/start',
    access: 'guest',
    params: z.object({ account: Id }),
    body: z.object({ returnTo: z.string().max(500).default('/customer/account') }),
    result: z.object({ url: z.string() }),
  }),
  /** Ends it with what stood in the address of the way back. `returnTo` is a path of this store. */
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
      /** Whether it is kept in a cloud, so that a lost device does not lose it. */
      backedUp: z.boolean(),
    }),
  ),
});

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
