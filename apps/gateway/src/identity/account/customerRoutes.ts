import { profileContract } from '@lunette/account/contract';
import { customerContract } from '@lunette/session/contract';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/http/callContext.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { visibleText } from '../../platform/texts/visibleText.ts';
import { createSession } from '../session/sessions.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { customerById } from '../signIn/identity.ts';
import { isPassword } from '../signIn/password/password.ts';
import { isRecentSignIn } from '../signIn/requireRecentSignIn.ts';
import { sendNotice } from '../signIn/sendNotice.ts';
import { customerData } from './customerData.ts';
import { endAccount } from './deleteCustomer.ts';
import { profileOf } from './profile.ts';
import { customer } from './schema.ts';

/** Mounts the calls of the account as a whole: its profile, its data export, and its deletion. */
export function customerRoutes(gateway: Gateway): void {
  serve(gateway, customerContract.getCustomer, async (_input, context) => {
    const profile = await profileOf(context);
    context.announce({ isLoggedIn: true, hasPlacedOrder: profile.hasPlacedOrder });
    return profile;
  });

  serve(gateway, profileContract.updateCustomer, async ({ body }, context) => {
    const { db, session } = context;
    const { gender } = body;
    const firstName = body.firstName === undefined ? undefined : visibleText(body.firstName);
    if (firstName === '')
      throw refuse(
        422,
        'name_missing',
        'platform.invalid-request',
        {},
        { firstName: 'platform.field-missing' },
      );
    const lastName = body.lastName === undefined ? undefined : visibleText(body.lastName);
    const changes = { firstName, lastName, gender };
    if (Object.values(changes).some((value) => value !== undefined))
      await db.update(customer).set(changes).where(eq(customer.id, session.customerId));
    return profileOf(context);
  });

  serve(gateway, profileContract.updateCygnus, async ({ body }, context) => {
    const { db, session } = context;
    await db.update(customer).set({ cygnusId: body.cygnusId }).where(eq(customer.id, session.customerId));
    return profileOf(context);
  });

  serve(gateway, profileContract.deleteCustomer, async ({ body }, context) => {
    await refuseUnproven(context, body.password);
    const { db, publish, country, session, announce } = context;
    const { opened, waitsForOrders } = await db.transaction(async (tx) => {
      const { email } = await customerById(tx, session.customerId);
      const open = await endAccount({ tx, publish }, session.customerId);
      const notice = open.length > 0 ? 'deletion-waits' : 'deleted';
      await sendNotice(tx, context, email, notice);
      return { opened: await createSession(tx, country, context), waitsForOrders: open };
    });
    announce({ token: opened.token, isLoggedIn: false, hasPlacedOrder: false });
    return { id: opened.token, success: true, waitsForOrders };
  });

  serve(gateway, profileContract.getCustomerData, async (_input, { db, session }) =>
    customerData(db, session.customerId),
  );
}

/** Refuses to delete an account without a recent sign-in or the password: an unattended device must not be enough. */
async function refuseUnproven(context: CallContext<'customer'>, password: string | undefined): Promise<void> {
  const { db, session } = context;
  if (password === undefined && isRecentSignIn(session)) return;
  const { passwordHash } = await customerById(db, session.customerId);
  const resetAttempts = await admit(context, 'own-password', session.customerId);
  if (password === undefined || passwordHash === null)
    throw refuse(403, 'sign_in_again', 'session.sign-in-again');
  if (!(await isPassword(password, passwordHash)))
    throw refuse(
      422,
      'credentials_wrong',
      'session.credentials-wrong',
      {},
      {
        password: 'session.credentials-wrong',
      },
    );
  await resetAttempts();
}
