import { callGateway } from '@lunette/api-client';
import { testGatewayApp } from '@lunette/gateway/testing';
import { expect, test, vi } from 'vitest';

const gateway = await testGatewayApp();
const HOST = 'http://gateway.test';

/** A `fetch` that goes to the gateway in this process. */
const inProcess: typeof fetch = async (input, init) => {
  const { pathname, search } = input as URL;
  const answer = await gateway.http.inject({
    method: (init?.method ?? 'GET') as 'GET',
    url: `${pathname}${search}`,
    headers: init?.headers as Record<string, string>,
    ...(init?.body ? { payload: init.body as string } : {}),
  });
  return new Response(answer.body, { status: answer.statusCode });
};

interface Answer {
  result: { id: string; prices: { currencyCode: string }[] };
}

test('API-03 the generic helper reads and writes with any method, query, headers and body; a refusal is logged and null', async () => {
  const ask = (call: Omit<Parameters<typeof callGateway>[0], 'fetch'>) =>
    callGateway<Answer>({ ...call, fetch: inProcess });
  const url = `${HOST}/v2/products/product/500101`;
  expect((await ask({ url }))?.result.prices[0]?.currencyCode).toBe('INR');
  const inEmirates = await ask({ url, headers: { 'x-country-code': 'AE' } });
  expect(inEmirates?.result.prices[0]?.currencyCode).toBe('AED');
  const session = await ask({ url: `${HOST}/v2/sessions`, method: 'POST' });
  const headers = { 'x-session-token': session?.result.id ?? '', 'idempotency-key': 'generic-1' };
  const body = { productId: '500101' };
  expect(await ask({ url: `${HOST}/v2/carts`, method: 'POST', headers, body })).toMatchObject({
    result: { itemsQty: 1 },
  });
  const near = await ask({ url: `${HOST}/v2/stores/nearby`, query: { area: '411001', pid: undefined } });
  expect(near).toMatchObject({ result: { isPlaceKnown: true } });

  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ask({ url: `${HOST}/v2/products/product/999999` })).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
