import type { Page } from '@playwright/test';
import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { openMenu } from '../steps/menuSteps.ts';

const THREE_MINUTES = 180_000;

/** Scrolls down to a heading of the page, as a reader does. */
async function readTo(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true });
  await expect(heading).toBeAttached();
  await heading.scrollIntoViewIfNeeded();
  return heading;
}

test('HOME-04 returning to the home page requests its JSON with the time at which its three minutes began', async ({
  page,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const asked = page.waitForRequest(/\/static\/pages\/home\.json/);
  await page.getByRole('banner').getByRole('link', { name: 'Lunette' }).click();
  const v = Number(new URL((await asked).url()).searchParams.get('v'));
  expect(v).toBeGreaterThan(0);
  expect(v % THREE_MINUTES).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Made to the millimetre.' })).toBeVisible();
});

test('HOME-04 the menus of phone and desktop show the same content, each with pictures in its own size', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  const menu = await openMenu(page, isMobile, 'Kids');
  await expect(menu.getByText('Kids Glasses')).toBeVisible();
  await expect(menu.locator('img').filter({ visible: true }).first()).toHaveAttribute(
    'src',
    isMobile ? /\/800x384\// : /\/628x301\//,
  );
});

test('HOME-05 below the most popular products a carousel shows products of three categories, and each links to its category', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const heading = await readTo(page, 'Worn most');
  const carousel = page.getByRole('group', { name: 'Worn most' });
  await expect(async () => {
    await heading.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(carousel).toBeVisible({ timeout: 1000 });
  }).toPass();
  const shown = carousel.locator('[role=group]:not([inert])');
  await expect(shown.getByRole('link', { name: 'Eyeglasses for women', exact: true })).toBeVisible();
  await expect(shown.getByRole('article')).toHaveCount(4);
  await carousel.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(shown.getByRole('link', { name: 'Eyeglasses for men', exact: true })).toBeVisible();
  await carousel.getByRole('button', { name: 'Next', exact: true }).click();
  await shown.getByRole('link', { name: 'Kids, 4 to 12', exact: true }).click();
  await expect(page).toHaveURL(/\/kids$/);
});

test('HOME-05 offline, the carousel is an empty list and the page still works @phone', async ({ page }) => {
  allowInConsole(page, /status of 503/);
  await page.route('**/v2/products/carousel/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await hydrated(page);
  const answered = page.waitForResponse(/\/v2\/products\/carousel\//);
  await readTo(page, 'An optician at your table');
  await answered;
  await expect(page.getByRole('group', { name: 'Worn most' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'An optician at your table' })).toBeVisible();
});

test('HOME-07 the tile of the home eye test has an image, a heading, a text and a button that leads to the booking', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await readTo(page, 'An optician at your table');
  const tile = page.locator('section', { hasText: 'An optician at your table' }).last();
  const picture = tile.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(tile.getByText(/^Forty minutes, a full eye test/)).toBeVisible();
  await tile.getByRole('link', { name: 'Choose a slot' }).click();
  await expect(page).toHaveURL(/\/hto$/);
});

test('HOME-09 the rating of the shop loads when the shopper scrolls down to it, and the page does not wait for it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/reviews/bottomline')) asked.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  expect(asked).toEqual([]);
  const answered = page.waitForResponse(/\/reviews\/bottomline/);
  await readTo(page, 'What people wrote');
  const { result } = (await (await answered).json()) as {
    result: { bottomline: { average_score: number; total_reviews: number } };
  };
  const { average_score, total_reviews } = result.bottomline;
  expect(total_reviews).toBeGreaterThan(0);
  const said = `${average_score} from ${new Intl.NumberFormat('en').format(total_reviews)} reviews`;
  await expect(page.getByText(said)).toBeVisible();
});

test('HOME-09 a rating that takes longer than two seconds is not shown, and the reviews stay @phone', async ({
  page,
}) => {
  await page.route('**/reviews/bottomline', () => undefined);
  await page.goto('/');
  await hydrated(page);
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/reviews/bottomline'),
  );
  await readTo(page, 'What people wrote');
  await givenUp;
  await expect(page.getByText(/ from [\d,]+ reviews$/)).toHaveCount(0);
  await expect(page.getByText(/^The 132 mm was right/)).toBeVisible();
});

test.describe('pictures that do not load', () => {
  // The service worker of the phone would fetch pictures past the route of the page.
  test.use({ serviceWorkers: 'block' });

  test.beforeEach(async ({ page }) => {
    allowInConsole(page, /net::ERR_FAILED|Service Worker registration blocked/);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
  });

  test('UI-09 placeholders replace the pictures of the home page and of goods, and the banner of a listing, that do not load', async ({
    page,
    isMobile,
  }) => {
    const main = page.getByRole('main');
    await expect(main.locator('figure').first().getByText('No picture yet')).toBeVisible();
    const kind = main.getByRole('link', { name: /^Eyeglasses/ }).first();
    await kind.scrollIntoViewIfNeeded();
    await expect(kind.getByText('No picture yet')).toBeVisible();
    const goods = main.getByRole('article').first();
    await goods.scrollIntoViewIfNeeded();
    await expect(goods.getByText('No picture yet')).toBeVisible();
    const menu = await openMenu(page, isMobile, 'Sunglasses');
    await menu.getByRole('link', { name: 'Premium', exact: true }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'See premium sunglasses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Premium sunglasses' })).toBeVisible();
    // Goods below the title have the same placeholder, and may show it earlier than the banner.
    const banner = main.locator('xpath=.//h1/preceding::*[text()="No picture yet"]');
    await expect(banner).toBeVisible();
  });

  test('UI-09 a placeholder replaces the picture of a menu that does not load', async ({
    page,
    isMobile,
  }) => {
    const menu = await openMenu(page, isMobile, 'Kids');
    const banner = menu
      .getByRole('link')
      .filter({ hasText: 'No picture yet' })
      .filter({ visible: true })
      .first();
    await expect(banner.getByText('No picture yet')).toBeVisible();
    await expect(banner.locator('img')).toHaveCount(0);
    await banner.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/\/$/);
  });
});
