import { categoryContract } from '@lunette/catalog/contract';
import { expect, test } from 'vitest';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();

const bannerOf = async (id: string) =>
  (await call(app, categoryContract.getCategory, { params: { id }, query: { page: 0 } })).result.cat_img_link;

test('CATG-05 the premium and the titanium categories have a banner, whose four sizes are served; the main listings have none', async () => {
  for (const id of ['2010', '2011', '2023']) {
    const banner = await bannerOf(id);
    expect(banner).toMatch(/^\/media\/banners\/[a-z-]+-1600x500\.avif$/);
    for (const size of ['800x250', '1600x500', '1200x225', '2400x450']) {
      const picture = await app.http.inject(banner!.replace('1600x500', size));
      expect(picture.statusCode, size).toBe(200);
      expect(picture.headers['content-type']).toBe('image/avif');
    }
  }
  for (const id of ['2001', '2002', '2003']) expect(await bannerOf(id)).toBeNull();
});
