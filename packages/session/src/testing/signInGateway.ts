import {
  configurationContract,
  customerContract,
  passwordContract,
  quickSignInContract,
  sessionContract,
  signInContract,
  staffContract,
  identityContract,
} from '../contract/index.ts';
import { Refusal, testGateway } from '@lunette/api-client/testing';
import { aCaptcha, aConfiguration, aCustomer, aSession, aSignIn } from './fixtures.ts';

/** The e-mail address and password of the one account. */
export const ANANYA = { email: 'ananya.rao@post.example', password: 'seven blue lamps' };
/** The code of every number. */
export const CODE = '407912';
/** The number that has an account. */
export const KNOWN_NUMBER = '9822041377';

/** A gateway for tests and stories with one account; every other number and address has none. */
export function signInGateway() {
  let left = 5;
  return testGateway()
    .on(configurationContract.getConfiguration, () =>
      aConfiguration({ social_accounts: [{ account: 'sandbox', name: 'Sandbox ID' }] }),
    )
    .on(identityContract.getLoginInfo, ({ query }) => {
      // Other callers learn nothing: every e-mail has a password, and of a number nothing is known.
      const isEmail = query.email !== undefined;
      return { isRegistered: isEmail, hasPassword: isEmail, isMobileUserOnly: false };
    })
    .on(identityContract.getAccounts, ({ query }) => ({
      emails: query.telephone === KNOWN_NUMBER ? ['an•••@p•••.example'] : [],
    }))
    .on(identityContract.sendVerification, () => ({ emailStatus: 'sent' as const }))
    .on(identityContract.verifyEmail, ({ body }) => {
      if (body.token !== 'good') throw linkIsOver();
      return { emailVerificationStatus: 'verified' as const, email: ANANYA.email };
    })
    .on(signInContract.authenticate, ({ body }) => {
      if (body.email !== ANANYA.email || body.password !== ANANYA.password)
        throw new Refusal(422, 'credentials_wrong', 'E-mail or password is not right.');
      return aSignIn();
    })
    .on(signInContract.register, ({ body }) => {
      if (body.email === ANANYA.email)
        throw new Refusal(409, 'email_taken', 'There is an account with this e-mail.', {
          email: 'There is an account with this e-mail.',
        });
      return aSignIn({ firstName: body.firstName, emailVerificationStatus: 'unverified' });
    })
    .on(signInContract.sendOtp, () => ({
      type: 'SEND_OTP' as const,
      username: '',
      isRetryLimitExhausted: false,
      reSendOtpTimer: 30,
      success: true,
      otpDigits: 6,
    }))
    .on(signInContract.verifyOtp, ({ body }) => {
      const isNew = body.telephone !== KNOWN_NUMBER;
      if (body.code === CODE)
        return {
          ...aSignIn(isNew ? { firstName: '', emailVerificationStatus: 'none' } : {}),
          type: 'VALIDATE_OTP' as const,
          username: '',
          isRetryLimitExhausted: false,
          reSendOtpTimer: 0,
          isNew,
        };
      left -= 1;
      if (left === 0) throw new Refusal(429, 'otp_retries_exhausted', 'Retry limit exceeded');
      throw new Refusal(422, 'otp_wrong', `This code is not right. ${left} tries left.`, {
        code: 'This code is not right.',
      });
    })
    .on(signInContract.getCaptcha, () => aCaptcha)
    .on(signInContract.getCaptchaNeed, () => ({ isRequired: false }))
    .on(quickSignInContract.socialAuthenticate, ({ body }) => {
      if (body.error) throw new Refusal(422, 'social_cancelled', 'The sign-in was cancelled.');
      if (body.code !== 'good') throw new Refusal(422, 'social_failed', 'It could not be confirmed.');
      return { ...aSignIn(), returnTo: '/cart', isNew: false };
    })
    .on(passwordContract.forgotPassword, () => ({ emailStatus: 'sent' as const }))
    .on(passwordContract.resetPassword, ({ body }) => {
      if (!('token' in body) || body.token !== 'good') throw linkIsOver();
      return { success: true };
    })
    .on(sessionContract.createSession, () => aSession())
    .on(sessionContract.authMobile, ({ body }) => ({
      token: 'cookie',
      customerMobile: body.loggedInToken === 'without-number' ? null : KNOWN_NUMBER,
    }))
    .on(staffContract.getPreSalesInfo, () => ({ staff: null, leadSource: false }))
    .on(customerContract.getCustomer, () => aCustomer());
}

function linkIsOver() {
  return new Refusal(422, 'token_invalid', 'This link has been used or has expired.');
}
