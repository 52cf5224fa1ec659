import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storeContact, storedContact } from './contact.ts';
import { endpoint } from '../contract.ts';
import { request } from '../call/request.ts';
import { testContext, testStorage } from '../testing/testGateway.tsx';
import { callOf } from '../call/wire.ts';

afterEach(() => vi.unstubAllGlobals());

const sent = async (url: string) => {
  let headers: Record<string, string> = {};
  const fetch: typeof globalThis.fetch = async (_input, init) => {
    headers = init?.headers as Record<string, string>;
    return Response.json({ result: {} });
  };
  await request(testContext({ fetch, contact: storedContact }), { method: 'GET', url });
  return headers;
};

test('API-02 calls of the cart and of campaigns send e-mail and phone from session storage, other calls do not', async () => {
  vi.stubGlobal('sessionStorage', testStorage());
  storeContact({ email: 'منى@post.in', phone: '9822041377' });
  for (const url of ['/v2/carts', '/v2/carts/shippingAddress', '/v2/utility/campaign/MobileData'])
    expect(await sent(url)).toMatchObject({
      'x-customer-email': encodeURIComponent('منى@post.in'),
      'x-customer-phone': '9822041377',
    });
  expect(await sent('/v2/products/product/1')).not.toHaveProperty('x-customer-email');
  storeContact(null);
  expect(await sent('/v2/carts')).not.toHaveProperty('x-customer-email');
});

test('API-02 if storage is refused nothing is sent, and no error is thrown', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  expect(await sent('/v2/carts')).not.toHaveProperty('x-customer-phone');
});

test('API-02 calls of an exchange have its service type', () => {
  const call = endpoint({ method: 'GET', path: '/v2/carts', access: 'guest', result: z.unknown() });
  expect(callOf(call, { exchange: true }).headers).toEqual({ 'x-service-type': 'exchange' });
  expect(callOf(call, {}).headers).toBeUndefined();
});
