import { homeContract, type HomeSection } from '@lunette/catalog/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import { configurationContract, type Navigation } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { call, testGatewayApp, type CallAs } from '../platform/testing.ts';

const app = await testGatewayApp();
const home = (key: string, as: CallAs = {}) =>
  call(app, homeContract.getHomePage, { params: { key }, query: { v: 1 } }, as);
const navigation = async (as: CallAs = {}) =>
  (await call(app, configurationContract.getNavigation, { query: {} }, as)).result;

function sectionOf<Type extends HomeSection['type']>(sections: readonly HomeSection[], type: Type) {
  const found = sections.find(
    (section): section is Extract<HomeSection, { type: Type }> => section.type === type,
  );
  if (!found) throw new Error(`No section ${type}`);
  return found;
}

test('HOME-01 a page under an unknown key is not found, an odd key refused', async () => {
  expect((await home('promo-nowhere')).problem.code).toBe('page_not_found');
  expect((await home('navigation')).status).toBe(404);
  expect((await home('..')).status).not.toBe(200);
  expect((await home('Home')).status).toBe(422);
});

test('HOME-01 there is a page for each key, in every country and language', async () => {
  const keys = [
    'home',
    'eyeglasses',
    'sunglasses',
    'premium-eyeglasses',
    'premium-sunglasses',
    'promo-monsoon',
    'promo-first-frame',
  ];
  for (const key of keys)
    for (const country of COUNTRY_CODES)
      for (const language of ['en', 'ar'] as const) {
        const { status, result } = await home(key, { country, language });
        expect(status, `${key} ${country} ${language}`).toBe(200);
        expect(result.key).toBe(key);
        for (const section of result.sections)
          if (section.type === 'products')
            expect(section.products.length, `${key} ${section.id}`).toBeGreaterThan(1);
      }
});

test('HOME-01 the home page has its sections in order, filled with goods', async () => {
  const { sections, title } = (await home('home')).result;
  expect(title).toBe('Glasses made to the millimetre');
  expect(sections.map(({ type }) => type)).toEqual([
    'hero',
    'kinds',
    'services',
    'products',
    'steps',
    'products',
    'visit',
    'reviews',
  ]);
  expect(sectionOf(sections, 'hero')).toMatchObject({
    product: { id: '100101', frameWidth: 132 },
    picture: { url: '/media/hero/alder-havana-1600x768.avif', width: 1600 },
    measures: { lensWidth: 47, bridge: 21 },
  });
  expect(sectionOf(sections, 'products').products.map(({ model_name }) => model_name)).toEqual([
    'Linden',
    'Tern',
    'Marram',
    'Juno',
  ]);
  expect(sectionOf(sections, 'reviews').count).toBeGreaterThan(300);
});

test('HOME-01 numbers and prices on a page are those of the goods', async () => {
  const tile = async (as: CallAs) =>
    sectionOf((await home('home', as)).result.sections, 'kinds').tiles[0]?.text;
  expect(await tile({})).toBe('215 frames, from ₹1,200');
  expect(await tile({ country: 'AE', language: 'ar' })).toMatch(/^215 إطاراً، من AED\s130$/);
  const note = sectionOf((await home('home', { country: 'US' })).result.sections, 'visit').note;
  expect(note).toBe('$2.50, taken off your order');
});

test('HOME-01 pages can be kept: an ETag that is sent back is answered 304', async () => {
  const first = await app.http.inject({ url: '/static/pages/home.json?v=1' });
  const again = await app.http.inject({
    url: '/static/pages/home.json?v=1',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('the navigation has menus of the four layouts, offers, footer and bottom row', async () => {
  const { menu, offers, footer } = await navigation();
  expect(menu.map(({ label }) => label)).toEqual([
    'Eyeglasses',
    'Sunglasses',
    'Contact lenses',
    'Kids',
    'Stores and eye tests',
  ]);
  expect(new Set(menu.map(({ layout }) => layout))).toEqual(
    new Set(['two-col', 'three-col', 'list-grid', 'grid']),
  );
  expect(offers).toEqual([
    'First frame free for new members',
    'Free shipping',
    'Cash on delivery',
    '14 days return',
  ]);
  expect(footer.sections.map(({ title }) => title)).toEqual(['Shop', 'Services', 'Help', 'Lunette']);
  expect(footer.bottom).toHaveLength(3);
  expect((await navigation({ country: 'AE', language: 'ar' })).menu[0]?.label).toBe('نظارات طبية');
});

test('cash on delivery is offered only where it is kept', async () => {
  expect((await navigation({ country: 'SA' })).offers).toContain('Cash on delivery');
  expect((await navigation({ country: 'US' })).offers).not.toContain('Cash on delivery');
});

test('every link of menus, footer and pages leads somewhere', async () => {
  const links = (given: Navigation) => [
    ...given.menu.flatMap(({ url, sections }) => [
      url,
      ...sections.flatMap((section) => section.links.map((link) => link.url)),
    ]),
    ...given.footer.sections.flatMap((section) => section.links.map((link) => link.url)),
    ...given.footer.bottom.map((link) => link.url),
  ];
  const fixed = /^\/(frame-size|compare-looks|hto|test-your-vision|reviews|support|customer\/.+)(#[\w-]+)?$/;
  for (const url of links(await navigation())) {
    if (fixed.test(url)) continue;
    const { result } = await call(app, configurationContract.getRoute, { query: { url } });
    expect(result.section, url).not.toBe('search');
  }
});
