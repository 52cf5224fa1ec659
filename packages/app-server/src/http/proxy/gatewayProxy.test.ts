import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { testFolder } from '../../testing/testFolder.ts';
import { storefront } from '../storefront.ts';

const folder = testFolder();

test.each([
  ['IN', 'en', 'The shop cannot be reached right now. Nothing was lost.'],
  ['AE', 'ar', 'تعذّر الوصول إلى المتجر الآن. لم يُفقد شيء.'],
])(
  'in %s a call without an answer of the gateway gets a message in %s',
  async (country, language, detail) => {
    const app = await storefront(
      { ...settingsFrom('desktop', {}), gatewayUrl: 'http://127.0.0.1:9' },
      folder,
      async () => new Response(''),
    );
    const answer = await app.inject({
      url: '/api/v2/carts',
      headers: {
        cookie: `country=${country}; language=${language}`,
        'accept-language': language,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
        'x-country-code': country,
      },
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'gateway_unreachable', status: 503, detail });
    await app.close();
  },
);

test('a call whose connection the gateway closes is sent once more if it only reads, and is refused otherwise', async () => {
  const received: string[] = [];
  const gateway = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    if (received.length % 2 === 1) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const app = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl },
    folder,
    async () => new Response(''),
  );
  onTestFinished(async () => {
    await app.close();
    gateway.close().closeAllConnections();
  });

  expect((await app.inject('/api/v2/carts')).statusCode).toBe(200);
  expect(received).toEqual(['GET /v2/carts', 'GET /v2/carts']);
  const added = await app.inject({ method: 'POST', url: '/api/v2/carts/items', payload: { productId: '1' } });
  expect(added.statusCode).toBe(503);
  expect(received.slice(2)).toEqual(['POST /v2/carts/items']);
});
