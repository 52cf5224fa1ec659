import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodedBody, encodingOf } from './encoding.ts';

const LONG = Buffer.from('<p>spectacles</p>'.repeat(200));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP;q=0, *;q=0.1', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('for the header %s the best accepted encoding is %s', (accept, coding) => {
  expect(encodingOf(accept)).toBe(coding);
});

test('each encoding contains the same body in fewer bytes', async () => {
  const body = encodedBody(LONG, 'lasting');
  const [br, gzip, plain] = await Promise.all([body.as('br'), body.as('gzip'), body.as('identity')]);
  expect(brotliDecompressSync(br.bytes)).toEqual(LONG);
  expect(gunzipSync(gzip.bytes)).toEqual(LONG);
  expect(plain).toEqual({ bytes: LONG, coding: 'identity' });
  expect(br.bytes.length).toBeLessThan(LONG.length / 10);
});

test('an encoding is made once for all requests', async () => {
  const body = encodedBody(LONG, 'lasting');
  const [first, second] = await Promise.all([body.as('br'), body.as('br')]);
  expect(second.bytes).toBe(first.bytes);
  expect((await body.as('br')).bytes).toBe(first.bytes);
});

test('an existing encoding is not made again, and a short body is sent unencoded', async () => {
  const ready = Buffer.from('made by the build');
  expect((await encodedBody(LONG, 'lasting', { br: ready }).as('br')).bytes).toBe(ready);
  const short = Buffer.from('short');
  expect(await encodedBody(short, 'lasting').as('br')).toEqual({ bytes: short, coding: 'identity' });
});
