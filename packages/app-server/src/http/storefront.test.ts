import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOR_CRAWLER } from '../rendering/forCrawler.ts';
import { settingsFrom } from '../settings.ts';
import { storefront } from './storefront.ts';
import { testFolder } from '../testing/testFolder.ts';

const TOKEN = 'a-token-that-no-script-may-read';
const SIGNED_IN = 'a-token-of-somebody-signed-in';
let gateway: FastifyInstance;
const folder = testFolder();
let app: FastifyInstance;
const seen: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  gateway = Fastify();
  const alive = (request: { headers: Record<string, unknown> }) =>
    [TOKEN, SIGNED_IN].includes(String(request.headers['x-session-token']));
  gateway.post('/v2/sessions', async (request, reply) => {
    const kept = alive(request) ? String(request.headers['x-session-token']) : TOKEN;
    reply.header('x-session-token', kept).header('x-session-state', kept === TOKEN ? 'guest' : 'customer');
    return { result: { id: kept, attrs: { isLoggedIn: kept !== TOKEN } } };
  });
  gateway.get('/v2/sessions/validate', async (request, reply) => {
    if (!alive(request)) return reply.code(401).send({ code: 'session_invalid', status: 401 });
    reply.header('x-session-state', 'guest');
    return { result: { id: request.headers['x-session-token'], attrs: {} } };
  });
  gateway.post('/v2/customers/authenticate', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body });
    reply.headers({
      'x-session-token': SIGNED_IN,
      'x-session-state': 'customer',
      'x-customer-type': 'REPEAT',
    });
    return { result: { token: SIGNED_IN, firstName: 'Ananya' } };
  });
  gateway.post('/v2/sessions/logout', async (_request, reply) => {
    reply.headers({ 'x-session-token': TOKEN, 'x-session-state': 'guest', 'x-customer-type': 'NEW' });
    return { result: { id: TOKEN } };
  });
  gateway.all('/v2/carts', async (request, reply) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body });
    reply.header('x-trace-id', String(request.headers['x-trace-id'] ?? ''));
    if (request.headers['x-session-token'] !== TOKEN)
      return reply.code(401).send({ code: 'session_invalid', status: 401 });
    return { result: { itemsQty: 0 } };
  });
  gateway.all('/v2/staff/*', async (request) => {
    seen.push({ url: request.url, headers: request.headers, body: request.body });
    return { result: {} };
  });
  gateway.get('/v2/home', async (request, reply) => {
    reply.headers({
      'cache-control': 'public, max-age=3',
      vary: 'accept-language, x-country-code',
      etag: '"home"',
      'x-session-token': TOKEN,
    });
    return request.headers['if-none-match'] ? reply.code(304).send() : { result: {} };
  });
  gateway.get('/metrics', async () => 'figures');
  gateway.get('/media/alder.avif', async () => 'a picture');
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  app = await storefront(
    { ...settingsFrom('desktop', { TRUST_PROXY: '10.1.0.0/16, 10.2.0.7' }), gatewayUrl },
    folder,
    async (request, visitor) =>
      new Response(
        `<html lang="${visitor.language}"><script>start()</script>${visitor.country} ${new URL(request.url).pathname} ${new URL(request.url).origin}</html>`,
      ),
  );
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat() as string[];

