import { sessionContract } from '@lunette/session/contract';
import { localRateLimit } from '../../platform/rateLimit/localRateLimit.ts';
import { networksOf } from '../../platform/rateLimit/networksOf.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { attributesOf } from './attributes.ts';
import { devicesOf, endDevice } from './devices.ts';
import { createSession, endSession, endSessionsOf, findSession } from './sessions.ts';
import { issueTransferToken, redeemTransferToken } from '../signIn/transferToken.ts';
import { signInWithTransferToken } from '../signIn/signIn.ts';

/** Mounts the calls of the session. */
export function sessionRoutes(gateway: Gateway): void {
  const spend = localRateLimit({ most: gateway.settings.limits.newSessions, everyMs: 60_000 });

  serve(gateway, sessionContract.createSession, async (_input, context) => {
    const { db, country, ip, token: present, announce } = context;
    // A call with the token from before a sign-in is refused, and its browser then asks for a session. That must not sign
    // the customer out.
    const alive = await findSession(db, present);
    const current = alive?.country === country ? { token: present, session: alive } : null;
    if (!current) for (const { key, share } of networksOf(ip)) spend(key, share);
    const { token, session } = current ?? (await createSession(db, country, context));
    announce({ token, isLoggedIn: session.customerId !== null });
    return { id: token, attrs: await attributesOf(db, session) };
  });

  serve(gateway, sessionContract.validateSession, async (_input, { db, session, token, announce }) => {
    announce({ isLoggedIn: session.customerId !== null });
    return { id: token, attrs: await attributesOf(db, session) };
  });

  serve(gateway, sessionContract.logout, async ({ body }, context) => {
    const { db, session, country, announce } = context;
    const opened = await db.transaction(async (tx) => {
      await endSession(tx, session.id);
      if (body.everywhere && session.customerId) await endSessionsOf(tx, session.customerId);
      return createSession(tx, country, context);
    });
    announce({ token: opened.token, isLoggedIn: false, hasPlacedOrder: false });
    return { id: opened.token, attrs: await attributesOf(db, opened.session) };
  });

  serve(gateway, sessionContract.issueTransferToken, async (_input, context) => issueTransferToken(context));

  serve(gateway, sessionContract.authMobile, async ({ body }, context) => {
    const { customer, signedInAt } = await redeemTransferToken(context, body.loggedInToken);
    // A link must not sign a customer's browser in to another account without their knowledge.
    if (context.session.customerId !== null && context.session.customerId !== customer.id)
      throw refuse(409, 'signed_in_already', 'session.signed-in-already');
    const token = await signInWithTransferToken(context, customer.id, signedInAt);
    return { token, customerMobile: customer.telephone };
  });

  serve(gateway, sessionContract.getDevices, async (_input, context) => devicesOf(context));

  serve(gateway, sessionContract.endDevice, async ({ params }, context) => {
    await endDevice(context, params.deviceId);
    return devicesOf(context);
  });

  serve(gateway, sessionContract.endOtherDevices, async (_input, context) => {
    const { db, session } = context;
    await endSessionsOf(db, session.customerId, session.id);
    return devicesOf(context);
  });
}
