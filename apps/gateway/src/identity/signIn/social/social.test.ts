import { randomUUID } from 'node:crypto';
import { profileContract } from '@lunette/account/contract';
import { cartContract } from '@lunette/cart/contract';
import { customerContract, quickSignInContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { call, guest, testGatewayApp } from '../../../platform/testing/testGateway.ts';
import { addNumber, customerWithPhone, growStale, newCustomer, signInAgain } from '../../testing/customer.ts';
import { customerOfPerson } from './customerOfPerson.ts';
import { fakeIdentityProvider } from './testing/fakeIdentityProvider.ts';

const provider = await fakeIdentityProvider();
const app = await testGatewayApp({
  settings: {
    social: { sandbox: { issuer: provider.issuer, clientId: 'lunette', clientSecret: 'test-social-secret' } },
  },
});

beforeEach(() => {
  provider.mode = 'up';
});

/** Where a call comes from. */
const visit = { country: 'IN', language: 'en', storefrontOrigin: app.settings.storefronts.desktop } as const;
const start = (token: string, returnTo?: string, account = 'sandbox') =>
  call(app, quickSignInContract.startSocial, { params: { account }, body: { returnTo } }, { token });
const finish = (token: string, body: object) =>
  call(
    app,
    quickSignInContract.socialAuthenticate,
    { params: { account: 'sandbox' }, body: { state: '', ...body } },
    { token },
  );

/** Runs the sign-in up to the callback, with the provider's claims about the person. */
async function wayBack(token: string, claims: object, returnTo?: string) {
  const url = new URL((await start(token, returnTo)).result.url);
  provider.claims = { nonce: url.searchParams.get('nonce'), ...claims };
  return { state: url.searchParams.get('state') ?? '', code: 'good-code', iss: provider.issuer };
}
const person = (sub: string, more: object = {}) => ({
  sub,
  given_name: 'Meera',
  family_name: 'Iyer',
  ...more,
});

describe('signing in with an identity provider', () => {
  test('AUTH-01 a provider that is not configured is not found; one that does not answer gets its own message', async () => {
    const token = await guest(app);
    expect((await start(token, undefined, 'nobody')).status).toBe(404);
    expect((await start(token, undefined, 'constructor')).status).toBe(404);
    const other = await testGatewayApp({
      settings: { social: { sandbox: { issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'x' } } },
    });
    const refused = await call(
      other,
      quickSignInContract.startSocial,
      { params: { account: 'sandbox' }, body: {} },
      { token: await guest(other) },
    );
    expect(refused.problem).toMatchObject({ status: 503, code: 'social_unavailable' });
  });

  test('AUTH-06 the address of the provider has PKCE, state and nonce, and returns to this storefront only', async () => {
    const { result } = await start(await guest(app));
    const { searchParams, origin } = new URL(result.url);
    expect(origin).toBe(new URL(provider.issuer).origin);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: 'lunette',
      redirect_uri: 'http://localhost:3000/customer/account/social/sandbox',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43);
  });

  test('AUTH-06 a cancelled sign-in gets a message and changes nothing', async () => {
    const token = await guest(app);
    const { state } = await wayBack(token, person('cancels'));
    const refused = await finish(token, { state, error: 'access_denied' });
    expect(refused.problem).toMatchObject({ status: 422, code: 'social_cancelled' });
  });

  test.each([
    ['another nonce', { nonce: 'not-the-one' }, {}],
    ['no nonce', { nonce: undefined }, {}],
    ['another audience', { aud: 'another-shop' }, {}],
    ['another issuer in the token', { iss: 'https://evil.example' }, {}],
    ['a token that has run out', { exp: 1_000_000 }, {}],
    ['another issuer in the address', {}, { iss: 'https://evil.example' }],
    ['no issuer in the address', {}, { iss: undefined }],
    ['a code that the provider does not know', {}, { code: 'guessed' }],
  ])('AUTH-06 a sign-in with %s is refused', async (_name, claims, change) => {
    const token = await guest(app);
    const back = await wayBack(token, person('intruder', claims));
    expect((await finish(token, { ...back, ...change })).problem).toMatchObject({
      status: 422,
      code: 'social_failed',
    });
  });

  test('AUTH-06 a state that is invented, used, expired or of another session is refused', async () => {
    const [token, other] = [await guest(app), await guest(app)];
    expect((await finish(token, { state: 'x', code: 'good-code' })).problem.code).toBe('social_expired');
    const back = await wayBack(token, person('somebody'));
    expect((await finish(other, back)).problem.code).toBe('social_expired');
    const entered = await finish(token, back);
    expect(entered.status).toBe(200);
    expect((await finish(entered.result.token, back)).problem.code).toBe('social_expired');
    const late = await wayBack(other, person('somebody'));
    await app.db.execute(sql`UPDATE social_attempt SET expires_at = now()`);
    expect((await finish(other, late)).problem.code).toBe('social_expired');
  });

  test('AUTH-01 a new person gets an account with name and verified e-mail; a second sign-in enters the same account', async () => {
    const claims = person('meera', { email: 'Meera@Post.in', email_verified: true });
    const token = await guest(app);
    const first = await finish(token, await wayBack(token, claims, '/wishlist?x=1'));
    expect(first.result).toMatchObject({
      isNew: true,
      firstName: 'Meera',
      emailVerificationStatus: 'verified',
      returnTo: '/wishlist?x=1',
    });
    const again = await guest(app);
    const second = await finish(again, await wayBack(again, claims));
    expect(second.result).toMatchObject({ isNew: false, id: first.result.id });
    expect(provider.verifiers.at(-1)).toHaveLength(43);
  });

  test('AUTH-01 a new person who signs in on two devices at the same moment gets one account', async () => {
    const session = {
      id: randomUUID(),
      country: 'IN',
      customerId: null,
      staffId: null,
      role: null,
      signedInAt: null,
    } as const;
    const { email } = await newCustomer(app);
    await app.db.execute(sql`UPDATE customer SET email_verified_at = now() WHERE email = ${email}`);
    const names = { firstName: 'Meera', lastName: 'Iyer', emailVerified: true };
    for (const known of [null, email, 'new-on-two-devices@post.in']) {
      const meera = { ...names, subject: `two-devices-${known}`, email: known };
      const signIn = () => customerOfPerson({ ...app, ...visit, session }, 'sandbox', meera);
      const entered = await Promise.all([signIn(), signIn(), signIn()]);
      expect(new Set(entered.map(({ customer }) => customer.id)).size).toBe(1);
    }
  });

  test('AUTH-01 a new person who signs in with two providers at the same moment gets one account', async () => {
    const session = {
      id: randomUUID(),
      country: 'IN',
      customerId: null,
      staffId: null,
      role: null,
      signedInAt: null,
    } as const;
    const context = { ...app, ...visit, session };
    const entered = await Promise.all(
      ['one', 'two', 'three'].map((subject) =>
        customerOfPerson(context, 'sandbox', {
          firstName: 'Meera',
          lastName: 'Iyer',
          subject: `two-providers-${subject}`,
          email: 'two-providers@post.in',
          emailVerified: true,
        }),
      ),
    );
    expect(new Set(entered.map(({ customer }) => customer.id)).size).toBe(1);
    expect(entered.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  test('AUTH-06 after the sign-in the storefront redirects to no other site', async () => {
    for (const returnTo of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const token = await guest(app);
      const entered = await finish(token, await wayBack(token, person('wanderer'), returnTo));
      expect(entered.result.returnTo).toBe('/customer/account');
    }
  });

  test('CART-25 a guest who signs in from the checkout returns to the same cart', async () => {
    const claims = person('checks-out');
    const items = async (token: string, productId?: string) => {
      if (productId) await call(app, cartContract.addItem, { body: { productId } }, { token });
      const { result } = await call(app, cartContract.getCart, {}, { token });
      return result.items.map((line) => line.productId);
    };
    const before = await guest(app);
    await items(before, sentinels.accessory);
    await finish(before, await wayBack(before, claims));
    const token = await guest(app);
    await items(token, sentinels.solution);
    const entered = await finish(token, await wayBack(token, claims, '/checkout/onepage/'));
    expect(await items(entered.result.token)).toEqual([sentinels.solution]);
  });

  test('AUTH-06 an unverified e-mail does not sign in to an existing account', async () => {
    const { email, id } = await newCustomer(app);
    const token = await guest(app);
    const claims = person('claims-much', { email, email_verified: false });
    const entered = await finish(token, await wayBack(token, claims));
    expect(entered.result.id).not.toBe(id);
    expect(entered.result.emailVerificationStatus).toBe('none');
  });

  test('AUTH-06 a verified e-mail signs in to its account and removes the credentials of a person who opened it without proof', async () => {
    const { email, id, token: squatter } = await newCustomer(app);
    await addNumber(app, squatter, '9700000101');
    const token = await guest(app);
    const claims = person('real-owner', { email, email_verified: true });
    const entered = await finish(token, await wayBack(token, claims));
    expect(entered.result).toMatchObject({ id, isNew: false, emailVerificationStatus: 'verified' });
    expect((await call(app, customerContract.getCustomer, undefined, { token: squatter })).status).toBe(401);
    await expect(signInAgain(app, email)).rejects.toThrow('credentials_wrong');
    expect((await customerWithPhone(app, '9700000101')).id).not.toBe(id);
  });

  test('an old sign-in cannot link a provider; signing in with a linked provider counts as recent', async () => {
    const { token, id } = await newCustomer(app);
    const linked = await finish(token, await wayBack(token, person('came-before')));
    await growStale(app, id);
    const stale = linked.result.token;
    const refused = await finish(stale, await wayBack(stale, person('never-seen')));
    expect(refused.problem).toMatchObject({ status: 403, code: 'sign_in_again' });
    const fresh = await finish(stale, await wayBack(stale, person('came-before')));
    const now = fresh.result.token;
    expect((await finish(now, await wayBack(now, person('never-seen')))).result.id).toBe(id);
  });

  test('AUTH-10 a sign-in that a guest began links no provider to the customer who has signed in to the session meanwhile', async () => {
    const [owner, token] = [await newCustomer(app), await guest(app)];
    const back = await wayBack(token, person('left-the-computer'));
    const now = await signInAgain(app, owner.email, { token });
    expect((await finish(now, back)).problem).toMatchObject({ status: 422, code: 'social_expired' });
    const info = await call(app, profileContract.getAccountsInfo, undefined, { token: now });
    expect(info.result.social).toEqual([]);
  });

  test('AUTH-10 a customer can link a provider, sees it in accountsInfo, and can remove it unless it is the last credential', async () => {
    const { token, email } = await newCustomer(app);
    const linked = await finish(token, await wayBack(token, person('linked')));
    const now = linked.result.token;
    await app.runJobs();
    expect(app.sent.mail.findLast(({ to }) => to === email)?.subject).toBe(
      'Another way to sign in was added to your account',
    );
    const info = await call(app, profileContract.getAccountsInfo, undefined, { token: now });
    expect(info.result.social).toEqual(['sandbox']);
    const remove = (as: string) =>
      call(app, profileContract.removeSocial, { params: { account: 'sandbox' } }, { token: as });
    expect((await remove(now)).result).toEqual({ success: true });
    expect((await remove(now)).status).toBe(404);
    const lonely = await guest(app);
    const only = await finish(lonely, await wayBack(lonely, person('only-this')));
    expect((await remove(only.result.token)).problem).toMatchObject({ status: 409, code: 'last_way_in' });
  });
});
