import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const sandbox = await testSandbox({ publicUrl: address });
await sandbox.http.listen({ host: '127.0.0.1', port });
afterAll(() => sandbox.http.close());

const BACK = 'http://localhost:3000/customer/account/social/sandbox';

/** A free port: the URL of the provider contains it before the server listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A browser that keeps cookies and does not follow redirects. */
function browser() {
  const cookies = new Map<string, string>();
  return async (url: string, method = 'GET') => {
    const answer = await fetch(new URL(url, address), {
      method,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/);
      cookies.set(name, value);
    }
    return {
      status: answer.status,
      to: answer.headers.get('location') ?? '',
      policy: answer.headers.get('content-security-policy') ?? '',
      text: await answer.text(),
    };
  };
}

/** Signs in as a person and returns the URL with which the browser returns to the shop. */
async function signIn(person: string, verifier: string): Promise<URL> {
  const visit = browser();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'lunette',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: BACK,
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  const login = await visit(`/openid/auth?${query.toString()}`);
  expect(login.to).toMatch(/^\/openid-login\//);
  const page = await visit(login.to);
  expect(page.text).toContain('Continue as Ananya');
  expect(page.policy).toContain("default-src 'none'");
  expect(page.policy).not.toContain('unsafe-inline');
  const chosen = await visit(`${login.to}/${person}`, 'POST');
  const back = await visit(chosen.to);
  return new URL(back.to);
}

const exchange = async (code: string, verifier: string, secret = 'test') => {
  const answer = await fetch(`${address}/openid/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`lunette:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: BACK,
      code_verifier: verifier,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { id_token?: string } };
};

describe('the identity provider', () => {
  test('refuses a redirect URI that is not a storefront’s, and a sign-in without PKCE', async () => {
    const query = 'client_id=lunette&response_type=code&scope=openid';
    const foreign = await browser()(`/openid/auth?${query}&redirect_uri=https://evil.example/`);
    expect(foreign.status).toBe(400);
    const open = await browser()(`/openid/auth?${query}&redirect_uri=${encodeURIComponent(BACK)}`);
    expect(new URL(open.to).searchParams.get('error')).toBe('invalid_request');
  });

  test('a person who cancels returns with access_denied', async () => {
    const back = await signIn('cancel', randomBytes(32).toString('base64url'));
    expect(back.origin + back.pathname).toBe(BACK);
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('a-state');
  });

  test('AUTH-01 a code can be exchanged for an identity once, with the right verifier and secret', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const back = await signIn('ananya', verifier);
    expect(back.searchParams.get('iss')).toBe(`${address}/openid`);
    const code = back.searchParams.get('code') ?? '';
    expect((await exchange(code, verifier, 'guessed')).status).toBe(401);
    const { body } = await exchange(code, verifier);
    const claims = JSON.parse(
      Buffer.from((body.id_token ?? '').split('.')[1] ?? '', 'base64url').toString(),
    ) as Record<string, unknown>;
    expect(claims).toMatchObject({
      sub: 'ananya',
      nonce: 'a-nonce',
      email: 'ananya.rao@post.example',
      email_verified: true,
      given_name: 'Ananya',
      family_name: 'Rao',
    });
    expect((await exchange(code, verifier)).status).toBe(400);
  });

  test('CTRY-09 returns the country of an IP address that is reserved for examples, and of no other', async () => {
    const ask = async (ip: string) =>
      (await fetch(`${address}/location/v1/ip/${ip}`)).json() as Promise<Record<string, unknown>>;
    expect(await ask('198.51.100.70')).toMatchObject({ countryCode: 'AE', city: 'Dubai' });
    expect(await ask('203.0.113.9')).toMatchObject({ countryCode: 'DE' });
    expect(await ask('127.0.0.1')).toEqual({ countryCode: null, countryName: null, city: null });
  });
});
