import { configurationContract } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { call, testGatewayApp } from '../../platform/testing/testGateway.ts';

const app = await testGatewayApp();
const route = async (url: string) =>
  (await call(app, configurationContract.getRoute, { query: { url } })).result;

const EYEGLASSES = { section: 'category', productId: null, categoryId: '2001', canonicalUrl: '/eyeglasses' };
const ALDER = {
  section: 'product',
  productId: '100101',
  categoryId: null,
  canonicalUrl: '/product/alder-132-havana-100101',
};

test('ROUTE-02 an invalid address is refused', async () => {
  expect((await call(app, configurationContract.getRoute, { query: { url: '' } })).status).toBe(422);
  expect(
    (await call(app, configurationContract.getRoute, { query: { url: `/${'a'.repeat(600)}` } })).status,
  ).toBe(422);
});

test('ROUTE-02 API-06 the lookup by path leads from /catalog/{id} and /category/{id} to a listing', async () => {
  expect(await route('/catalog/2001')).toEqual(EYEGLASSES);
  expect(await route('/category/2001')).toEqual(EYEGLASSES);
  expect(await route('/category/2001?page=2#top')).toEqual(EYEGLASSES);
  expect(await route('/category/11341')).toMatchObject({ section: 'category', categoryId: '11341' });
});

test('ROUTE-02 /catalog/category/view/{id}/{id}/{page}/{page} leads to a listing', async () => {
  expect(await route('/catalog/category/view/2001/2001/1/1')).toEqual(EYEGLASSES);
  expect(await route('/catalog/category/view/id/2001/page/2')).toEqual(EYEGLASSES);
});

test('ROUTE-02 /product/{id} and /catalog/product/view/… lead to a product', async () => {
  expect(await route('/product/100101')).toEqual(ALDER);
  expect(await route('/product/alder-132-havana-100101')).toEqual(ALDER);
  expect(await route('/catalog/product/view/id/100101')).toEqual(ALDER);
  expect(await route('/catalog/product/view/id/100101/category/2001')).toEqual(ALDER);
  expect(await route('/catalog/100101')).toEqual(ALDER);
});

test('ROUTE-02 /customer-feedback leads to a listing of the most popular products', async () => {
  expect(await route('/customer-feedback')).toMatchObject({
    section: 'collection',
    categoryId: '2009',
    canonicalUrl: '/best-sellers',
  });
});

test('ROUTE-03 HOME-08 /collection/{slug} leads to the collection, if there is such a one', async () => {
  expect(await route('/collection/light-as-wire/?utm_source=mail')).toEqual({
    section: 'collection',
    productId: null,
    categoryId: null,
    canonicalUrl: '/collection/light-as-wire',
  });
  for (const path of ['/collection', '/collection/nothing', '/collection/light-as-wire/2'])
    expect((await route(path)).section, path).toBe('search');
});

test('ROUTE-02 friendly addresses lead to the page that they name', async () => {
  for (const path of [
    'eyeglasses',
    'sunglasses',
    'contact-lenses',
    'solutions',
    'accessories',
    'kids',
    'reading',
    'new',
    'best-sellers',
  ])
    expect(await route(`/${path}`), path).toMatchObject({ section: 'category', canonicalUrl: `/${path}` });
  expect(await route('/Eyeglasses/')).toEqual(EYEGLASSES);
  expect(await route('/alder-132-havana.html')).toEqual(ALDER);
  expect(await route('/alder')).toEqual(ALDER);
});

test('ROUTE-03 home-type pages and promotions are content', async () => {
  for (const path of [
    '/',
    '/eyeglasses.html',
    '/sunglasses.html',
    '/premium-eyeglasses',
    '/premium-sunglasses',
    '/promo/monsoon',
  ])
    expect(await route(path), path).toEqual({
      section: 'cms',
      productId: null,
      categoryId: null,
      canonicalUrl: path,
    });
});

test('ROUTE-03 any other address is a search', async () => {
  for (const url of [
    '/search?q=round',
    '/nowhere',
    '/product/999999',
    '/category/999999',
    '/catalog/category/view/9/9/1/1',
    '//evil.example/product',
    '/../etc/passwd',
    '/٢٠٠١',
  ])
    expect((await route(url)).section, url).toBe('search');
});
