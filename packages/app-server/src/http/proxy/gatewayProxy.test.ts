import { expect, test } from 'vitest';
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
