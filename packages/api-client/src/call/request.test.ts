import { expect, test, vi } from 'vitest';
import { callGateway } from './callGateway.ts';
import { request, SUPPRESSED } from './request.ts';
import { testContext } from '../testing/testGateway.tsx';

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

test('API-01 a call has language, country, client type, trace id and customer flow', async () => {
  const fetch = answering({ result: 1 });
  await request(
    testContext({ fetch, country: 'AE', language: 'ar', client: 'mobilesite', hasPlacedOrder: () => true }),
    {
      method: 'GET',
      url: '/v2/carts',
    },
  );
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({
    'accept-language': 'ar',
    'x-country-code': 'AE',
    'x-api-client': 'mobilesite',
    'x-customer-flow': 'cl_branded',
    'x-customer-type': 'REPEAT',
    'x-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

test("API-04 an answer is unwrapped to its result, a refusal to the gateway's problem", async () => {
  const context = (body: unknown, status: number) => testContext({ fetch: answering(body, status) });
  expect(await request(context({ result: { id: 'c1' } }, 200), { method: 'GET', url: '/v2/carts' })).toEqual({
    data: { id: 'c1' },
  });
  const problem = {
    type: 'about:blank',
    title: 'Out of stock',
    status: 422,
    code: 'out_of_stock',
    detail: 'Alder is out of stock.',
  };
  expect(await request(context(problem, 422), { method: 'POST', url: '/v2/carts', body: {} })).toEqual({
    error: { status: 422, data: problem },
  });
});

test('ROUTE-13 on the redirect path of the branded login no call is made', async () => {
  const fetch = answering({ result: 1 });
  const context = testContext({ fetch, pagePath: () => '/customer/sbrt-redirect/x' });
  expect(await request(context, { method: 'GET', url: '/v2/carts' })).toEqual({
    error: {
      status: 'SUPPRESSED',
      data: { code: 'suppressed', detail: 'API call ignored on redirect path' },
    },
  });
  expect(SUPPRESSED).toBe('API call ignored on redirect path');
  expect(fetch).not.toHaveBeenCalled();
});

test('API-03 a call without an answer in time ends, by default after 5000 ms; an upload has two minutes', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const never = testContext({
    fetch: (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  });
  const answer = await request(never, { method: 'GET', url: '/v2/carts', timeout: 20 });
  expect(answer.error?.status).toBe('TIMEOUT');
  const answers = testContext({ fetch: answering({ result: 1 }) });
  await request(answers, { method: 'GET', url: '/v2/carts' });
  await request(answers, { method: 'POST', url: '/v2/upload', body: {}, form: true });
  expect(timeout.mock.calls).toEqual([[20], [5000], [120_000]]);
  timeout.mockRestore();
});

test('a cancelled call is also cancelled at the gateway', async () => {
  const controller = new AbortController();
  let aborted = false;
  const context = testContext({
    fetch: (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('aborted'));
        }),
      ),
  });
  const answer = request(context, { method: 'GET', url: '/v2/carts', signal: controller.signal });
  controller.abort();
  expect((await answer).error?.status).toBe('CANCELLED');
  expect(aborted).toBe(true);
});

test('an unreachable gateway and an unreadable answer are distinguished', async () => {
  const offline = testContext({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  expect((await request(offline, { method: 'GET', url: '/' })).error?.status).toBe('OFFLINE');
  const broken = testContext({ fetch: async () => new Response('<html>') });
  expect((await request(broken, { method: 'GET', url: '/' })).error?.status).toBe('BAD_ANSWER');
});

test('API-03 the generic helper has the defaults of the specification; it logs a failure and returns null', async () => {
  const fetch = answering({ ok: true });
  expect(
    await callGateway({
      url: 'http://gateway.test/v2/x',
      method: 'POST',
      query: { a: 1, b: undefined },
      body: { c: 2 },
      fetch,
    }),
  ).toEqual({ ok: true });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect((url as URL).href).toBe('http://gateway.test/v2/x?a=1');
  expect(init?.headers).toMatchObject({
    'x-country-code': 'IN',
    'x-api-client': 'mobilesite',
    'accept-language': 'en',
    'content-type': 'application/json',
    'x-customer-flow': 'cl_branded',
    'x-trace-id': expect.any(String) as string,
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await callGateway({ url: 'http://gateway.test/v2/x', fetch: answering({}, 500) })).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
