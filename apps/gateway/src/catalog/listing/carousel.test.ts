import { carouselBannerContract, carouselContract } from '@lunette/catalog/contract';
import { configurationContract } from '@lunette/session/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp, type CallAs } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const carousel = (catIds: string, as: CallAs = {}) =>
  call(app, carouselContract.getCategoryCarousel, { params: { catIds } }, as);

describe('the carousel of some categories', () => {
  test('HOME-05 an unknown category is not found, and a path without category numbers is refused', async () => {
    const unknown = await carousel('2012,999999');
    expect([unknown.status, unknown.problem.code]).toEqual([404, 'category_not_found']);
    for (const odd of ['women', '2012,', '2012;2013', Array.from({ length: 11 }, () => '2012').join(',')])
      expect((await carousel(odd)).status, odd).toBe(422);
  });

  test('HOME-05 numbers separated by commas give a list with cat_id and its goods, in the requested order', async () => {
    const { result } = await carousel('2006,2012,2006');
    expect(result.map(({ cat_id, title, url }) => [cat_id, title, url])).toEqual([
      ['2006', 'Kids, 4 to 12', '/kids'],
      ['2012', 'Eyeglasses for women', '/category/2012'],
    ]);
    for (const { productData } of result) {
      expect(productData).toHaveLength(4);
      expect(new Set(productData.map(({ model_name }) => model_name)).size).toBe(4);
      expect(productData.every(({ inStock }) => inStock)).toBe(true);
    }
  });

  test('HOME-05 titles and prices are those of the caller’s country and language', async () => {
    const { result } = await carousel('2012', { country: 'AE', language: 'ar' });
    expect(result[0]?.title).toBe('نظارات طبية للنساء');
    expect(result[0]?.productData.every(({ currencyCode }) => currencyCode === 'AED')).toBe(true);
  });
});

describe('the banners of a category', () => {
  const banners = (category: string, as: CallAs = {}) =>
    call(app, carouselBannerContract.getCarouselBanners, { query: { category } }, as);

  test('API-08 banners of an unknown category are not found, and a call without a category is refused', async () => {
    expect((await banners('999999')).problem.code).toBe('category_not_found');
    expect((await app.http.inject('/v2/products/carouselbanner')).statusCode).toBe(422);
  });

  test('API-08 HOME-06 carouselbanner?category= answers the banners of the category, each with a picture and a page', async () => {
    const { result } = await banners('2001');
    expect(result.banners.map(({ cat_id, title, url }) => [cat_id, title, url])).toEqual([
      ['2001', 'Light as wire', '/collection/light-as-wire'],
      ['2001', 'Round and panto', '/collection/round-and-panto'],
      ['2001', 'At the desk', '/collection/at-the-desk'],
    ]);
    for (const { picture, url } of [...result.banners, ...(await banners('sunglasses')).result.banners]) {
      expect(picture.url, url).toMatch(/^\/media\/frames\/628x301\/.+-threequarter\.avif$/);
      const route = await call(app, configurationContract.getRoute, { query: { url } });
      expect(route.result.section, url).not.toBe('search');
    }
    const { result: arabic } = await banners('2001', { country: 'SA', language: 'ar' });
    expect(arabic.banners[0]?.title).toBe('خفة السلك');
  });

  test('HOME-06 a category without banners answers none, and a banner needs a product that is sold in the country', async () => {
    expect((await banners('2006')).result.banners).toEqual([]);
    await app.db.execute(sql`DELETE FROM product_price WHERE product_id = 102101 AND country = 'SG'`);
    await expect
      .poll(async () => (await banners('2001', { country: 'SG' })).result.banners.length, { timeout: 15_000 })
      .toBe(2);
    expect((await banners('2001')).result.banners).toHaveLength(3);
  });
});
