import { commaOf } from '@lunette/country-config';
import { passkeyContract, quickSignInContract } from '@lunette/session/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CallContext } from '../../../platform/http/callContext.ts';
import type { Gateway } from '../../../platform/gateway.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { serve } from '../../../platform/http/serve.ts';
import { visibleText } from '../../../platform/texts/visibleText.ts';
import { deviceOf } from '../../session/deviceOf.ts';
import { admit } from '../../../platform/rateLimit/admit.ts';
import { customerById } from '../identity.ts';
import {
  addPasskey,
  findPasskey,
  storeChallenge,
  passkeysOf,
  removePasskey,
  takeChallenge,
  touchPasskey,
} from './passkeys.ts';
import { requireRecentSignIn } from '../requireRecentSignIn.ts';
import { sendNotice } from '../sendNotice.ts';
import { signedIn } from '../signedIn.ts';
import { signIn } from '../signIn.ts';

/** A large library for few calls, so it is loaded with the first of them. */
const webauthn = () => import('@simplewebauthn/server');

const MOST = 10;
const NAME = 'Lunette';

/** Mounts the calls of passkeys. */
export function passkeyRoutes(gateway: Gateway): void {
  serve(gateway, passkeyContract.getPasskeys, async (_input, context) => passkeysOf(context));

  serve(gateway, passkeyContract.startPasskeyRegistration, async (_input, context) => {
    const { db, session } = context;
    requireRecentSignIn(session);
    const me = await customerById(db, session.customerId);
    const { passkeys } = await passkeysOf(context);
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: siteOf(context),
      userID: new TextEncoder().encode(me.id),
      userName: me.email ?? me.telephone ?? me.id,
      userDisplayName: `${me.firstName} ${me.lastName}`.trim(),
      attestationType: 'none',
      excludeCredentials: passkeys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await storeChallenge(context, 'register', options.challenge);
    return { ...options };
  });

  serve(gateway, passkeyContract.addPasskey, async ({ body }, context) => {
    const { passkeys } = await passkeysOf(context);
    if (passkeys.length >= MOST) throw refuse(422, 'too_many_passkeys', 'session.too-many-passkeys');
    const expectedChallenge = await takeChallenge(context, 'register');
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: body.response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: context.storefrontOrigin,
      expectedRPID: siteOf(context),
    }).catch(() => ({ verified: false, registrationInfo: undefined }));
    if (!verified || !registrationInfo) throw passkeyInvalid();
    const { credential, credentialBackedUp: backedUp } = registrationInfo;
    const { browser, system } = deviceOf(context.userAgent);
    const name =
      visibleText(body.name) || [browser, system].filter(Boolean).join(commaOf(context.language)) || NAME;
    const { db, session } = context;
    await db.transaction(async (tx) => {
      await addPasskey(tx, session.customerId, { ...credential, name, backedUp });
      await sendNotice(tx, context, (await customerById(tx, session.customerId)).email, 'passkey');
    });
    return passkeysOf(context);
  });

  serve(gateway, passkeyContract.removePasskey, async ({ params }, context) => {
    await removePasskey(context, params.passkeyId);
    return passkeysOf(context);
  });

  serve(gateway, quickSignInContract.startPasskey, async (_input, context) => {
    // The request contains no account: the device offers its own passkeys, and callers learn nothing about other accounts.
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: siteOf(context),
      userVerification: 'required',
    });
    await storeChallenge(context, 'authenticate', options.challenge);
    return { ...options };
  });

  serve(gateway, quickSignInContract.passkeyAuthenticate, async ({ body }, context) => {
    const { db } = context;
    await admit(context, 'passkey', context.session.id);
    const expectedChallenge = await takeChallenge(context, 'authenticate');
    const known = await findPasskey(db, body.response.id);
    if (!known) throw passkeyInvalid();
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: body.response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: context.storefrontOrigin,
      expectedRPID: siteOf(context),
      credential: known.credential,
    }).catch(() => ({ verified: false, authenticationInfo: undefined }));
    if (!verified || !authenticationInfo) throw passkeyInvalid();
    await touchPasskey(db, known.credential.id, authenticationInfo.newCounter);
    const me = await customerById(db, known.customerId);
    return signedIn(db, me, await signIn(context, me.id, body.place));
  });
}

/** The site of a passkey (its relying party id): the storefront's host. */
function siteOf({ storefrontOrigin }: CallContext): string {
  return new URL(storefrontOrigin).hostname;
}

function passkeyInvalid() {
  return refuse(422, 'passkey_invalid', 'session.passkey-invalid');
}
