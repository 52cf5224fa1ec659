import { collectionContract } from '@lunette/catalog/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import { configurationContract } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';
import { collection } from '../schema.ts';

const app = await testGatewayApp();
const read = (slug: string, as: CallAs = {}) =>
  call(app, collectionContract.getCollection, { params: { slug } }, as);
const SLUGS = ['light-as-wire', 'round-and-panto', 'at-the-desk'];

test('HOME-08 an unknown collection is not found, and an invalid slug is refused', async () => {
  const unknown = await read('nothing');
  expect([unknown.status, unknown.problem.code]).toEqual([404, 'collection_not_found']);
  expect((await read('Light As Wire')).status).toBe(422);
});

test.each(SLUGS)('HOME-08 %s has more than five items in every country, each with a link', async (slug) => {
  for (const country of COUNTRY_CODES) {
    const { items } = (await read(slug, { country })).result;
    expect(items.length, country).toBeGreaterThan(5);
    expect(new Set(items.map(({ id }) => id)).size, country).toBe(items.length);
    for (const { action, ...item } of items) {
      const { result } = await call(app, configurationContract.getRoute, { query: { url: action.url } });
      expect(result.section, action.url).toBe(item.type === 'picture' ? 'product' : 'category');
      if (item.type === 'picture') expect(item.picture.url, item.id).toMatch(/-threequarter\.avif$/);
      else expect(item.products.length, item.id).toBeGreaterThan(2);
    }
  }
});

test('HOME-08 the goods of an item are those of its filter, each model once', async () => {
  const { items, ...page } = (await read('light-as-wire')).result;
  expect(page).toMatchObject({
    colUrl: '/collection/light-as-wire',
    title: 'Light as wire',
    seoTitle: 'Light glasses of titanium and wire',
    seoMetaCanonical: '/collection/light-as-wire',
    breadcrumb: [
      { label: 'Home', url: '/' },
      { label: 'Light as wire', url: '/collection/light-as-wire' },
    ],
  });
  const rimless = items.find(({ id }) => id === 'rimless');
  expect(rimless).toMatchObject({ type: 'products', action: { url: '/category/2022' } });
  const models = rimless?.type === 'products' ? rimless.products.map(({ model_name }) => model_name) : [];
  expect(new Set(models).size).toBe(models.length);
  expect(models).toContain('Plover');
});

test('HOME-08 texts and prices are those of the caller’s language and country', async () => {
  const { title, items } = (await read('at-the-desk', { country: 'AE', language: 'ar' })).result;
  expect(title).toBe('على المكتب');
  for (const item of items) {
    expect(item.title, item.id).toMatch(/[\u0600-\u06ff]/);
    if (item.type === 'products')
      expect(item.products.every(({ currencyCode }) => currencyCode === 'AED')).toBe(true);
  }
});

test('HOME-08 a collection without goods in the country has no items and is not in its sitemap', async () => {
  const words = { title: 'Peroxide', description: 'For sensitive eyes.', seoTitle: 'Peroxide' };
  const item = { title: 'Without preservatives', text: 'Six hours in the case.', action: 'All solutions' };
  await app.db.insert(collection).values({
    slug: 'peroxide',
    rank: 9,
    text: { en: words, ar: words },
    items: [
      {
        type: 'products',
        id: 'peroxide',
        url: '/solutions',
        filter: { model: ['pure-peroxide'] },
        sort: 'featured',
        limit: 4,
        text: { en: item, ar: item },
      },
    ],
  });
  await expect.poll(async () => (await read('peroxide')).status, { timeout: 15_000 }).toBe(200);
  const paths = async (country: CallAs['country']) =>
    (await call(app, configurationContract.getSitemap, undefined, { country })).result.paths;
  expect((await read('peroxide')).result.items).toHaveLength(1);
  expect(await paths('IN')).toContain('/collection/peroxide');
  expect((await read('peroxide', { country: 'SG' })).result.items).toEqual([]);
  expect(await paths('SG')).not.toContain('/collection/peroxide');
});
