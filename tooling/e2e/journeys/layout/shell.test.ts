import type { Page } from '@playwright/test';
import {
  allowInConsole,
  expect,
  goToCheckout,
  hydrated,
  putFrameAloneInBag,
  test,
} from '../steps/shopper.ts';
import { ANANYA, signInByPassword } from '../steps/signInSteps.ts';

test('SHELL-01 ROUTE-21 header and footer are hidden in the checkout, at an order and at the home visit, and shown elsewhere; only the success page of the checkout has the data of the menus', async ({
  page,
  request,
}) => {
  const wishlist = page.getByRole('button', { name: 'Wishlist, empty' });
  await page.goto('/eyeglasses');
  await expect(wishlist).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(1);
  await page.goto('/checkout/onepage');
  await expect(page.getByText('There is nothing to check out')).toBeVisible();
  await expect(wishlist).toHaveCount(0);
  await expect(page.locator('footer')).toHaveCount(0);

  const documentOf = async (path: string) => (await request.get(path)).text();
  for (const path of ['/', '/cart', '/reviews', '/support', '/customer/account'])
    expect(await documentOf(path), path).toContain('<footer');
  for (const path of [
    '/checkout/onepage/retrypayment',
    '/checkout/onepage/success',
    '/sales/order/return-details/1',
    '/checkout/payment/qr/1',
    '/checkout/payment/collect/1',
    '/checkout/payment/confirm',
    '/hto',
    '/HTO',
    '/lens-package-upgrade/1/1',
  ])
    expect(await documentOf(path), path).not.toContain('<footer');

  const menus = 'getNavigation';
  for (const path of ['/cart', '/checkout/onepage/success'])
    expect(await documentOf(path), path).toContain(menus);
  for (const path of ['/checkout', '/checkout/onepage', '/checkout/payment/confirm'])
    expect(await documentOf(path), path).not.toContain(menus);
});

test('FOOT-01 UI-02 the footer has its sections, no site map, the links to the shop elsewhere, and badges that lead to the app; on a phone one section is open at a time', async ({
  page,
  isMobile,
}) => {
  await page.goto('/support');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(footer.getByText('Site Map')).toHaveCount(0);
  await expect(footer.getByRole('list', { name: 'Where else we are' }).getByRole('link')).not.toHaveCount(0);
  const power = footer.getByRole('link', { name: 'Enter My Power' });
  if (isMobile) {
    const sections = footer.locator('details[name=footer]');
    const open = footer.locator('details[name=footer][open]');
    const own = sections.filter({ has: page.locator('a', { hasText: 'Enter My Power' }) });
    const other = sections.filter({ hasNot: page.locator('a', { hasText: 'Enter My Power' }) }).first();
    await own.locator('summary').tap();
    await expect(power).toBeVisible();
    await other.locator('summary').tap();
    await expect(other.getByRole('link').first()).toBeVisible();
    await expect(power).toBeHidden();
    await other.locator('summary').tap();
    await expect(open).toHaveCount(0);
  } else await expect(power).toBeVisible();
  await footer.getByRole('list', { name: 'Our app' }).getByRole('link').first().click();
  await page.waitForURL('**/mobile-app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('GLOB-04 FOOT-03 FOOT-04 the head of a page has the offers, its addresses in every store and structured data', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(
    /first frame free.*up to 50% off.*free shipping.*cash on delivery.*14 days return/i,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(8);
  const typesOn = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.flatMap((text) => [JSON.parse(text) as Record<string, unknown>].flat());
  };
  expect((await typesOn()).map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'WebSite']),
  );
  expect(JSON.stringify(await typesOn())).toContain('/search?q={term}"');
  for (const path of ['/', '/reviews']) {
    await page.goto(path);
    expect(JSON.stringify(await typesOn()), path).toContain('"bestValue":5');
  }
  await page.goto('/eyeglasses');
  expect(JSON.stringify(await typesOn())).not.toContain('aggregateRating');
  await page.goto('/product/100101');
  const product = await typesOn();
  expect(product.map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'Product', 'BreadcrumbList']),
  );
  expect(JSON.stringify(product)).not.toContain('aggregateRating');
});

test('GLOB-06 both storefronts list their offers; an offer for new shoppers is hidden from a shopper who has ordered before', async ({
  page,
}) => {
  await page.goto('/');
  const forNew = page.getByText('First frame free for new members', { exact: true });
  const forAll = page.getByText('14 days return', { exact: true }).first();
  await expect(forNew).toBeVisible();
  await expect(forAll).toBeVisible();
  await signInByPassword(page, ANANYA);
  await page.goto('/eyeglasses');
  await expect(forAll).toBeVisible();
  await expect(forNew).toBeHidden();
});

test('a screen reader announces a new page, and the keyboard focus moves to its content', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('[role=status].sr-only')).toHaveText(/Lunette/);

  // The checkout has another layout.
  await putFrameAloneInBag(page);
  await goToCheckout(page);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.locator('[role=status].sr-only')).toHaveText(/Checkout/);
});

test('the skip link is the first focus of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/eyeglasses', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('SHELL-10 SHELL-11 a menu opens by hover, focus and touch and shows whom the products are for; Escape closes it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/eyeglasses', { waitUntil: 'networkidle' });
  await (isMobile ? walkDrawer(page) : walkMenu(page));
});

async function walkMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  await expect(link('Eyeglasses')).toHaveAttribute('aria-current', 'page');
  await link('Eyeglasses').hover();
  await expect(link('Women')).toHaveAttribute('data-on');
  await link('Men').hover();
  await expect(link('Round')).toHaveAttribute('href', '/category/2013?frame_shape=round');
  await page.keyboard.press('Escape');
  await expect(link('Round')).toHaveCount(0);
  await page.mouse.move(700, 800);
  await page.locator('header').getByRole('link', { name: 'Lunette' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(link('Sunglasses')).toBeFocused();
  await expect(link('Women')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(link('Women')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link('Sunglasses')).toBeFocused();
  await expect(link('Women')).toHaveCount(0);
}

async function walkDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shop', exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: 'Shop' });
  await expect(drawer.getByRole('button', { name: 'Women', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await drawer.getByRole('button', { name: 'Men', exact: true }).first().tap();
  await expect(drawer.getByRole('link', { name: 'Round' }).first()).toHaveAttribute(
    'href',
    '/category/2013?frame_shape=round',
  );
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

test('offline the phone shows a page that was opened before, and says of another what still works; the desktop installs no service worker', async ({
  page,
  context,
  isMobile,
}) => {
  allowInConsole(page, /net::ERR_|Failed to fetch|status of 503/);
  await page.goto('/eyeglasses');
  await hydrated(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(isMobile ? 1 : 0);
  if (!isMobile) return;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload({ waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  // Its scripts and pictures come from the browser's own cache.
  await hydrated(page);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/sunglasses');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('need a connection')).toBeVisible();
  await expect(page.locator('a[href="/eyeglasses"]')).toBeVisible();

  // Another language uses the same service worker: replacing the worker while a page was loading left that page unloaded.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Sunglasses' })).toBeVisible();
  await page.goto('/eyeglasses?country=AE&language=ar', { waitUntil: 'networkidle' });
  const scripts = () =>
    page.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.flatMap(({ installing, waiting, active }) =>
        [installing, waiting, active].flatMap((worker) =>
          worker ? [new URL(worker.scriptURL).pathname + new URL(worker.scriptURL).search] : [],
        ),
      );
    });
  expect(await scripts()).toEqual(['/sw.js']);
  await context.setOffline(true);
  await page.goto('/sunglasses?country=AE&language=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
