import { randomInt } from 'node:crypto';
import { bagIsOpen, putInBag } from '../steps/bagSteps.ts';
import { allowInConsole, expect, test, hydrated } from '../steps/shopper.ts';
import { account, ANANYA, register, signInByPassword, somebodyNew } from '../steps/signInSteps.ts';
import { withoutFlow } from '../steps/storeSettings.ts';

test('SHELL-08 ROUTE-08 ROUTE-17 the name in the header of the desktop and the account list of the phone lead to the account pages and to signing out, and any other address of account and orders leads there too', async ({
  page,
  isMobile,
}) => {
  await signInByPassword(page, ANANYA);
  await page.goto('/customer/account/');
  await hydrated(page);
  const places: [name: string, path: RegExp][] = [
    ['Prescriptions', /\/customer\/prescriptions/],
    ['Store credit', /\/customer\/account\/storecredit/],
    ['Face profile', /\/customer\/ditto-profile/],
    ['Your details', /\/customer\/account\/edit/],
  ];
  const name = page.getByRole('banner').getByRole('button', { name: 'Ananya' });
  for (const [place, path] of places) {
    if (!isMobile) await name.click();
    await page
      .getByRole(isMobile ? 'main' : 'banner')
      .getByRole('link', { name: place })
      .click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isMobile) await page.goBack();
  }
  await page.goto('/sales/order/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  for (const path of ['/customer/no/such/page', '/customer/account/nothing', '/customer']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/customer/account');
  }
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  if (!isMobile) await name.click();
  await account(page).click();
  await expect(account(page)).toHaveCount(0);
  if (!isMobile)
    await expect(page.getByRole('banner').getByRole('link', { name: 'sign in &' })).toBeVisible();
});

test('SHELL-07 a customer who signs in on an account page sees the account, and the popup is closed', async ({
  page,
}) => {
  await register(page, somebodyNew());
  await expect(page).toHaveURL(/\/customer\/account/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SHELL-09 the bag of the header opens the bag over the page, or the cart page where the desktop is set to it, and shows the count', async ({
  page,
  isMobile,
}) => {
  const bag = (role: 'button' | 'link', pieces: string) =>
    page.getByRole(role, { name: `Bag, ${pieces}`, exact: true }).filter({ visible: true });
  const add = page.getByRole('button', { name: /^Add to bag/ }).filter({ visible: true });
  const opensOverPage = async () => {
    await bag('button', '1 item').click();
    await expect(page.getByRole('dialog').getByText('Clear multi-purpose solution').first()).toBeVisible();
  };
  // No other journey changes this store, or opens its bag.
  await page.goto('/?country=SA&language=en');
  await expect(bag(isMobile ? 'button' : 'link', 'empty')).toBeVisible();
  await page.goto('/product/400102');
  await hydrated(page);
  await add.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  if (isMobile) {
    await page.getByRole('link', { name: 'Lunette' }).first().click();
    await opensOverPage();
    return;
  }
  await bag('link', '1 item').click();
  await page.waitForURL(/\/cart/);
  await withoutFlow('desktop_cart_flow', 'en_sa', async () => {
    // A page that was rendered before may still be served for a moment.
    await expect(async () => {
      await page.goto('/');
      await expect(bag('button', '1 item')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await opensOverPage();
  });
});

test('SHELL-12 a visit from the branded contact-lens site shows that site’s header around the shop, which counts the bag and leads to it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'customerFlow', value: 'cl_branded', url: baseURL ?? '' }]);
  await page.goto('/contact-lenses');
  const header = page.getByRole('banner');
  await expect(header).toContainText('100% safe and secure');
  await expect(header.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  await putInBag(page, '500101');
  await bagIsOpen(page);
  await page.keyboard.press('Escape');
  await header.getByRole('link', { name: 'Bag, 1 item' }).click();
  await page.waitForURL(/\/cart/);
  await expect(header).toContainText('100% safe and secure');
});

test('SHELL-02 the logo is text only on reviews, gallery, support and frame sizes, and has its picture elsewhere', async ({
  page,
}) => {
  const picture = page.getByRole('banner').getByRole('link', { name: 'Lunette' }).locator('svg');
  for (const path of ['/frame-size', '/reviews', '/shop-instagram', '/support']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(picture, path).toHaveCount(0);
  }
  await page.goto('/eyeglasses');
  await expect(picture).toHaveCount(1);
});

test('ROUTE-13 on the way back from the branded login, a 404 of the shop, the page makes no call', async ({
  page,
}) => {
  allowInConsole(page, /status of 404/);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto(`/customer/sbrt-redirect/${randomInt(1e6)}`, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(calls).toEqual([]);
});
