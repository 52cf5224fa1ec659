import { bagIsOpen, putInBag } from '../steps/bagSteps.ts';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';

test('SHELL-05 a page that loads slowly is covered by the loading overlay, and a part without its data has a skeleton', async ({
  page,
}) => {
  const holdCalls = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/api\//, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  // A call ends after 5 seconds without an answer; here it waits as long as the journey holds it on a slow machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.goto('/');
  await hydrated(page);
  const letGo = await holdCalls();
  await page.getByRole('link', { name: 'See eyeglasses' }).first().click();
  const overlay = page.getByRole('status', { name: 'Loading the page' }).locator('..');
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await expect(overlay).toHaveCount(0);

  await page.unrouteAll({ behavior: 'wait' });
  const letGoOfBag = await holdCalls();
  await page.goto('/cart');
  const skeletons = page.getByRole('main').locator('.sk');
  await expect(skeletons.first()).toBeVisible();
  letGoOfBag();
  await expect(page.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
  await expect(skeletons).toHaveCount(0);
});

test('SHELL-13 a part of the bag that cannot be fetched says so in an alert, another one is left out, and the page keeps working', async ({
  page,
  context,
}) => {
  allowInConsole(page, /net::ERR_|Failed to fetch/);
  await context.route(/\/assets\/popupParts-/, (route) => route.abort());
  await putInBag(page, '500101');
  await bagIsOpen(page);
  const popup = page.getByRole('dialog', { name: /Shopping cart/i });
  await expect(popup.getByRole('alert')).toContainText('This did not load');
  await expect(popup.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Hard case' })).toBeVisible();
});

test('a page that the server does not answer shows the offline message, and loads by itself when the server answers again, even slowly and after a lost request @desktop', async ({
  page,
  context,
}) => {
  allowInConsole(page, /status of 503/);
  await page.goto('/');
  await hydrated(page);
  const calls = /\/api\/|\/eyeglasses/;
  await context.route(calls, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'See eyeglasses' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The shop cannot be reached' })).toBeVisible();
  await context.unroute(calls);
  let requests = 0;
  await context.route('**/eyeglasses', async (route) => {
    requests += 1;
    if (requests === 1) return;
    // Longer than the pause after which the page is requested again: a second reload would restart the first one.
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue();
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible({ timeout: 45_000 });
});

test('a panel that cannot be fetched offline says so, leaves the rest of the page working, and loads after a reload of the page @phone', async ({
  page,
  context,
}) => {
  allowInConsole(page, /net::ERR_|Failed to fetch/);
  const file = /\/assets\/WishlistPanel-/;
  await context.route(file, (route) => route.abort());
  await page.goto('/eyeglasses', { waitUntil: 'networkidle' });
  const door = page.getByRole('button', { name: 'Wishlist, empty' });
  await door.click();
  const fault = page.getByRole('dialog', { name: 'This did not load' });
  await fault.getByRole('button', { name: 'Try again' }).click();
  const anew = fault.getByRole('button', { name: 'Reload the page' });
  await expect(anew).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Eyeglasses' })).toBeVisible();
  await door.click();
  await context.unroute(file);
  await anew.click();
  await door.click();
  await expect(page.getByRole('dialog', { name: 'Products (0)' })).toBeVisible();
});
