import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './shopper.ts';

const PAGES = ['/', '/eyeglasses', '/product/100101', '/cart', '/search?q=round'];

for (const path of PAGES)
  for (const store of ['?country=IN&language=en', '?country=AE&language=ar']) {
    test(`axe finds nothing on ${path} of ${store}`, async ({ page }) => {
      await page.goto(path.includes('?') ? `${path}&${store.slice(1)}` : `${path}${store}`);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
    });
  }

test('CTRY-02 the Emirates’ store is mirrored in Arabic, with amounts in AED from left to right', async ({
  page,
}) => {
  await page.goto('/eyeglasses?country=AE&language=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText(/AED\s\d/).first()).toBeVisible();
  expect(
    await page
      .getByText(/AED\s\d/)
      .first()
      .evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
});

test('ROUTE-10 an unknown address is a real 404 with a way on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'See eyeglasses' }).first()).toBeVisible();
});

test('ROUTE-02 a number in the address is looked up: a listing, a product, and a missing one is a 404', async ({
  page,
}) => {
  expect((await page.goto('/category/2001'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  expect((await page.goto('/product/100101'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Alder' })).toBeVisible();
  expect((await page.goto('/product/999999'))?.status()).toBe(404);
});

test('a hydration of the listing makes no public call, and nothing moves', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/eyeglasses');
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => !/sessions|carts/.test(call))).toEqual([]);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('GLOB-08 the checkout’s code is not loaded before the checkout', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((file) => /CheckoutPage|LensPanel|PowerEntry|PaymentForm/.test(file))).toEqual([]);
});

test('CATG-01 Back from a product restores the goods that were loaded and the place in the list', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  const cards = page.locator('.goods-card');
  await expect(cards).toHaveCount(15);
  await page.getByText(/15 of \d+ seen/).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await expect(cards).toHaveCount(30);
  await cards.nth(20).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await cards.nth(20).getByRole('link').first().click();
  await page.waitForURL('**/product/**');
  await page.goBack();
  await expect(cards.nth(20)).toBeVisible();
  await expect(cards).toHaveCount(30);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('SESS-01 no script can read the session token', async ({ page, context }) => {
  await page.goto('/eyeglasses');
  await page.waitForLoadState('networkidle');
  const token = (await context.cookies()).find(({ name }) => name === 'clientV1_in');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const readable = await page.evaluate(
    () =>
      document.cookie +
      JSON.stringify({ ...localStorage, ...sessionStorage }) +
      document.documentElement.outerHTML,
  );
  expect(readable).not.toContain(token?.value);
});
