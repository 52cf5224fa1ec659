import type { Page } from '@playwright/test';
import { expect, test, hydrated } from './shopper.ts';

/** Holds the app’s beginning back until it is let go: the page stays as it was sent. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

for (const path of ['/', '/eyeglasses', '/product/100101', '/search?q=round'])
  test(`GLOB-08 ${path} sleeps for who is new here: the framework comes after the pictures, the rest with the first touch`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scripts).toHaveLength(2);
    expect(scripts.filter((script) => !/\/(framework|cache)-/.test(script))).toEqual([]);
    await hydrated(page);
    expect(scripts.join()).toContain('/entry.client-');
  });

test('what lies further down a page that sleeps is laid out once all has come, and the page sleeps on', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/media\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/eyeglasses', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  const lastGoods = page.getByRole('article').last().locator('..');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await expect(lastGoods).toHaveCSS('content-visibility', 'auto');
  resolve();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(lastGoods).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).toHaveAttribute('data-asleep');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-asleep');
});

test('a page that somebody has woken up before wakes up by itself: what is theirs is on it', async ({
  page,
  context,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('hasSession_in');
  const scripts = scriptsOf(page);
  await page.goto('/product/100101');
  await expect.poll(() => scripts.join()).toContain('/entry.client-');
});

test('a page whose content needs scripts never sleeps', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/cart');
  await expect.poll(() => scripts.join()).toContain('/entry.client-');
});

test('a page that failed while it was drawn has the scripts of one that sleeps, and wakes up at once', async ({
  page,
}) => {
  await page.route('/eyeglasses', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html data-asleep', '<html');
    await route.fulfill({ response, body });
  });
  const scripts = scriptsOf(page);
  await page.goto('/eyeglasses');
  await expect.poll(() => scripts.join()).toContain('/entry.client-');
});

test('a button that is pressed before the page has woken up does its work as soon as it has', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/product/100101', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Select lenses' })).toBeVisible();
});

test('what is chosen before the page has woken up is chosen when it has', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('/eyeglasses');
  const order = page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true }).first();
  const [, second] = await order
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await order.selectOption(second ?? '');
  letGo();
  await expect(page).toHaveURL(new RegExp(`sort=${second}`));
  await expect(order).toHaveValue(second ?? '');
});
