import { axeFaults } from '../steps/axeFaults.ts';
import { expect, goToPayment, test } from '../steps/shopper.ts';

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
};

for (const visitor of ['country=IN&language=en', 'country=AE&language=ar'])
  for (const [name, path] of Object.entries(PAGES))
    test(`axe finds no violation on ${name} with ${visitor}`, async ({ page }) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}${visitor}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    });

test('axe finds no violation in the checkout’s payment step', async ({ page }) => {
  await goToPayment(page);
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
