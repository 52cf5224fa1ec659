import { allowInConsole, expect, test, hydrated } from '../steps/shopper.ts';
import { account, register, somebodyNew } from '../steps/signInSteps.ts';

test('at 1024 px the first screen of a product shows its name, price and button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/product/100101', '/sunglasses']) {
    await page.goto(path);
    await hydrated(page);
    if (path === '/sunglasses') {
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.waitForURL(/\/product\//);
    }
    const first = [
      page.getByRole('heading', { level: 1 }),
      page.getByText(/^₹[\d,]+$/).first(),
      page.getByRole('button', { name: path === '/sunglasses' ? /^Add to bag/ : 'Select lenses' }),
    ];
    for (const element of first)
      await expect(element.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('the header stays visible on a long page and does not cover the target of an anchor', async ({
  page,
}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product/100101', { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.mouse.wheel(0, 3000);
    const header = page.locator('.site-header');
    await expect(header.getByRole('link', { name: 'Lunette' })).toBeInViewport();
    await header.getByRole('link', { name: 'Sunglasses' }).hover();
    await expect(header.getByRole('link', { name: 'Women' })).toBeInViewport();
    await page.mouse.move(5, 600);
    await page.goto('/product/100101');
    await hydrated(page);
    await page.getByRole('link', { name: /\d+ reviews?$/ }).click();
    const target = page.locator('#reviews');
    await expect(target).toBeInViewport();
    await expect
      .poll(async () => {
        const [bar, part] = [await header.boundingBox(), await target.boundingBox()];
        return (part?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test('SHELL-13 a link leads to the account while the menu of the account cannot be fetched', async ({
  page,
  context,
}) => {
  allowInConsole(page, /net::ERR_|Failed to fetch/);
  await context.route(/\/assets\/CustomerMenu-/, (route) => route.abort());
  await register(page, somebodyNew());
  await expect(account(page)).toBeVisible();
  await page.goto('/eyeglasses');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).click();
  await page.waitForURL('**/customer/account/');
  await expect(account(page)).toBeVisible();
});
