import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedResponses } from './cachedResponses.ts';

const PUBLIC = {
  'cache-control': 'public, max-age=30, stale-while-revalidate=300',
  vary: 'accept-language, x-country-code, x-api-client',
};
const HEADERS = { 'accept-language': 'en', 'x-country-code': 'IN', 'x-api-client': 'desktop' };
const ADDRESS = 'http://gateway/v2/products/category/1';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gateway(headers: Record<string, string>, status = 200) {
  let asked = 0;
  const ask = cachedResponses(async () => Response.json({ result: (asked += 1) }, { headers, status }));
  return {
    get: async (more: Record<string, string> = {}, address = ADDRESS) => {
      const answer = await ask(address, { method: 'GET', headers: { ...HEADERS, ...more } });
      return (await answer.json()) as { result: number };
    },
    send: () => ask(ADDRESS, { method: 'POST', headers: HEADERS }),
    asked: () => asked,
  };
}

test('a public answer is cached as one object for as long as the gateway allows', async () => {
  const { get, asked } = gateway(PUBLIC);
  const first = await get();
  expect(await get({ 'x-trace-id': 'another' })).toBe(first);
  vi.advanceTimersByTime(29_000);
  expect(await get()).toBe(first);
  vi.advanceTimersByTime(1001);
  expect(await get()).toEqual({ result: 2 });
  expect(asked()).toBe(2);
});

test('an answer that has not changed stays cached as the same object', async () => {
  const asked: (string | null)[] = [];
  let etag = '"1"';
  const ask = cachedResponses(async (_address, { headers }) => {
    const known = new Headers(headers).get('if-none-match');
    asked.push(known);
    const answer = { headers: { ...PUBLIC, etag }, status: known === etag ? 304 : 200 };
    return new Response(known === etag ? null : JSON.stringify({ result: etag }), answer);
  });
  const get = async (): Promise<unknown> => (await ask(ADDRESS, { method: 'GET', headers: HEADERS })).json();
  const first = await get();
  vi.advanceTimersByTime(30_001);
  expect(await get()).toBe(first);
  vi.advanceTimersByTime(29_000);
  expect(await get()).toBe(first);
  etag = '"2"';
  vi.advanceTimersByTime(1_001);
  expect(await get()).toEqual({ result: '"2"' });
  expect(asked).toEqual([null, '"1"', '"1"']);
});

test('each country, language, storefront and address has a separate answer', async () => {
  const { get, asked } = gateway(PUBLIC);
  await get();
  await get({ 'x-country-code': 'AE' });
  await get({ 'accept-language': 'ar' });
  await get({ 'x-api-client': 'mobilesite' });
  await get({}, `${ADDRESS}?page=1`);
  expect(asked()).toBe(5);
});

test.each([
  ['is private', { 'cache-control': 'private, max-age=30' }, 200],
  ['may not be stored', { 'cache-control': 'no-store' }, 200],
  ['has no Cache-Control header', {}, 200],
  ['varies by another header', { ...PUBLIC, vary: 'x-session-token' }, 200],
  ['is an error', PUBLIC, 404],
])('an answer that %s is not cached', async (_why, headers, status) => {
  const { get, asked } = gateway(headers, status);
  await get();
  await get();
  expect(asked()).toBe(2);
});

test('a write is always sent to the gateway', async () => {
  const { send, asked } = gateway(PUBLIC);
  await send();
  await send();
  expect(asked()).toBe(2);
});
