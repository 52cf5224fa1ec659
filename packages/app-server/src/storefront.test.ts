import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFrom } from './settings.ts';
import { storefront } from './storefront.ts';

const TOKEN = 'a-token-that-no-script-may-read';
let gateway: FastifyInstance;
let app: FastifyInstance;
const seen: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  gateway = Fastify();
  gateway.post('/v2/sessions', async () => ({ result: { id: TOKEN, attrs: { isLoggedIn: false } } }));
  gateway.all('/v2/carts', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body });
    reply.header('x-trace-id', String(request.headers['x-trace-id'] ?? ''));
    if (request.headers['x-session-token'] !== TOKEN)
      return reply.code(401).send({ code: 'session_invalid', status: 401 });
    return { result: { itemsQty: 0 } };
  });
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  app = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl },
    mkdtempSync(join(tmpdir(), 'lunette-client-')),
    async (request, visitor) =>
      new Response(
        `<html lang="${visitor.language}"><script>start()</script>${visitor.country} ${new URL(request.url).pathname}</html>`,
      ),
  );
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat() as string[];

test('SESS-01 a new session goes into the HttpOnly cookie of the country for 30 days, and its token never reaches a script', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { 'x-country-code': 'SG' },
  });
  expect(answer.body).not.toContain(TOKEN);
  expect(answer.json()).toEqual({ result: { id: 'cookie', attrs: { isLoggedIn: false } } });
  const session = cookiesOf(answer).find((cookie) => cookie.startsWith('clientV1_sg='));
  expect(session).toContain(`clientV1_sg=${TOKEN};`);
  expect(session).toContain('HttpOnly');
  expect(session).toContain('SameSite=Lax');
  expect(session).toContain(`Max-Age=${30 * 86_400}`);
  const readable = cookiesOf(answer).filter((cookie) => !cookie.includes('HttpOnly'));
  expect(readable.join()).not.toContain(TOKEN);
});

test('SESS-02 the sticky cookie of 14 days is set when it is absent, and left alone when it is there', async () => {
  const first = await app.inject({ method: 'POST', url: '/api/v2/sessions' });
  expect(cookiesOf(first).find((cookie) => cookie.startsWith('sessionSticky='))).toContain(
    `Max-Age=${14 * 86_400}`,
  );
  const second = await app.inject({
    method: 'POST',
    url: '/api/v2/sessions',
    headers: { cookie: 'sessionSticky=kept' },
  });
  expect(cookiesOf(second).some((cookie) => cookie.startsWith('sessionSticky='))).toBe(false);
});

test('API-01 a call is forwarded with the session token of its country, the client type and its trace id', async () => {
  const answer = await app.inject({
    url: '/api/v2/carts?applyWallet=true',
    headers: {
      cookie: `clientV1_in=${TOKEN}; clientV1_sg=other`,
      'x-country-code': 'IN',
      'x-trace-id': 'abc',
      'accept-language': 'en',
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-trace-id']).toBe('abc');
  expect(seen.at(-1)).toMatchObject({
    url: '/v2/carts?applyWallet=true',
    headers: {
      'x-session-token': TOKEN,
      'x-country-code': 'IN',
      'x-api-client': 'desktop',
      'x-trace-id': 'abc',
    },
  });
});

test('a token that a browser tries to pass itself is dropped', async () => {
  const answer = await app.inject({ url: '/api/v2/carts', headers: { 'x-session-token': TOKEN } });
  expect(answer.statusCode).toBe(401);
});

test('a write from another site is refused before it reaches the gateway', async () => {
  const before = seen.length;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/carts',
    headers: {
      cookie: `clientV1_in=${TOKEN}`,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/json',
    },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(403);
  expect(seen).toHaveLength(before);
});

test('the webhook and the figures of the gateway are out of a browser’s reach', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/v2/payments/webhook' })).statusCode).toBe(404);
  expect((await app.inject('/api/metrics')).statusCode).toBe(404);
});

test('CTRY-03 a document is that of India in English unless address or cookie say otherwise', async () => {
  expect((await app.inject('/eyeglasses')).body).toContain('IN /eyeglasses');
  const arabic = await app.inject('/eyeglasses?country=AE&language=ar');
  expect(arabic.body).toContain('<html lang="ar">');
  expect(cookiesOf(arabic).map((cookie) => cookie.split(';')[0])).toEqual(['country=AE', 'language=ar']);
  expect(
    (await app.inject({ url: '/eyeglasses', headers: { cookie: 'country=US; language=ar' } })).body,
  ).toContain('<html lang="en">');
});

test('a document answers its ETag with 304 and carries no cookie of a session', async () => {
  const first = await app.inject('/sunglasses');
  expect(cookiesOf(first)).toEqual([]);
  expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  const second = await app.inject({
    url: '/sunglasses',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(second.statusCode).toBe(304);
});

test('GLOB-02 a phone on the desktop site is sent to the mobile one, a crawler and a shopper who chose to stay are not', async () => {
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  };
  const sent = await app.inject({ url: '/eyeglasses?page=2', headers: { ...phone, host: 'localhost:3000' } });
  expect(sent.statusCode).toBe(302);
  expect(sent.headers.location).toBe('http://localhost:3001/eyeglasses?page=2');
  expect(sent.headers.vary).toContain('User-Agent');
  const chosen = await app.inject({ url: '/eyeglasses?view=desktop', headers: phone });
  expect(chosen.statusCode).toBe(200);
  const crawler = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  };
  expect((await app.inject({ url: '/eyeglasses', headers: crawler })).statusCode).toBe(200);
});

test('a gateway that is down is told in words', async () => {
  const lonely = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl: 'http://127.0.0.1:9' },
    mkdtempSync(join(tmpdir(), 'lunette-')),
    async () => new Response(''),
  );
  const answer = await lonely.inject('/api/v2/carts');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'gateway_unreachable' });
  await lonely.close();
});

test('the link to the desktop site leads to the same page there, and nowhere else', async () => {
  const to = async (path: string) =>
    (
      await app.inject({
        url: `/desktop-site?to=${encodeURIComponent(path)}`,
        headers: { host: 'localhost:3001' },
      })
    ).headers.location;
  expect(await to('/eyeglasses?page=2')).toBe('http://localhost:3000/eyeglasses?page=2&view=desktop');
  for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(await to(foreign)).toBe('/');
});
