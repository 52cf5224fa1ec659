import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';
import { Captcha, Email, EmailStatus } from './identity.ts';

/** A typed password, 1 to 200 characters. */
export const Password = z.string().min(1).max(200);

const Done = z.object({ success: z.boolean() });
const Forgotten = z.object({ emailAddress: Email, captcha: Captcha });

/** The calls that set a password. */
export const passwordContract = {
  /** Sends an e-mail with a link to set a new password. */
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v2/customers/account/forgotpassword',
    access: 'guest',
    body: Forgotten,
    result: EmailStatus,
  }),
  /** The same call by its other name. */
  createPasswordToken: endpoint({
    method: 'POST',
    path: '/v2/customers/account/tokens',
    access: 'guest',
    body: Forgotten,
    result: EmailStatus,
  }),
  /**
   * With the token of the link: a new password and its confirmation. Without a token: the old password, the new one,
   * the e-mail.
   */
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
