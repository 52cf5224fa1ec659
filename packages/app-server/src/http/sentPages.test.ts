import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFrom } from '../settings.ts';
import { storefront } from './storefront.ts';
import { testFolder } from '../testing/testFolder.ts';

const PAGE = `<html>${'<p>A frame in acetate</p>'.repeat(200)}</html>`;
const ANSWER = JSON.stringify({ result: PAGE });
let gateway: FastifyInstance;
const folder = testFolder();
let app: FastifyInstance;
let rendered = 0;

beforeAll(async () => {
  gateway = Fastify();
  gateway.get('/v2/products/1', async (_request, reply) => reply.type('application/json').send(ANSWER));
  gateway.get('/media/a.avif', async (_request, reply) => reply.type('image/avif').send(Buffer.alloc(2000)));
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  app = await storefront({ ...settingsFrom('desktop', {}), gatewayUrl }, folder, async () => {
    rendered += 1;
    return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

test('a cached page is sent in the encoding that the browser accepts, with a matching Vary header', async () => {
  const br = await ask('/kept', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await ask('/kept', { 'accept-encoding': 'gzip' });
  const plain = await ask('/kept');
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(PAGE);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(PAGE);
  expect(plain.body).toBe(PAGE);
  for (const { headers } of [br, gzip, plain]) {
    expect(headers.vary).toBe('Sec-CH-UA-Mobile, User-Agent, Accept-Language, Cookie, Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  }
  expect(rendered).toBe(1);
});

test('the ETag of a page gives 304 in every encoding, alone, in a list, as a strong one or as a star; another ETag does not', async () => {
  const { headers } = await ask('/held', { 'accept-encoding': 'br' });
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const held of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*'])
    for (const coding of ['br', 'gzip', 'identity']) {
      const again = await ask('/held', { 'accept-encoding': coding, 'if-none-match': held });
      expect([again.statusCode, again.body, again.headers.etag], held).toEqual([304, '', etag]);
      expect(again.headers).toMatchObject({ vary: headers.vary, 'cache-control': headers['cache-control'] });
      expect(again.headers).not.toHaveProperty('content-encoding');
    }
  expect((await ask('/held', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

test('HEAD returns the headers of GET without the body', async () => {
  const get = await ask('/head', { 'accept-encoding': 'br' });
  const head = await ask('/head', { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.body).toBe('');
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
    expect(head.headers[name]).toBe(get.headers[name]);
});

test('a personal page is rendered for each request, is encoded, and has no ETag', async () => {
  const before = rendered;
  for (let visit = 1; visit <= 2; visit++) {
    const { headers } = await ask('/customer/account', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'content-encoding': 'br' });
    expect(headers).not.toHaveProperty('etag');
    expect(rendered).toBe(before + visit);
  }
});

test('an answer of the gateway is encoded for the browser, and a picture is not', async () => {
  const json = await ask('/api/v2/products/1', { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' });
  expect(json.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(json.rawPayload).toString()).toBe(ANSWER);
  const picture = await ask('/media/a.avif', { 'accept-encoding': 'br' });
  expect(picture.headers).not.toHaveProperty('content-encoding');
  expect(picture.rawPayload).toHaveLength(2000);
});

test('with a time to live of 0, pages are rendered for each request', async () => {
  const fresh = await storefront(
    { ...settingsFrom('desktop', { DOCUMENT_TTL: '0' }), gatewayUrl: 'http://127.0.0.1:9' },
    folder,
    async () => new Response(PAGE.replace('acetate', `steel ${(rendered += 1)}`)),
  );
  const [first, second] = await Promise.all([fresh.inject('/new'), fresh.inject('/new')]);
  expect(second.body).not.toBe(first.body);
  await fresh.close();
});
