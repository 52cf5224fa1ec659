import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from '../steps/shopper.ts';

/** Delays the app's entry script, or another script, until it is released: what needs it stays as the server sent it. */
async function holdBack(page: Page, script = /\/assets\/entry\.client/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Presses a part that React does not hydrate, which delays the replay of input until it is released. */
async function pressWhatStaysUnhydrated(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const late = document.body.appendChild(document.createElement('button'));
    late.id = 'late';
    late.click();
  });
  return () => page.evaluate(() => document.getElementById('late')?.remove());
}

const reactListensTo = async (control: Locator) =>
  control
    .page()
    .waitForFunction(
      (element) => Object.keys(element as Element).some((name) => name.startsWith('__reactProps$')),
      await control.elementHandle(),
    );

for (const path of ['/', '/eyeglasses', '/product/100101', '/search?q=round'])
  test(`GLOB-08 ${path} is complete in the server’s HTML, and hydrates by itself after everything has been painted`, async ({
    page,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/media\//, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-static');
    resolve();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-static');
  });

test('the lower part of a page is laid out later, and is there when the page is hydrated @phone', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/media\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/eyeglasses', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  const lastProduct = page.getByRole('article').last().locator('..');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await expect(lastProduct).toHaveCSS('content-visibility', 'auto');
  resolve();
  await hydrated(page);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(lastProduct).toHaveCSS('content-visibility', 'visible');
});

test('a page hydrates at once when the shopper uses it, whatever is still loading @phone', async ({
  page,
}) => {
  await page.route(/\/media\//, () => undefined);
  await page.goto('/eyeglasses', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('a page whose content needs scripts hydrates at once @phone', async ({ page }) => {
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-static');
  await hydrated(page);
});

test('a button that is pressed before hydration looks pressed, and works afterwards @phone', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/product/100101', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first();
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.55');
  await expect(page.getByRole('dialog')).toBeHidden();
  letGo();
  await expect(page.getByRole('dialog', { name: 'Select lenses' })).toBeVisible();
  await expect(button).toHaveCSS('opacity', '1');
});

test('a press on a hydrated part counts once while another part is not hydrated yet @phone', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/product/100101', { waitUntil: 'commit' });
  const heart = page
    .getByRole('button', { name: 'Save Alder to the wishlist' })
    .filter({ visible: true })
    .first();
  await expect(heart).toBeVisible();
  const letGoOfLate = await pressWhatStaysUnhydrated(page);
  letGo();
  await reactListensTo(heart);
  await heart.click();
  const saved = page.getByRole('button', { name: 'Wishlist, 1' });
  await expect(saved).toBeVisible();
  await letGoOfLate();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(saved).toBeVisible();
});

test('an option that is chosen before hydration is chosen afterwards @phone', async ({ page }) => {
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

for (const [part, script] of [
  ['page', /\/assets\/entry\.client/],
  ['part with its field', /\/assets\/SizeByPhoto/],
] as const)
  test(`RX-11 a photo that is chosen before the ${part} is hydrated can be marked afterwards @phone`, async ({
    page,
  }) => {
    const letGo = await holdBack(page, script);
    await page.goto('/frame-size?way=photo&country=IN&language=en', { waitUntil: 'commit' });
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('Choose a photo').click();
    await (
      await chooser
    ).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
    letGo();
    await expect(page.getByRole('button', { name: 'Right pupil' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place the marks' })).toBeVisible();
  });

test('a press after hydration waits until the text that was typed before is replayed @phone', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('/product/100101?country=IN&language=en', { waitUntil: 'commit' });
  await page.getByLabel('When can I have it?').fill('411001');
  const letGoOfLate = await pressWhatStaysUnhydrated(page);
  letGo();
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await reactListensTo(check);
  await check.click();
  await letGoOfLate();
  await expect(page.getByRole('status').filter({ hasText: 'Standard delivery' })).toBeVisible();
});