test('SESS-01 a new session is stored in the HttpOnly cookie of the country for 30 days, and no script can read its token', async () => {
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

test('SESS-02 the sticky cookie of 14 days is set if it is missing, and not changed if it exists', async () => {
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

test('the address of the visitor and the requested host are taken only from the headers of trusted proxies', async () => {
  const seenFrom = async (remoteAddress: string, proto = 'https') => {
    const headers = {
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'shop.example',
      'x-forwarded-proto': proto,
    };
    await app.inject({ url: '/api/v2/carts', headers, remoteAddress });
    const page = await app.inject({ url: '/eyeglasses', headers, remoteAddress });
    const { 'x-forwarded-for': address, 'x-storefront-origin': origin } = seen.at(-1)?.headers ?? {};
    return [address, origin, / (http\S+)<\/html>/.exec(page.body)?.[1]];
  };
  const named = ['192.0.2.1', 'https://shop.example', 'https://shop.example'];
  expect([await seenFrom('10.1.44.9'), await seenFrom('10.2.0.7')]).toEqual([named, named]);
  const unsafe = ['192.0.2.1', 'http://shop.example', 'http://shop.example'];
  expect(await seenFrom('10.2.0.7', 'javascript')).toEqual(unsafe);
  expect(await seenFrom('10.2.0.8')).toEqual(['10.2.0.8', 'http://localhost:80', 'http://localhost']);
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

test('a token that a browser sends in a header is dropped', async () => {
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

test('SESS-03 no answer contains a token, not even that of the call that validates it', async () => {
  const answer = await app.inject({
    url: '/api/v2/sessions/validate',
    headers: { cookie: `clientV1_in=${TOKEN}` },
  });
  expect(answer.json()).toEqual({ result: { id: 'cookie', attrs: {} } });
});

test('SESS-03 the legacy cookie is replaced by that of the country and removed', async () => {
  const answer = await app.inject({
    url: '/api/v2/sessions/validate',
    headers: { cookie: `clientV1=${TOKEN}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(cookiesOf(answer)).toContainEqual(expect.stringMatching(/^clientV1=; Max-Age=0; Path=\/;/));
  expect(cookiesOf(answer)).toContainEqual(
    expect.stringMatching(new RegExp(`^clientV1_in=${TOKEN}; Max-Age=2592000; .*HttpOnly`)),
  );
  const dead = await app.inject({ url: '/api/v2/carts', headers: { cookie: 'clientV1=dead' } });
  expect(dead.statusCode).toBe(401);
  expect(cookiesOf(dead).some((cookie) => cookie.startsWith('clientV1_in='))).toBe(false);
  expect(cookiesOf(dead)).toContainEqual(expect.stringMatching(/^clientV1=; Max-Age=0; Path=\/;/));
});

test('SESS-03 of duplicate cookies the valid one is used, and the others are deleted in at most five attempts', async () => {
  const ask = (attempts: string) =>
    app.inject({
      url: '/api/v2/carts',
      headers: { cookie: `clientV1_in=dead; clientV1_in=${TOKEN}; clientV1_in=older${attempts}` },
    });
  const first = await ask('');
  expect(first.statusCode).toBe(200);
  const cookies = cookiesOf(first);
  for (const path of ['/', '/api', '/customer', '/checkout'])
    expect(cookies).toContainEqual(expect.stringContaining(`clientV1_in=; Max-Age=0; Path=${path};`));
  expect(cookies).toContainEqual(expect.stringMatching(/^clientV1_duplicates=1;/));
  expect(cookies.findLast((cookie) => cookie.startsWith('clientV1_in='))).toContain(`clientV1_in=${TOKEN};`);
  expect(cookiesOf(await ask('; clientV1_duplicates=4'))).toContainEqual(
    expect.stringMatching(/^clientV1_duplicates=5;/),
  );
  const sixth = await ask('; clientV1_duplicates=5');
  expect(sixth.statusCode).toBe(200);
  expect(cookiesOf(sixth)).toEqual([]);
});

test('SESS-03 an answer that others may get from a cache sets no cookie, and duplicates stay until their token is checked', async () => {
  for (const held of [`clientV1_in=dead; clientV1_in=${TOKEN}`, `clientV1=${TOKEN}`, 'language=en']) {
    const answer = await app.inject({ url: '/api/v2/home', headers: { cookie: held } });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3']);
    expect(cookiesOf(answer)).toEqual([]);
  }
});

test('a cache keeps the answers of a call for each language and country apart, also those that have not changed', async () => {
  for (const [etag, status] of [
    ['', 200],
    ['"home"', 304],
  ] as const) {
    const headers = etag ? { 'if-none-match': etag } : {};
    const answer = await app.inject({ url: '/api/v2/home', headers });
    expect([answer.statusCode, answer.headers.vary]).toEqual([
      status,
      'accept-language, x-country-code, Accept-Encoding',
    ]);
  }
});

test('SESS-07 AUTH-09 a sign-in changes the token, which scripts cannot read, and the flags, which they can', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/customers/authenticate',
    headers: {
      cookie: `clientV1_in=${TOKEN}; isLogined=0; log_in_status=loggedout; dittoGuestId=d42; cygnusGuestId=c7`,
      origin: 'http://localhost:80',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'user-agent': 'A browser',
    },
    payload: '{}',
  });
  expect(answer.json()).toEqual({ result: { token: 'cookie', firstName: 'Ananya' } });
  for (const inner of ['x-session-token', 'x-session-state', 'x-customer-type'])
    expect(answer.headers).not.toHaveProperty(inner);
  const cookies = cookiesOf(answer);
  expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^clientV1_in=${SIGNED_IN};.*HttpOnly`)));
  expect(cookies).toContainEqual(expect.stringMatching(/^isLogined=1; Max-Age=78894000; Path=\/;/));
  expect(cookies).toContainEqual(expect.stringMatching(/^log_in_status=loggedin;/));
  expect(cookies).toContainEqual(expect.stringMatching(/^hasPlacedOrder=1;/));
  const readable = cookies.filter((cookie) => !cookie.includes('HttpOnly')).join();
  expect(readable).not.toContain(SIGNED_IN);
  expect(seen.at(-1)?.headers).toMatchObject({ 'x-ditto-guest-id': 'd42', 'user-agent': 'A browser' });
  for (const name of ['dittoGuestId', 'cygnusGuestId'])
    expect(cookies, 'SESS-11').toContainEqual(
      expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/;`)),
    );
});

test('SESS-10 after a logout the cookie has the new guest’s token, and the flags say that no customer is signed in', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v2/sessions/logout',
    headers: {
      cookie: `clientV1_in=${SIGNED_IN}; isLogined=1; log_in_status=loggedin; hasPlacedOrder=1`,
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(answer.json()).toEqual({ result: { id: 'cookie' } });
  const cookies = cookiesOf(answer).map((cookie) => cookie.split(';')[0]);
  expect(cookies).toEqual(
    expect.arrayContaining([
      `clientV1_in=${TOKEN}`,
      'isLogined=0',
      'log_in_status=loggedout',
      'hasPlacedOrder=0',
    ]),
  );
});

test('SESS-01 the cookie of another country is not used', async () => {
  const answer = await app.inject({
    url: '/api/v2/carts',
    headers: { cookie: `clientV1_sg=${TOKEN}`, 'x-country-code': 'AE' },
  });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['a typed address', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['no origin', { origin: 'null' }],
  ['an unknown source', {}],
])('a write with a session from %s is refused before it reaches the gateway', async (_from, headers) => {
  const before = seen.length;
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const answer = await app.inject({
      method,
      url: '/api/v2/carts',
      headers: { cookie: `clientV1_in=${TOKEN}`, 'content-type': 'application/json', ...headers },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  }
  expect(seen).toHaveLength(before);
});

test('a read that another site causes is refused too, because some reads send messages', async () => {
  const headers = { cookie: `clientV1_in=${TOKEN}`, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/api/v2/carts', headers })).statusCode).toBe(403);
});

test('API-05 a browser cannot reach customer-info, which needs the service token, in any notation of its path', async () => {
  for (const url of [
    '/api/v2/customers/info/?customerId=1',
    '/api/v2/customers/inf%6f/',
    '/api/v2/x/../customers/info',
  ])
    expect((await app.inject(url)).statusCode).toBe(404);
  await app.inject({ url: '/api/v2/carts', headers: { 'x-service-token': 'guessed' } });
  expect(seen.at(-1)?.headers).not.toHaveProperty('x-service-token');
});

test('STAFF-01 a browser reaches the calls that staff make in their session, and no others of staff', async () => {
  const reached = async (path: string) => {
    const before = seen.length;
    await app.inject(`/api/v2/staff/${path}`);
    return seen.length > before;
  };
  for (const path of [
    'dual-login',
    'pre-sales',
    'prescriptions?page=0',
    'prescriptions/a.jpg',
    'orders/1/prescription',
  ])
    expect(await reached(path), path).toBe(true);
  for (const path of [
    'users',
    'users/remove',
    'reviews',
    'orders/1/fulfilment',
    'orders/1/prescription/../fulfilment',
    'pre-sales/../users',
    'prescriptions/a/b',
    'us%65rs',
  ])
    expect(await reached(path), path).toBe(false);
});

test('only pictures can be reached below their path, in any notation', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // Unlike a browser, `request` resolves neither dots nor encoded dots in a path.
  const answered = async (path: string) => {
    const asked = request(origin, { path }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  };
  expect(await answered('/media/alder.avif')).toEqual({ status: 200, body: 'a picture' });
  for (const path of ['/media/../metrics', '/media/%2e%2e/metrics', '/media/x/../../metrics'])
    expect(await answered(path), path).toEqual({ status: 404, body: '' });
});

test('a browser cannot reach the webhook and the metrics of the gateway', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/v2/payments/webhook' })).statusCode).toBe(404);
  expect((await app.inject('/api/metrics')).statusCode).toBe(404);
});

test('CTRY-03 a document is for India in English unless address or cookie say otherwise', async () => {
  expect((await app.inject('/eyeglasses')).body).toContain('IN /eyeglasses');
  const arabic = await app.inject('/eyeglasses?country=AE&language=ar');
  expect(arabic.body).toContain('<html lang="ar">');
  expect(cookiesOf(arabic).map((cookie) => cookie.split(';')[0])).toEqual(['country=AE', 'language=ar']);
  expect(
    (await app.inject({ url: '/eyeglasses', headers: { cookie: 'country=US; language=ar' } })).body,
  ).toContain('<html lang="en">');
});

test('a document gives 304 for its ETag and sets no session cookie', async () => {
  const first = await app.inject('/sunglasses');
  expect(cookiesOf(first)).toEqual([]);
  expect(first.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  const second = await app.inject({
    url: '/sunglasses',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(second.statusCode).toBe(304);
});

test('ROUTE-08 an account page is rendered for each request and not cached', async () => {
  for (const url of ['/customer/account/', '/customer/account?type=login', '/sales/order/history']) {
    const answer = await app.inject({ url });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.headers.etag).toBeUndefined();
  }
  expect((await app.inject({ url: '/customers-say' })).headers.etag).toBeTruthy();
});

test('the chosen language also counts for a headless browser, but not for a crawler', async () => {
  const langOf = async (agent: string) => {
    const headers = { cookie: 'country=AE; language=ar', 'user-agent': `Mozilla/5.0 ${agent}` };
    return /lang="(\w+)"/.exec((await app.inject({ url: '/kids', headers })).body)?.[1];
  };
  expect(await langOf('(X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/156.0.0.0 Safari/537.36')).toBe(
    'ar',
  );
  expect(await langOf('(X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36')).toBe('ar');
  expect(await langOf('AppleWebKit/537.36 (compatible; Googlebot/2.1) HeadlessChrome/156.0.0.0')).toBe('en');
});

test('HOME-08 a page for a crawler is rendered for it, apart from that of shoppers', async () => {
  const rendered: string[] = [];
  const own = await storefront(settingsFrom('desktop', {}), folder, async ({ headers }) => {
    rendered.push(headers.has(FOR_CRAWLER) ? 'crawler' : 'shopper');
    return new Response('<html></html>');
  });
  const shopper = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' };
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  for (const headers of [shopper, crawler, { ...shopper, [FOR_CRAWLER]: '1' }, crawler])
    expect((await own.inject({ url: '/collection/light-as-wire', headers })).statusCode).toBe(200);
  expect(rendered).toEqual(['shopper', 'crawler']);
  await own.close();
});

test('GLOB-02 a phone on the desktop site is redirected to the mobile one; a crawler and a shopper who chose to stay are not', async () => {
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  };
  const sent = await app.inject({ url: '/eyeglasses?page=2', headers: { ...phone, host: 'localhost:3000' } });
  expect(sent.statusCode).toBe(302);
  expect(sent.headers.location).toBe('http://localhost:3001/eyeglasses?page=2');
  expect(sent.headers.vary).toContain('User-Agent');
  const chosen = await app.inject({ url: '/eyeglasses?view=desktop', headers: phone });
  expect(chosen.statusCode).toBe(200);
  expect(chosen.headers['set-cookie']).toContain('view=desktop');
  const headers = { ...phone, cookie: 'view=desktop' };
  const back = await app.inject({ url: '/eyeglasses?view=mobile', headers });
  expect([back.statusCode, String(back.headers['set-cookie'])]).toEqual([
    302,
    expect.stringContaining('view=mobile'),
  ]);
  const crawler = {
    'user-agent':
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) Mobile Safari/537.36 (compatible; Googlebot/2.1)',
  };
  expect((await app.inject({ url: '/eyeglasses', headers: crawler })).statusCode).toBe(200);
});

test('a call gets an error message if the gateway is down', async () => {
  const lonely = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl: 'http://127.0.0.1:9' },
    folder,
    async () => new Response(''),
  );
  const answer = await lonely.inject('/api/v2/carts');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'gateway_unreachable' });
  await lonely.close();
});

test('the link to the desktop site redirects to the same page there, and to no other site', async () => {
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

test('/favicon.ico redirects to the icon', async () => {
  const answer = await app.inject({ url: '/favicon.ico' });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/icon.svg']);
});

test.each([
  ['/in/search/result?q=alder', '/search?q=alder'],
  ['/searching?q=round%20frames&country=AE', '/search?q=round%20frames&country=AE'],
  ['/catalog/search', '/search'],
  ['/search/?q=a/search', '/search?q=a/search'],
])('ROUTE-04 any path that contains /search is the results page of its q: %s', async (url, place) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, place]);
});

test.each(['/search?q=alder', '/search', '/search.data?q=a', '/eyeglasses?from=/search', '/research'])(
  'ROUTE-04 %s is not redirected',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  },
);
