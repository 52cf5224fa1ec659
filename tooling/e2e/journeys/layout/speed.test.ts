import type { Page } from '@playwright/test';
import { expect, test, hydrated } from '../steps/shopper.ts';

const isPublicCall = (url: string) =>
  new URL(url).pathname.startsWith('/api/') &&
  !/\/(sessions|carts|products\/wishlist|configurations\/location)\b/.test(url);

/** The sum of the layout shifts so far that no input has caused. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

for (const path of ['/', '/eyeglasses', '/category/2011', '/product/100101'])
  test(`GLOB-07 ${path} is complete: it hydrates without a call for public data, and has no layout shift`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (isPublicCall(request.url())) calls.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    // The session of a new guest is the last request of a hydrating page.
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('hasSession_in');
    expect(calls).toEqual([]);
    // When the font loads late, a price may move by the difference of a digit's width; a line or a picture may not.
    expect(await layoutShift(page)).toBeLessThan(0.0005);
  });

test('CATG-01 Back from a product restores the loaded pages and the scroll position without a call', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const goods = page.getByRole('main').getByRole('article');
  const first = await goods.count();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return goods.count();
    })
    .toBeGreaterThan(first);
  const card = goods
    .nth(first + 2)
    .getByRole('link')
    .first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);
  const loaded = await goods.count();
  await card.click();
  await page.waitForURL(/\.html|\/product\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toHaveCount(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isPublicCall(request.url())) calls.push(request.url());
  });
  await page.goBack();
  await expect(goods.nth(loaded - 1)).toBeAttached();
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(80);
  expect(calls.filter((url) => url.includes('category'))).toEqual([]);
});

/** Screens with a chunk of their own (GLOB-08): an address of each, and the name of the chunk. */
const OWN_CHUNKS = {
  '/compare-looks': 'compareLooks',
  '/reviews': 'reviews',
  '/frame-size': 'frameSize',
  '/shop-instagram': 'gallery',
  '/hto': 'homeVisit',
  '/lead-gen/user-detail': 'lead',
  '/customer/account/forgotpassword': 'forgotPassword',
  '/customer/my/order/return/1/1': 'exchange',
  '/editpower/options/view': 'power',
  '/lens-package-upgrade/1/1': 'lensUpgrade',
  '/checkout/onepage': 'checkout',
  '/checkout/onepage/retrypayment': 'retryPayment',
  '/checkout/onepage/success/order-summary': 'orderSummary',
  '/checkout/payment/confirm': 'paymentConfirm',
  '/checkout/payment/qr/1': 'paymentQr',
};

test('GLOB-08 each of the lazy screens has a chunk of its own, which the document of a listing does not name', async ({
  request,
}) => {
  const documentOf = async (path: string) => (await request.get(path)).text();
  const listing = await documentOf('/eyeglasses');
  for (const [path, chunk] of Object.entries(OWN_CHUNKS)) {
    expect(await documentOf(path), path).toContain(`/assets/${chunk}-`);
    expect(listing, chunk).not.toContain(`/assets/${chunk}-`);
  }
});

test('GLOB-08 lens panel, checkout and summary are separate chunks, which the document does not name', async ({
  page,
}) => {
  const own = /LensPanel|PowerEntry|Checkout|checkout|Summary|retryPayment/;
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  const document = await page.goto('/product/100101');
  expect(await document?.text()).not.toMatch(new RegExp(`/assets/[^"]*(${own.source})`));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // The browser fetches the lens panel when it is idle, so that the panel opens at once.
  expect([...scripts].filter((path) => own.test(path) && !path.includes('/LensPanel-'))).toEqual([]);
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Select lenses' })).toBeVisible();
  expect([...scripts].join()).toMatch(/LensPanel/);
});
