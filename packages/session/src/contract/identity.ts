import { endpoint, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** Whether the e-mail address of an account is verified; `none` if it has no address. */
export const EmailVerification = z.enum(['verified', 'unverified', 'none']);
export type EmailVerification = z.infer<typeof EmailVerification>;

/** The solution of a captcha. It is required after many attempts or many sent messages (`captcha_required`). */
export const Captcha = z.string().max(4_000).optional();

/** An e-mail address as it is typed. */
export const Email = text(120, 3);

/** `sent` says that an e-mail is sent if the address belongs to an account. It does not disclose whether it does. */
export const EmailStatus = z.object({ emailStatus: z.enum(['sent', 'fail']) });

/** The calls about how an identity (an e-mail address or a number) can sign in, and that prove its ownership. */
export const identityContract = {
  /**
   * The masked e-mail addresses of a number's accounts, for the customer who owns the number. Any other caller gets an
   * empty list, and the addresses are sent to the number as a text message.
   */
  getAccounts: endpoint({
    method: 'GET',
    path: '/v2/customers/accounts',
    access: 'guest',
    query: z.object({ telephone: text(30, 4), phoneCode: text(8).default(''), captcha: Captcha }),
    result: z.object({ emails: z.array(z.string()) }),
  }),
  /**
   * How an identity can sign in: `email` with mobile-only false, or `telephone` and `phoneCode` with true. Only
   * customers get the answer about themselves. All other callers get the same answer for every e-mail (`hasPassword`)
   * and for every number (nothing known), whether it has an account or not.
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
  /** Sends an e-mail with a link that verifies the account's e-mail address, or changes it. */
  sendVerification: endpoint({
    method: 'POST',
    path: '/v2/customers/accountVerification/sendEmail',
    access: 'customer',
    body: z.object({ emailAddress: Email.optional(), captcha: Captcha }).default({}),
    result: EmailStatus,
  }),
  /** Takes the token of that link, in the account that requested it. */
  verifyEmail: endpoint({
    method: 'POST',
    path: '/v2/customers/accountVerification/verify',
    access: 'customer',
    body: z.object({ token: z.string().max(200) }),
    result: z.object({ emailVerificationStatus: EmailVerification, email: z.string() }),
  }),
};
