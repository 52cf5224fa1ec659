import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INCOMPLETE } from '../rendering/renderedPage.ts';
import { settingsFrom } from '../settings.ts';
import { storefront } from './storefront.ts';
import { testFolder } from '../testing/testFolder.ts';

let gateway: FastifyInstance;
let app: FastifyInstance;
const folder = testFolder();
const drawn: string[] = [];
let isOut = false;
const PAGES_A_MINUTE = 40;

beforeAll(async () => {
  gateway = Fastify();
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const settings = settingsFrom(
    'desktop',
    { TRUST_PROXY: '10.1.0.0/16', LIMIT_PAGES: String(PAGES_A_MINUTE) },
    ['brand'],
  );
  app = await storefront({ ...settings, gatewayUrl }, folder, async ({ url }) => {
    const { pathname, search } = new URL(url);
    drawn.push(`${pathname}${search}`);
    if (pathname === '/moved') return Response.redirect(`http://store/here${search}`, 301);
    const headers = { 'content-type': 'text/html', ...(isOut && { [INCOMPLETE]: '1' }) };
    return new Response('<html>a page</html>', {
      headers,
      status: pathname === '/no-such-page' ? 404 : 200,
    });
  });
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

let visitors = 0;
const ask = (url: string, headers: Record<string, string> = {}, from = `192.0.2.${(visitors += 1) % 250}`) =>
  app.inject({ url, remoteAddress: '10.1.0.1', headers: { 'x-forwarded-for': from, ...headers } });

test.each(['<script>alert(1)</script>', 'shop.example:99999', 'a b', 'shop.example:x'])(
  'the Host %j is refused with 400 and a message, and the answer does not contain it',
  async (host) => {
    const answer = await ask('/', { host });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('cannot be read');
    expect(answer.body).not.toContain('alert');
  },
);

test('an address with a NUL gives the not-found page, and an undecodable one an error page in the language of the store', async () => {
  expect((await ask('/product/1%00')).statusCode).toBe(404);
  expect(drawn.at(-1)).toBe('/no-such-page');
  const unreadable = await ask('/%E0%A4%A');
  expect(unreadable.statusCode).toBe(400);
  expect(unreadable.headers['content-type']).toContain('text/html');
  for (const answer of [unreadable, await app.inject({ method: 'POST', url: '/eyeglasses', payload: 'x' })])
    expect(answer.body).not.toContain('FST_');
  const arabic = await ask('/%E0%A4%A', {
    cookie: 'country=AE; language=ar',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
  });
  expect(arabic.body).toContain('dir="rtl"');
});

test('the address of a file with a slash at its end redirects to the file', async () => {
  const answer = await ask('/eyeglasses.html/?page=2');
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/eyeglasses.html?page=2']);
});

test('a page that was rendered without all its data is sent but not cached', async () => {
  isOut = true;
  const during = await ask('/outage');
  expect([during.statusCode, during.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(during.headers).not.toHaveProperty(INCOMPLETE);
  isOut = false;
  const after = await ask('/outage');
  expect(after.headers['cache-control']).toContain('must-revalidate');
  expect(drawn.filter((url) => url === '/outage')).toHaveLength(2);
  await ask('/outage');
  expect(drawn.filter((url) => url === '/outage')).toHaveLength(2);
});

test('thousands of unknown parameters are one page, which is rendered once', async () => {
  for (let turn = 0; turn < 2_000; turn += 1)
    expect((await ask(`/flooded?odd${turn}=${turn}&utm_source=${turn}`)).statusCode).toBe(200);
  expect(drawn.filter((url) => url.startsWith('/flooded'))).toEqual(['/flooded']);
});

test('the redirect of a moved page keeps the campaign parameters', async () => {
  const answer = await ask('/moved?utm_source=poster&page=2');
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    'http://store/here?utm_source=poster&page=2',
  ]);
});

test('a network that exceeds its rendered pages a minute gets 429; others do not, and cached pages are still sent', async () => {
  await ask('/kept');
  const flood = [];
  for (let turn = 0; turn < PAGES_A_MINUTE + 5; turn += 1)
    flood.push((await ask(`/search?q=${turn}`, {}, '2001:db8:0:7::' + turn.toString(16))).statusCode);
  expect(flood.filter((status) => status === 429)).toHaveLength(5);
  const refused = await ask('/search?q=more', {}, '2001:db8:0:7:9::1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask('/kept', {}, '2001:db8:0:7:9::1')).statusCode).toBe(200);
  expect((await ask('/search?q=honest', {}, '2001:db8:0:8::1')).statusCode).toBe(200);
  expect((await ask('/search?q=honest', {}, '198.51.100.9')).statusCode).toBe(200);
});

test('a request over TLS gets the HSTS header, and a request without TLS does not', async () => {
  const said = async (proto: string) =>
    (await ask('/', { 'x-forwarded-proto': proto })).headers['strict-transport-security'];
  expect(await said('https')).toBe('max-age=31536000');
  expect(await said('http')).toBeUndefined();
  const stranger = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(stranger.headers).not.toHaveProperty('strict-transport-security');
});

test.each(['/__manifest?paths=%2Fcheckout&version=abc', '/search.data?q=x&_routes=search'])(
  'a request of the router keeps its parameters: %s',
  async (url) => {
    expect((await ask(url)).statusCode).toBe(200);
    expect(drawn.at(-1)).toBe(url);
  },
);
