import type { Page } from '@playwright/test';
import { allowInConsole, expect, test, hydrated } from '../steps/shopper.ts';

/** Opens the search of the storefront: the field in the header, or the bottom bar of the phone. */
async function openSearch(page: Page, isMobile: boolean) {
  if (isMobile)
    await page
      .getByRole('navigation', { name: /menu|القائمة/i })
      .last()
      .locator('a[href="/search"]')
      .tap();
  else await page.getByRole('banner').getByRole('searchbox').click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

/** Types a text key by key and opens its results. */
async function searchFor(page: Page, isMobile: boolean, text: string) {
  const field = await openSearch(page, isMobile);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 15 });
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
}

const head = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/in \d+ colours/)
    .first();

test('SRCH-03 CATG-08 the search understands words of filters, prices, powers and lenses @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  for (const [text, said] of [
    ['gold aviator women', /^\d+ products? in \d+ colours and packs\.$/],
    ['glasses for men under 2000', /^\d+ products? in \d+ colours and packs\.$/],
    ['progressive', /these take the ones that you asked for/],
    ['reading +1.5', /can be made with .?\+1\.50/],
    ['rayban style', /sell no other maker’s/],
    ['titanum', /Read as “titanium”/],
  ] as const) {
    await searchFor(page, isMobile, text);
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('CATG-08 when no product matches all words, the nearest products are listed first, and a part of the words can be tried', async ({
  page,
  isMobile,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  await searchFor(page, isMobile, 'titanium round');
  await expect(page.getByRole('main').getByText(/Nothing has all of this/)).toBeVisible();
  const part = page.getByRole('list', { name: 'Parts of your search' }).getByRole('link', { name: /^round/ });
  const count = Number(/\d+$/.exec((await part.innerText()).trim())?.[0]);
  if (isMobile) await part.tap();
  else await part.click();
  await page.waitForURL('**/search?q=round');
  await expect(page.getByText(new RegExp(`^${count} products in \\d+ colours and packs\\.$`))).toBeVisible();
});

test('CATG-08 a search without results offers the searches of others and the most popular products', async ({
  page,
  isMobile,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const field = await openSearch(page, isMobile);
  await page.keyboard.type('qqzzqq', { delay: 15 });
  await expect(page.getByRole('dialog').getByText('Nothing found for “qqzzqq”')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Trending in India' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing found for “qqzzqq”' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Worn most' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Round frames' }).click();
  await expect(page).toHaveURL(/frame_shape=round/);
});

test('CATG-08 the results of a search can be sorted', async ({ page, isMobile }) => {
  await page.goto('/search?q=tortoise');
  await hydrated(page);
  const order = page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true });
  await expect(order).toHaveValue('relevance');
  if (isMobile) await order.tap();
  else await order.click();
  // The options of a select are walked with keys: the browser draws the list outside the page.
  await page.keyboard.press('Escape');
  await order.focus();
  await page.keyboard.type('Price, low');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=tortoise&sort=price_asc/);
  await expect(order).toHaveValue('price_asc');
});

test('CATG-05 a listing counts models and shows their colours beside them, before and after a filter', async ({
  page,
  isMobile,
}) => {
  await page.goto('/eyeglasses');
  await hydrated(page);
  const counted = async () =>
    /^(?:(\d+) of )?(\d+) frames,? in (\d+) colours\./
      .exec(await head(page).innerText())
      ?.slice(1)
      .map(Number) ?? [];
  const [, all = 0, colours = 0] = await counted();
  expect(all).toBeGreaterThan(20);
  expect(colours).toBeGreaterThan(all * 3);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).tap();
  const round = page
    .getByRole('checkbox', { name: /^Round/ })
    .filter({ visible: true })
    .first();
  const models = Number(
    /(\d+)$/.exec((await round.locator('xpath=ancestor::label').innerText()).trim())?.[1],
  );
  await page.getByText('Round', { exact: true }).filter({ visible: true }).first().click();
  if (isMobile) await page.getByRole('button', { name: `Show ${models} frames` }).tap();
  await expect(page).toHaveURL(/frame_shape=round/);
  await expect.poll(async () => (await counted()).slice(0, 2)).toEqual([models, all]);
});

test('SRCH-02 CTRY-04 the search opens with the searches of others in the country, five on a desktop and three on a phone, and the shopper’s own recent searches', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  await searchFor(page, isMobile, 'gold aviator');
  await searchFor(page, isMobile, 'rimless');
  await page.goto('/');
  await hydrated(page);
  await openSearch(page, isMobile);
  const trending = page.getByRole('group', { name: 'Trending in India' }).getByRole('option');
  await expect(trending).toHaveCount(isMobile ? 3 : 5);
  await expect(trending.first()).toHaveText('Round frames');
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['rimless', 'gold aviator']);
  await recent.getByRole('option', { name: 'gold aviator' }).click();
  await expect(page).toHaveURL('/search?q=gold%20aviator');
});

for (const slower of [1, 6])
  test(`SRCH-01 no letter is lost that is typed as soon as the page is shown, ${slower} times slower`, async ({
    page,
    isMobile,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox').first();
    await field.waitFor();
    if (isMobile) await field.tap();
    else await field.click();
    await page.keyboard.type('glasses for men under 2000', { delay: 45 });
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('glasses for men under 2000');
  });

test('SRCH-02 without words the search page shows the searches of others', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'What are you looking for?' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Round frames' }).click();
  await expect(page).toHaveURL(/frame_shape=round/);
});

test('CATG-08 the search understands the same in Arabic @phone', async ({ page, isMobile }) => {
  await page.goto('/?country=SA&language=ar');
  await hydrated(page);
  await searchFor(page, isMobile, 'نظارات للرجال أقل من 200');
  await expect(page.getByRole('main').getByText(/^\d+ منتجات/)).toBeVisible();
  await searchFor(page, isMobile, 'تيتانيوم دائري');
  await expect(page.getByRole('main').getByText(/لا شيء يجمع كل هذا/)).toBeVisible();
});

test('CATG-07 filters that empty a search say so, and the one that empties it can be removed', async ({
  page,
  isMobile,
}) => {
  await page.goto('/search?q=eyeglasses&material=titanium&frame_shape=aviator');
  await hydrated(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(/Empty filters/i);
  const remove = alert.getByRole('link', { name: /^Remove/ }).first();
  await (isMobile ? remove.tap() : remove.click());
  await page.waitForURL((url) => url.searchParams.size === 2);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('SRCH-05 a suggested product whose picture fails has a placeholder, and the suggestions hide when the field is left', async ({
  page,
  isMobile,
  context,
}) => {
  allowInConsole(page, /net::ERR_FAILED/);
  await context.route('**/media/**', (route) => route.abort());
  await page.goto('/support');
  await hydrated(page);
  const field = await openSearch(page, isMobile);
  await page.keyboard.type('alder', { delay: 15 });
  const product = page.getByRole('option', { name: /Alder/ }).filter({ hasText: '₹' }).first();
  await expect(product).toBeVisible();
  await expect(product.locator('.shot-missing')).toBeVisible();
  await expect(product.locator('img')).toHaveCount(0);
  await field.blur();
  await expect(page.getByRole('dialog')).toBeHidden();
});
