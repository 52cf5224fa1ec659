import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFiles } from './clientFiles.ts';
import { testFolder } from '../../testing/testFolder.ts';

const SCRIPT = 'export const word = "spectacles";\n'.repeat(100);
const BY_BUILD = brotliCompressSync(`${SCRIPT}// as the build has coded it`);
const folder = testFolder();
let app: FastifyInstance;

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/root-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/root-1.js.br'), BY_BUILD);
  writeFileSync(join(folder, 'assets/face-1.woff2'), Buffer.alloc(2000));
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  app = Fastify();
  clientFiles(app, folder);
});
afterAll(() => app.close());

const ask = (url: string, encoding = 'gzip, br', more: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': encoding, ...more } });

test('a file whose name changes with its content is immutable, and sent in the encoding that the build has made', async () => {
  const { headers, rawPayload } = await ask('/assets/root-1.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(rawPayload).toEqual(BY_BUILD);
});

test('a browser without brotli gets gzip, and one without both the plain file', async () => {
  const zipped = await ask('/assets/root-1.js', 'gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
  const plain = await ask('/assets/root-1.js', 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body).toBe(SCRIPT);
});

test('a file with a constant name is cached for an hour, and its ETag gives 304 in every encoding', async () => {
  const first = await ask('/sw.js');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  for (const encoding of ['br', 'gzip', 'identity']) {
    const again = await ask('/sw.js', encoding, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('a font is not compressed, and HEAD returns its length without the body', async () => {
  const font = await app.inject({
    method: 'HEAD',
    url: '/assets/face-1.woff2',
    headers: { 'accept-encoding': 'br' },
  });
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'content-length': '2000' });
  expect(font.headers).not.toHaveProperty('content-encoding');
  expect(font.body).toBe('');
});

test('no file outside the folder and no encoded copy is served by its name, and a missing file is not cached', async () => {
  for (const url of [
    '/assets/../../package.json',
    '/assets/..%2fsw.js',
    '/assets/root-1.js.br',
    '/assets/gone.js',
  ]) {
    const answer = await ask(url);
    expect(answer.statusCode, url).toBe(404);
  }
  expect((await ask('/assets/gone.js')).headers['cache-control']).toBe('no-store');
});
