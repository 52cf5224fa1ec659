import { expect, test } from 'vitest';
import { sentinels } from '../../../../seed/sentinels.ts';
import { guest, testGatewayApp } from '../../testing/testGateway.ts';

const app = await testGatewayApp();
const token = await guest(app);
const headers = { 'x-country-code': 'IN', 'x-session-token': token };
const add = (payload: string) =>
  app.http.inject({
    method: 'POST',
    url: '/v2/carts',
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });

test.each([
  `{"productId":"${sentinels.accessory}","__proto__":{"quantity":9}}`,
  `{"productId":"${sentinels.accessory}","constructor":{"prototype":{"quantity":9}}}`,
  `{"productId":"${sentinels.dailyLens}","prescription":{"left":{"sph":"-2.25","__proto__":{"boxes":"2"}}}}`,
])('a body with a prototype as a key is refused as malformed: %s', async (payload) => {
  const answer = await add(payload);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'malformed_request']);
  expect(({} as { quantity?: number }).quantity).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'toString', '__proto__[quantity]'])(
  'a parameter or a header with the name or value %s causes no error',
  async (word) => {
    const url = `/v2/products/category/eyeglasses?page=0`;
    const plain = await app.http.inject({ url, headers });
    const odd = await app.http.inject({ url: `${url}&${encodeURIComponent(word)}=9`, headers });
    expect([plain.statusCode, odd.statusCode < 500]).toEqual([200, true]);
    const called = { ...headers, 'accept-language': word, 'x-api-client': word, 'x-service-type': word };
    expect((await app.http.inject({ url, headers: called })).statusCode).toBeLessThan(500);
    const page = `/static/pages/${encodeURIComponent(word)}.json`;
    expect([404, 422]).toContain((await app.http.inject({ url: page, headers })).statusCode);
    const other = { ...headers, 'x-country-code': word };
    expect((await app.http.inject({ url, headers: other })).statusCode).toBeLessThan(500);
  },
);
