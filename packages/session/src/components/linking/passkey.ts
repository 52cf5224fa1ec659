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

/** The part of the gateway's options that this file needs; the browser checks the rest. */
type Options = { challenge: string };

/** Whether this browser supports passkeys. */
export const knowsPasskeys = browserSupportsWebAuthn;
/** Whether the browser offers passkeys in a field for an e-mail address. */
export const offersPasskeysInFields = browserSupportsWebAuthnAutofill;
/** Whether the device itself can store a passkey. */
export const canStorePasskeys = platformAuthenticatorIsAvailable;

/** Lets the device prove a passkey: in a dialog or, with `inField`, among the suggestions of a field. */
export function provePasskey(options: Options, inField = false): Promise<AuthenticationResponseJSON> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: inField });
}

/** Lets the device create a passkey. */
export function makePasskey(options: Options): Promise<RegistrationResponseJSON> {
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/** Ends the offer of passkeys in a field. */
export const endPasskeyOffer = () => WebAuthnAbortService.cancelCeremony();

let asking = 0;

/** Whether the shopper has pressed the button and the device's dialog is open. */
export const isAskingForPasskey = () => asking > 0;

/**
 * Requests a passkey after a press on the button. A browser handles one request at a time, so the offer in a field ends
 * first.
 */
export async function askForPasskey(work: () => Promise<void>): Promise<void> {
  asking += 1;
  endPasskeyOffer();
  try {
    await work();
  } finally {
    asking -= 1;
  }
}
