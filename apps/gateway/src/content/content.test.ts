import { homeContract, type HomeSection } from '@lunette/catalog/contract';
import { COUNTRY_CODES } from '@lunette/country-config';
import { configurationContract, type Navigation } from '@lunette/session/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { categoryBanner } from '../catalog/schema.ts';
import { call, testGatewayApp, type CallAs } from '../platform/testing/testGateway.ts';
import { page } from './schema.ts';

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

test('HOME-01 a page under an unknown key is not found, and an invalid key is refused', async () => {
  expect((await home('promo-nowhere')).problem.code).toBe('not_found');
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

test('PDP-07 the free first frame is mentioned only where a product has such a price', async () => {
  expect((await home('promo-first-frame')).result.title).toMatch(/^Your first frame is free/);
  expect((await home('home')).result.description).toContain('First frame free');
  for (const country of COUNTRY_CODES.filter((code) => code !== 'IN'))
    for (const language of ['en', 'ar'] as const) {
      expect((await home('promo-first-frame', { country, language })).status).toBe(404);
      const { title, description } = (await home('home', { country, language })).result;
      const { offers, offersForNew } = await navigation({ country, language });
      expect([title, description, ...offers, ...offersForNew].join(' ')).not.toMatch(
        /first frame|الإطار الأول/i,
      );
      expect(description).not.toContain('{');
    }
});

test('HOME-01 the home page has its sections in order, filled with products', async () => {
  const { sections, title } = (await home('home')).result;
  expect(title).toMatch(/^Glasses made to the millimetre \| /);
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

test('HOME-01 numbers and prices on a page are those of the products', async () => {
  const tile = async (as: CallAs) =>
    sectionOf((await home('home', as)).result.sections, 'kinds').tiles[0]?.text;
  expect(await tile({})).toBe('215 frames, from ₹1,200');
  expect(await tile({ country: 'AE', language: 'ar' })).toMatch(/^215 إطاراً، من AED\s130$/);
  const note = sectionOf((await home('home', { country: 'US' })).result.sections, 'visit').note;
  expect(note).toBe('$2.50, paid at the visit');
});

test('HOME-07 the tile of the home eye test has a picture, a heading, a text, a button and its link', async () => {
  const { sections } = (await home('home', { country: 'SG' })).result;
  expect(sectionOf(sections, 'visit')).toMatchObject({
    title: 'An optician at your table',
    text: expect.stringMatching(/^Forty minutes/) as string,
    action: { label: 'Choose a slot', url: '/hto' },
    picture: {
      url: expect.stringMatching(/^\/media\/frames\/628x301\/tern-.*threequarter\.avif$/) as string,
    },
  });
});

test('HOME-05 the carousel of the most popular products names the categories that follow it', async () => {
  const { sections } = (await home('home')).result;
  const best = sections.find(({ id }) => id === 'best');
  expect(best).toMatchObject({ type: 'products', catIds: ['2012', '2013', '2006'] });
});

test('HOME-01 pages can be cached: a request with their ETag is answered with 304', async () => {
  const first = await app.http.inject({ url: '/static/pages/home.json?v=1' });
  const again = await app.http.inject({
    url: '/static/pages/home.json?v=1',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('GLOB-04 the title of a home page has the texts of the offers that apply in the country', async () => {
  const title = async (as: CallAs) => (await home('home', as)).result.title;
  expect(await title({})).toBe(
    'Glasses made to the millimetre | First frame free, up to 50% off, free shipping, cash on delivery, 14 days return',
  );
  expect(await title({ country: 'US' })).not.toContain('cash on delivery');
  expect(await title({ country: 'SA', language: 'ar' })).toContain(
    'خصم حتى 50%، شحن مجاني، الدفع عند الاستلام',
  );
});

test('SHELL-10 the navigation has menus of the four layouts, and icon links beside them', async () => {
  const { menu, icons } = await navigation();
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
  expect(icons).toEqual([{ icon: 'stores', label: 'Stores near you', url: '/test-your-vision' }]);
  expect((await navigation({ country: 'AE', language: 'ar' })).menu[0]?.label).toBe('نظارات طبية');
});

test('SHELL-11 frames have a menu of genders on a second level, whose sections have the third level', async () => {
  const { menu } = await navigation();
  expect(menu[0]?.genders.map(({ label }) => label)).toEqual(['Women', 'Men', 'Kids']);
  expect(menu[0]?.genders[0]?.sections[0]?.links[0]).toEqual({
    label: 'Round',
    url: '/category/2012?frame_shape=round',
  });
});

test('HOME-04 home, navigation, mobile navigation and return-config are static JSON, with and without a v', async () => {
  for (const name of ['pages/home', 'navigation', 'mobile-navigation', 'return-config']) {
    const answers = await Promise.all(
      ['', `?v=${Date.parse('2026-11-25T10:00:00Z')}`].map((v) =>
        app.http.inject(`/static/${name}.json${v}`),
      ),
    );
    expect(
      answers.map(({ statusCode }) => statusCode),
      name,
    ).toEqual([200, 200]);
    expect(answers[0]?.json(), name).toEqual(answers[1]?.json());
  }
  expect((await app.http.inject('/static/pages/home.json?v=yesterday')).statusCode).toBe(422);
});

test('HOME-04 the navigation of the phone is that of the desktop, with pictures in the width of its sheet', async () => {
  for (const as of [{}, { country: 'AE', language: 'ar' } as const]) {
    const { result } = await call(app, configurationContract.getMobileNavigation, { query: {} }, as);
    const asOnThePhone = JSON.stringify(await navigation(as))
      .replaceAll('628x301', '800x384')
      .replaceAll('"width":628,"height":301', '"width":800,"height":384');
    expect(result).toEqual(JSON.parse(asOnThePhone));
  }
});

test('SHELL-11 the section "Kids Glasses" has the picture of a frame', async () => {
  const kids = (await navigation()).menu.find(({ id }) => id === 'kids');
  expect(kids?.sections[0]).toMatchObject({
    title: 'Kids Glasses',
    banner: { url: '/kids', picture: { width: 628, height: 301 } },
  });
  expect(kids?.sections[0]?.banner?.picture.url).toMatch(/^\/media\/frames\/628x301\/.+\.avif$/);
});

test('SHELL-10 each menu ends with a picture of one of its products', async () => {
  for (const { id, sections } of (await navigation()).menu) {
    expect(sections.at(-1)?.banner?.picture.url, id).toMatch(/\.avif$/);
    expect(
      sections.slice(0, -1).every(({ banner }) => !banner),
      id,
    ).toBe(true);
  }
});

test('FOOT-01 the footer has sections, a bottom row, social links, and app badges to /mobile-app', async () => {
  const { footer } = await navigation();
  expect(footer.sections.map(({ title }) => title)).toEqual(['Shop', 'Services', 'Help', 'Lunette']);
  expect(footer.bottom.map(({ label }) => label)).toEqual(['Terms', 'Privacy', 'Cookies', 'Site Map']);
  expect(footer.social.map(({ network }) => network)).toEqual(['instagram', 'facebook', 'youtube']);
  expect(footer.social.map(({ url }) => url)).toEqual(['/shop-instagram', '/reviews', '/support']);
  expect(footer.apps.map(({ url }) => url)).toEqual(['/mobile-app', '/mobile-app']);
});

test('GLOB-06 the offer of a first frame is for shoppers who have not ordered yet', async () => {
  const { offers, offersForNew } = await navigation();
  expect(offersForNew).toEqual(['First frame free for new members']);
  expect(offers).toEqual(['Free shipping from ₹999', 'Cash on delivery', '14 days return']);
});

test('free shipping is offered with the amount from which it applies in the country', async () => {
  const offers = async (as: CallAs) => (await navigation(as)).offers;
  expect(await offers({ country: 'US' })).toContain('Free shipping from $75');
  expect(await offers({ country: 'SG' })).toContain('Free shipping from $60');
  expect(await offers({ country: 'AE', language: 'ar' })).toContain('شحن مجاني من AED\u00a0150');
});

test('cash on delivery is offered only in countries that have it', async () => {
  expect((await navigation({ country: 'SA' })).offers).toContain('Cash on delivery');
  expect((await navigation({ country: 'US' })).offers).not.toContain('Cash on delivery');
});

test('every link of menus, footer and pages leads to an existing page', async () => {
  const links = (given: Navigation) => [
    ...given.menu.flatMap(({ url, sections, genders }) => [
      url,
      ...genders.map((gender) => gender.url),
      ...[...sections, ...genders.flatMap((gender) => gender.sections)].flatMap((section) =>
        section.links.map((link) => link.url),
      ),
    ]),
    ...given.icons.map((link) => link.url),
    ...given.footer.sections.flatMap((section) => section.links.map((link) => link.url)),
    ...given.footer.bottom.map((link) => link.url),
  ];
  const fixed =
    /^\/(frame-size|compare-looks|hto|test-your-vision|reviews|support|gift-vouchers|track-order|lead-gen\/user-detail|sitemap\.xml|customer\/[^#]+)([#?][\w=-]+)?$/;
  for (const url of links(await navigation())) {
    if (fixed.test(url)) continue;
    const { result } = await call(app, configurationContract.getRoute, { query: { url } });
    expect(result.section, url).not.toBe('search');
  }
});

test('HOME-06 a landing page has the section of banners if its category has several in the country, and opens without it', async () => {
  const typesOf = async (key: string) => {
    const { status, result } = await home(key);
    expect(status).toBe(200);
    return result.sections.map(({ type }) => type);
  };
  expect(await typesOf('eyeglasses')).toContain('banners');
  // The category of one page no longer exists; of the other one, a single banner is left.
  await app.db
    .update(page)
    .set({ content: sql`replace(${page.content}::text, '"2001"', '"9999"')::jsonb` })
    .where(eq(page.key, 'eyeglasses'));
  await app.db.delete(categoryBanner).where(eq(categoryBanner.url, '/premium-sunglasses'));
  const typesOfBoth = async () => [await typesOf('eyeglasses'), await typesOf('sunglasses')].flat();
  await expect.poll(typesOfBoth, { timeout: 15_000 }).not.toContain('banners');
});
