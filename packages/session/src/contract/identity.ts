import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';

export const EmailVerification = z.enum(['verified', 'unverified', 'none']);
export type EmailVerification = z.infer<typeof EmailVerification>;

/** A solved puzzle, asked for where many tries were made or many messages sent (`captcha_required`). */
export const Captcha = z.string().max(4_000).optional();
/** An e-mail address as somebody types it. */
export const Email = text(120, 3);
export const Password = z.string().min(1).max(200);

/** `sent` says that the address gets a mail if it belongs to an account; whether it does is not told. */
const EmailStatus = z.object({ emailStatus: z.enum(['sent', 'fail']) });
const Done = z.object({ success: z.boolean() });

const Forgotten = z.object({ emailAddress: Email, captcha: Captcha });

export const passwordContract = {
  /** Mails a link with which a password is set anew. */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v2/customers/account/forgotpassword',
    access: 'guest',
    body: Forgotten,
    result: EmailStatus,
  }),
  /** The same call under its other name. */
  createPasswordToken: endpoint({
    method: 'POST',
    path: '/v2/customers/account/tokens',
    access: 'guest',
    body: Forgotten,
    result: EmailStatus,
  }),
  /** With the token of the link: a new password and its confirmation. Without: the old one, the new one, the e-mail. */
  resetPassword: endpoint({
    method: 'POST',
    path: '/v2/customers/account/resetpassword',
    access: 'guest',
    body: z.union([
      z.object({ token: z.string().max(200), newPassword: Password, confirmation: Password }),
      z.object({ oldPassword: Password, newPassword: Password, emailAddress: Email, captcha: Captcha }),
    ]),
    result: Done,
  }),
  resetPasswordWithToken: endpoint({
    method: 'POST',
    path: '/v2/customers/account/resetpassword/:token',
    access: 'guest',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ newPassword: Password, confirmation: Password }),
    result: Done,
  }),
};

/** The ways in which an identity (an e-mail, a number) can sign in, and that it is its owner’s. */
export const identityContract = {
  /**
   * The e-mail addresses of a number's accounts, masked: told to the customer whose number it is. For anybody else the
   * list is empty, and the addresses go to the number as a text message.
   */
  getAccounts: endpoint({
    method: 'GET',
    path: '/v2/customers/accounts',
    access: 'guest',
    query: z.object({ telephone: text(30, 4), phoneCode: text(8).default(''), captcha: Captcha }),
    result: z.object({ emails: z.array(z.string()) }),
  }),
  /**
   * How an identity can sign in: `email` with mobile-only false, or `telephone` and `phoneCode` with true. Only customers
   * learn it, of themselves. All others hear the same of every e-mail (`hasPassword`) and of every number (nothing known),
   * with an account or without.
   */
  getLoginInfo: endpoint({
    method: 'GET',
    path: '/v2/customers/mobile-login/account-info',
    access: 'guest',
    query: z
      .object({
        email: Email.optional(),
        telephone: text(30, 4).optional(),
        phoneCode: text(8, 1).optional(),
        isMobileUserOnly: z.enum(['true', 'false']),
        captcha: Captcha,
      })
      .refine(({ email, telephone, phoneCode, isMobileUserOnly }) =>
        isMobileUserOnly === 'true' ? telephone && phoneCode && !email : email && !telephone && !phoneCode,
      ),
    result: z.object({ isRegistered: z.boolean(), hasPassword: z.boolean(), isMobileUserOnly: z.boolean() }),
  }),
  /** Mails a link that verifies the account's own e-mail, or gives it another one. */
  sendVerification: endpoint({
    method: 'POST',
    path: '/v2/customers/accountVerification/sendEmail',
    access: 'customer',
    body: z.object({ emailAddress: Email.optional(), captcha: Captcha }).default({}),
    result: EmailStatus,
  }),
  /** Takes the token of that link, in the account that asked for it. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/v2/customers/accountVerification/verify',
    access: 'customer',
    body: z.object({ token: z.string().max(200) }),
    result: z.object({ emailVerificationStatus: EmailVerification, email: z.string() }),
  }),
};
