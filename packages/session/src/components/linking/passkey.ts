import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** What the gateway gives to begin with; the browser checks the rest. */
type Options = { challenge: string };

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = browserSupportsWebAuthn;
/** Whether it offers them in a field for an e-mail address. */
export const offersPasskeysInFields = browserSupportsWebAuthnAutofill;
/** Whether the device itself can keep one. */
export const canStorePasskeys = platformAuthenticatorIsAvailable;

/** Lets the device prove a passkey, in a dialog of its own or, with `inField`, among what a field offers. */
export function provePasskey(options: Options, inField = false): Promise<AuthenticationResponseJSON> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: inField });
}

/** Lets the device make a passkey. */
export function makePasskey(options: Options): Promise<RegistrationResponseJSON> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/** Ends the offer in a field. */
export const endPasskeyOffer = () => WebAuthnAbortService.cancelCeremony();

let asking = 0;

/** Whether somebody has pressed the button and the device is being asked. */
export const isAskingForPasskey = () => asking > 0;

/** Asks for a passkey by the button. A browser asks for one at a time, so the offer in a field is ended first. */
export async function askForPasskey(work: () => Promise<void>): Promise<void> {
  asking += 1;
  endPasskeyOffer();
  try {
    await work();
  } finally {
    asking -= 1;
  }
}
