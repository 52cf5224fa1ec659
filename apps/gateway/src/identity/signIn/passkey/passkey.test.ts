import { profileContract } from '@lunette/account/contract';
import { passkeyContract, quickSignInContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { growStale, newAddress, newCustomer } from '../../testing/customer.ts';
import { softAuthenticator } from './testing/softAuthenticator.ts';

const app = await testGatewayApp();
const invite = async (token: string) =>
  (await call(app, passkeyContract.startPasskeyRegistration, undefined, { token })).result.challenge;
const add = (token: string, response: object, name?: string) =>
  call(app, passkeyContract.addPasskey, { body: { response: response as never, name } }, { token });
const ask = async (token: string) =>
  (await call(app, quickSignInContract.startPasskey, undefined, { token })).result.challenge;
const enter = (token: string, response: object) =>
  call(
    app,
    quickSignInContract.passkeyAuthenticate,
    { body: { response: response as never } },
    { token, headers: newAddress() },
  );

async function withPasskey() {
  const customer = await newCustomer(app);
  const device = softAuthenticator();
  await add(customer.token, device.create({ challenge: await invite(customer.token) }), 'My laptop');
  return { ...customer, device };
}

describe('creating a passkey', () => {
  test('AUTH-06 a guest and a customer with a sign-in of an hour ago cannot create one', async () => {
    expect(
      (await call(app, passkeyContract.startPasskeyRegistration, undefined, { token: await guest(app) }))
        .status,
    ).toBe(403);
    const { token, id } = await newCustomer(app);
    await growStale(app, id);
    const stale = await call(app, passkeyContract.startPasskeyRegistration, undefined, { token });
    expect(stale.problem.code).toBe('sign_in_again');
  });

  test('AUTH-06 a response to no challenge, to another one, from another site, or without user verification is refused', async () => {
    const { token } = await newCustomer(app);
    const device = softAuthenticator();
    expect((await add(token, device.create({ challenge: 'made-up' }))).problem.code).toBe('passkey_expired');
    for (const change of [
      { challenge: 'made-up' },
      { origin: 'https://evil.example' },
      { site: 'evil.example' },
      { verified: false },
    ]) {
      const challenge = await invite(token);
      expect((await add(token, device.create({ challenge, ...change }))).problem.code).toBe(
        'passkey_invalid',
      );
    }
  });

  test('AUTH-06 a valid one is listed under its name; only its owner can remove it, and no other account can add it', async () => {
    const { token, device, email } = await withPasskey();
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe(
      'A passkey was added to your account',
    );
    const info = await call(app, profileContract.getAccountsInfo, undefined, { token });
    expect(info.result.passkeys).toBe(1);
    const other = await newCustomer(app);
    const twice = await add(other.token, device.create({ challenge: await invite(other.token) }));
    expect(twice.problem.code).toBe('passkey_invalid');
    const remove = (as: string) =>
      call(app, passkeyContract.removePasskey, { params: { passkeyId: device.id } }, { token: as });
    expect((await remove(other.token)).status).toBe(404);
    expect(
      (await call(app, passkeyContract.getPasskeys, undefined, { token })).result.passkeys,
    ).toMatchObject([{ id: device.id, name: 'My laptop', lastUsedAt: null }]);
    expect((await remove(token)).result.passkeys).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  test('AUTH-06 the challenge contains no account', async () => {
    const { result } = await call(app, quickSignInContract.startPasskey, undefined, {
      token: await guest(app),
    });
    expect(result.allowCredentials ?? []).toEqual([]);
  });

  test('AUTH-06 an unknown key, another challenge, another site and a stolen response are refused', async () => {
    const { device } = await withPasskey();
    const token = await guest(app);
    const refused = async (response: object) => (await enter(token, response)).problem.code;
    expect(await refused(softAuthenticator().get({ challenge: await ask(token) }))).toBe('passkey_invalid');
    await ask(token);
    expect(await refused(device.get({ challenge: 'made-up' }))).toBe('passkey_invalid');
    const origin = 'https://evil.example';
    expect(await refused(device.get({ challenge: await ask(token), origin }))).toBe('passkey_invalid');
    const stranger = softAuthenticator();
    const forged = { ...stranger.get({ challenge: await ask(token) }), id: device.id, rawId: device.id };
    expect(await refused(forged)).toBe('passkey_invalid');
    const answer = device.get({ challenge: await ask(token) });
    const other = await guest(app);
    expect((await enter(other, answer)).problem.code).toBe('passkey_expired');
  });

  test('AUTH-06 the right one signs in once, with a new token; a counter that decreases is refused', async () => {
    const { device, id } = await withPasskey();
    const token = await guest(app);
    const answer = device.get({ challenge: await ask(token) });
    const entered = await enter(token, answer);
    expect(entered.result).toMatchObject({ id });
    expect(entered.result.token).not.toBe(token);
    expect((await enter(entered.result.token, answer)).problem.code).toBe('passkey_expired');
    await app.db.execute(sql`UPDATE passkey SET counter = 1000 WHERE id = ${device.id}`);
    const again = await guest(app);
    expect((await enter(again, device.get({ challenge: await ask(again) }))).problem.code).toBe(
      'passkey_invalid',
    );
  });
});
