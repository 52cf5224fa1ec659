import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { allowInConsole, expect, goToPayment, test } from '../steps/shopper.ts';
import { untranslated } from '../steps/untranslated.ts';

const PAGES = {
  home: '/',
  listing: '/eyeglasses',
  product: '/product/100101',
  search: '/search?q=alder',
  cart: '/cart',
  support: '/support',
  'a call of an optician': '/lead-gen/user-detail',
  'the welcome voucher': '/lead-gen/user-detail?campaign=first-deal',
  'the shop on a phone': '/mobile-app',
  'what wearers say': '/reviews',
  'the gallery': '/shop-instagram',
  'an eye test in a store': '/test-your-vision',
  'a check-up at home': '/hto',
  'find your size': '/frame-size',
  'compare looks': '/compare-looks',
  'a missing page': '/no/such/page',
};

for (const [name, path] of Object.entries(PAGES)) {
  const open = async (page: Page, visitor: string) => {
    if (path === '/no/such/page') allowInConsole(page, /status of 404/);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}${visitor}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };

  test(`axe finds no violation on ${name} @desktop`, async ({ page }) => {
    await open(page, 'country=IN&language=en');
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`axe finds no violation on ${name} in Arabic, and none of its texts is left in English`, async ({
    page,
  }) => {
    await open(page, 'country=AE&language=ar');
    expect(await axeViolations(page)).toEqual([]);
    expect(await untranslated(page)).toEqual([]);
  });
}

test('axe finds no violation in the checkout’s payment step', async ({ page }) => {
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
