import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFrom } from '../settings.ts';
import { storefront } from './storefront.ts';
import { testFolder } from '../testing/testFolder.ts';

const PAGES_A_MINUTE = 40;
const folder = testFolder();
const asked: Record<string, unknown>[] = [];
let gateway: FastifyInstance;
let app: FastifyInstance;

beforeAll(async () => {
  gateway = Fastify();
  gateway.all('/*', async ({ headers }) => {
    asked.push(headers);
    return { result: {} };
  });
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  const env = { TRUST_PROXY: '10.1.0.0/16', LIMIT_PAGES: String(PAGES_A_MINUTE) };
  app = await storefront(
    { ...settingsFrom('desktop', env, ['brand']), gatewayUrl },
    folder,
    async (_request, { country, language }) =>
      new Response(`<html>${country} ${language}</html>`, { headers: { 'content-type': 'text/html' } }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

let visitors = 0;
let searched = 0;
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress: `198.51.100.${(visitors += 1) % 250}`, headers });

/** Sends a cookie over a real connection, because the limits are those of Node's HTTP server. */
async function sendCookie(
  path: string,
  cookie: string,
): Promise<{ status: number; type: string; body: string }> {
  const { port } = app.server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, headers: { cookie, host: 'localhost' } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    type: String(answer.headers['content-type']),
    body: await text(answer),
  };
}

test('a thousand cookies, or long ones, affect neither a page nor a call', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `c${at}=${at}`).join('; ');
  const long = `filler=${'x'.repeat(12_000)}`;
  const doubled = Array.from({ length: 300 }, (_, at) => `clientV1_in=dead${at}`).join('; ');
  for (const cookie of [many, long, doubled]) {
    const before = asked.length;
    expect((await sendCookie('/', cookie)).status).toBe(200);
    expect((await sendCookie('/api/v2/carts', cookie)).status).toBe(200);
    expect(asked.length - before).toBeLessThanOrEqual(5);
  }
});

test('a request with too many cookies is refused with a message that says what to do', async () => {
  for (const path of ['/', '/api/v2/carts']) {
    const { status, type, body } = await sendCookie(path, `bomb=${'x'.repeat(20_000)}`);
    expect([status, type]).toEqual([431, 'text/html; charset=utf-8']);
    expect(body).toContain('Delete the cookies of this store');
    expect(body).toContain('احذف');
    expect(body).not.toContain('bomb');
  }
});

test.each(['%E2%82%AC', 'a%0D%0Ax-service-token%3A%20b', '%00', 'x'.repeat(3_000)])(
  'a cookie whose value is not valid in a header is left out of the call: %s',
  async (value) => {
    const answer = await ask('/api/v2/carts', { cookie: `dittoGuestId=${value}` });
    expect(answer.statusCode).toBe(200);
    expect(asked.at(-1)).not.toHaveProperty('x-ditto-guest-id');
    expect(asked.at(-1)).not.toHaveProperty('x-service-token');
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a parameter, a cookie or a header with the name %s has no special effect',
  async (word) => {
    const plain = (await ask('/')).body;
    const urls = [`/?${word}=1`, `/?country=${word}&language=${word}`, `/?${word}[${word}]=1&view=${word}`];
    for (const url of urls) expect((await ask(url)).body).toBe(plain);
    const cookie = `${word}=1; country=${word}; language=${word}; clientV1_in=${word}`;
    expect((await ask('/', { cookie })).body).toBe(plain);
    const call = await ask('/api/v2/carts', { cookie, 'x-country-code': word, 'x-api-client': word });
    expect(call.statusCode).toBe(200);
    expect(asked.at(-1)).toMatchObject({ 'x-country-code': 'IN', 'x-api-client': 'desktop' });
    expect(({} as Record<string, unknown>)['1']).toBeUndefined();
  },
);

test('a repeated parameter, or one that is not a text, causes no error', async () => {
  for (const url of [
    '/desktop-site?to=/a&to=/b',
    '/?country=IN&country=SG',
    '/desktop-site?to[]=/a',
    '/?q&q&q',
  ])
    expect((await ask(url)).statusCode, url).toBeLessThan(400);
});

test.each([
  '//evil.example/a.html/',
  '///evil.example/a.html//',
  '//evil.example/search',
  '/desktop-site?to=//evil.example',
  '/desktop-site?to=/%5Cevil.example',
  '/desktop-site?to=https://evil.example',
])('no address redirects to another site: %s', async (url) => {
  const { statusCode, headers } = await ask(url, { host: 'store.example' });
  const { location = '/' } = headers;
  if (statusCode >= 300) expect(statusCode).toBeLessThan(500);
  expect(new URL(String(location), 'http://store.example').hostname).toMatch(/^(store\.example|localhost)$/);
});

test('an address with an unencoded backslash does not redirect to another site', async () => {
  const { port } = app.server.address() as AddressInfo;
  const path = '/\\evil.example/a.html/';
  const sent = request({ port, host: '127.0.0.1', path, headers: { host: 'store.example' } }).end();
  const [{ headers }] = (await once(sent, 'response')) as [IncomingMessage];
  expect(headers.location).toBe('/evil.example/a.html');
});

test('a client that invents an X-Forwarded-For is counted by its real address', async () => {
  const flood = async (remoteAddress: string, forwarded: (turn: number) => string) => {
    const answers: number[] = [];
    for (let turn = 0; turn < PAGES_A_MINUTE + 5; turn += 1) {
      const headers = { 'x-forwarded-for': forwarded(turn) };
      const { statusCode } = await app.inject({
        url: `/search?q=${(searched += 1)}`,
        remoteAddress,
        headers,
      });
      answers.push(statusCode);
    }
    return answers.filter((status) => status === 429).length;
  };
  const madeUp = (turn: number) => `203.0.113.${turn}`;
  expect(await flood('192.0.2.77', madeUp)).toBe(5);
  // A trusted proxy appends the address of its client to the header.
  expect(await flood('10.1.0.1', (turn) => `${madeUp(turn)}, 192.0.2.78`)).toBe(5);
  expect(await flood('10.1.0.1', (turn) => `${madeUp(turn)}, 10.1.0.9, 192.0.2.79`)).toBe(5);
});

test.each(['payments', 'bank', 'lab', 'courier', 'warehouse', 'collections'])(
  'a browser cannot reach the webhook of %s',
  async (service) => {
    const before = asked.length;
    for (const path of [
      `/v2/${service}/webhook`,
      `/v2/${service}/%77ebhook`,
      `//v2/${service}/webhook/stripe`,
    ])
      expect((await app.inject({ method: 'POST', url: `/api${path}`, payload: {} })).statusCode).toBe(404);
    expect(asked).toHaveLength(before);
  },
);
