import { signInContract } from '@lunette/session/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { admit, needsCaptcha } from '../../platform/rateLimit/admit.ts';
import { captchaChallenge } from '../../platform/rateLimit/captcha.ts';
import { customerByEmail, plainEmail } from './identity.ts';
import { isPassword } from './password/password.ts';
import { register } from './register.ts';
import { signedIn } from './signedIn.ts';
import { signIn } from './signIn.ts';

/** Mounts sign-in and registration with e-mail and password, and the captcha that they require after failures. */
export function signInRoutes(gateway: Gateway): void {
  serve(gateway, signInContract.authenticate, async ({ body }, context) => {
    const { db } = context;
    const email = plainEmail(body.email);
    const resetAttempts = await admit(context, 'password', email, body.captcha);
    const found = await customerByEmail(db, email);
    const proven = await isPassword(body.password, found?.passwordHash);
    // Not 401, which means that the session has ended and makes storefronts create another one.
    if (!found || !proven) throw refuse(422, 'credentials_wrong', 'session.credentials-wrong');
    await resetAttempts();
    return signedIn(db, found, await signIn(context, found.id, body.place));
  });

  serve(gateway, signInContract.register, async ({ body }, context) => {
    const customer = await register(context, body);
    return signedIn(context.db, customer, await signIn(context, customer.id, body.place));
  });

  serve(gateway, signInContract.getCaptcha, async (_input, { settings }) => {
    const { parameters, signature } = await captchaChallenge(settings);
    return { parameters: { ...parameters }, signature: signature ?? '' };
  });

  serve(gateway, signInContract.getCaptchaNeed, async ({ query }, context) => ({
    isRequired: await needsCaptcha(context, query.form),
  }));
}
