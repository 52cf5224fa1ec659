import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signInContract, passkeyContract, quickSignInContract } from '../../contract/index.ts';
import { renderWithSession } from '../../testing/renderWithSession.tsx';
import { field, openPopup, press, refusing } from '../../testing/openPopup.tsx';
import { CODE, signInGateway } from '../../testing/signInGateway.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { LinkMobile } from './LinkMobile.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a mobile number for an account', () => {
  test('AUTH-06 it is merged with the e-mail by a code with the purpose MERGE', async () => {
    const gateway = signInGateway();
    const done = vi.fn();
    renderWithSession(<LinkMobile telephone="98220 41377" onDone={done} />, gateway);
    await press('Send a code');
    await userEvent.type(await field('Code of 6 digits'), CODE);
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    const bodies = gateway.received.flatMap(({ path, body }) =>
      /otp/.test(path) ? [body as Record<string, unknown>] : [],
    );
    expect(bodies.map(({ otpType, loginType }) => otpType ?? loginType)).toEqual(['MERGE', 'MERGE']);
  });

  test('after the number is changed and changed back, its code is still valid', async () => {
    const gateway = signInGateway();
    const done = vi.fn();
    renderWithSession(<LinkMobile telephone="98220 41377" onDone={done} />, gateway);
    await press('Send a code');
    await field('Code of 6 digits');
    gateway.on(signInContract.sendOtp, refusing('otp_too_soon', 'Another code can be sent soon.', 429));
    await press('Change');
    const mobile = await field('Mobile number');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '9822041378');
    await press('Send a code');
    expect(await screen.findByText('Another code can be sent soon.')).toBeTruthy();
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '9822041377');
    await press('Send a code');
    await userEvent.type(await field('Code of 6 digits'), CODE);
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  });

  test("the gateway's message is shown for a number of another customer", async () => {
    const text = 'This number belongs to another account with its own e-mail.';
    const gateway = signInGateway().on(signInContract.verifyOtp, refusing('telephone_taken', text, 409));
    renderWithSession(<LinkMobile onDone={() => undefined} />, gateway);
    await userEvent.type(await field('Mobile number'), '123');
    await press('Send a code');
    expect(await screen.findByText('Enter a mobile number of 10 digits.')).toBeTruthy();
    await userEvent.clear(await field('Mobile number'));
    await userEvent.type(await field('Mobile number'), '9822041377');
    await press('Send a code');
    await userEvent.type(await field('Code of 6 digits'), CODE);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('a passkey', () => {
  const challenge = {
    challenge: 'AAAA',
    rp: { name: 'Lunette' },
    user: { id: 'AAAA' },
    pubKeyCredParams: [],
  };
  const declined = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));

  test('a shopper without a passkey gets a message, and can sign in another way', async () => {
    vi.spyOn(navigator.credentials, 'get').mockImplementation(declined);
    const { sent } = await openPopup(signInGateway().on(quickSignInContract.startPasskey, () => challenge));
    await press('Use a passkey');
    expect(await screen.findByText(/No passkey was used/)).toBeTruthy();
    expect(sent('/v2/customers/authenticate/passkey')).toEqual([]);
  });

  test('a passkey that was chosen in the field and is refused gets a message', async () => {
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
    const bytes = new Uint8Array([1]).buffer;
    vi.spyOn(navigator.credentials, 'get').mockResolvedValueOnce({
      id: 'AQ',
      rawId: bytes,
      type: 'public-key',
      response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
    } as unknown as Credential);
    const refused = 'This passkey belongs to no account any more.';
    await openPopup(
      signInGateway()
        .on(quickSignInContract.startPasskey, () => challenge)
        .on(quickSignInContract.passkeyAuthenticate, refusing('passkey_unknown', refused)),
    );
    expect(await screen.findByText(refused)).toBeTruthy();
  });

  test.each([
    ['NotAllowedError', /No passkey was added/],
    ['InvalidStateError', 'This device has a passkey for your account already.'],
  ])('a message is shown if no passkey is created because of %s', async (name, text) => {
    vi.spyOn(navigator.credentials, 'create').mockImplementation(() =>
      Promise.reject(new DOMException('No', name)),
    );
    const gateway = signInGateway().on(passkeyContract.startPasskeyRegistration, () => challenge);
    renderWithSession(<AddPasskey onDone={() => undefined} />, gateway);
    await press('Add a passkey');
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
