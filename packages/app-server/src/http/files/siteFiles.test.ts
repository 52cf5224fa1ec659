import { COUNTRY_CODES, countryOf } from '@lunette/country-config';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settingsFrom } from '../../settings.ts';
import { storefront } from '../storefront.ts';
import { testFolder } from '../../testing/testFolder.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let gateway: FastifyInstance;
const folder = testFolder();
let app: FastifyInstance;

beforeAll(async () => {
  gateway = Fastify();
  gateway.get('/v2/utility/sitemap', async (request) => ({
    result: { paths: ['/', `/only-in-${request.headers['x-country-code'] as string}?a=1&b=2`] },
  }));
  const gatewayUrl = await gateway.listen({ host: '127.0.0.1', port: 0 });
  app = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl },
    folder,
    async (_request, { country, language }) => new Response(`<html>${country} ${language}</html>`),
  );
});
afterAll(() => Promise.all([app.close(), gateway.close()]));

describe.each(COUNTRY_CODES)('the store of %s', (country) => {
  const { domain, localeList } = countryOf(country);
  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: domain, 'user-agent': BROWSER, ...headers } });

  test('robots.txt disallows personal pages and names the country’s sitemap', async () => {
    const { body, headers } = await ask('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    for (const path of ['/cart', '/checkout', '/customer/', '/api/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain(`Sitemap: https://${domain}/sitemap.xml\n`);
  });

  test('sitemap.xml lists the country’s pages, each with the same page in every store', async () => {
    const { body, headers } = await ask('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain(`<loc>https://${domain}/only-in-${country}?a=1&amp;b=2</loc>`);
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(2);
    for (const { hrefLang } of localeList) expect(body).toContain(`hreflang="${hrefLang}"`);
  });

  test('CTRY-03 a document is in the browser’s language if the country has it, and for a crawler in that of the address', async () => {
    const arabic = localeList.some(({ language }) => language === 'ar') ? 'ar' : 'en';
    expect((await ask('/kids', { 'accept-language': 'ar' })).body).toBe(`<html>${country} ${arabic}</html>`);
    const crawler = {
      'accept-language': 'ar',
      'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    };
    const crawled = await ask('/kids', crawler);
    expect([crawled.statusCode, crawled.body]).toEqual([200, `<html>${country} en</html>`]);
    const other = await ask(`/kids?language=ar`, crawler);
    expect([other.statusCode, other.body]).toEqual([200, `<html>${country} ${arabic}</html>`]);
  });
});

test('without the gateway there is no sitemap, and crawlers are asked to retry', async () => {
  const lonely = await storefront(
    { ...settingsFrom('desktop', {}), gatewayUrl: 'http://127.0.0.1:9' },
    folder,
    async () => new Response(''),
  );
  const { statusCode, headers } = await lonely.inject('/sitemap.xml');
  expect([statusCode, headers['retry-after']]).toEqual([503, '60']);
  await lonely.close();
});
