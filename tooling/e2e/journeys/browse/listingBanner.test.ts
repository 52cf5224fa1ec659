import type { Page } from '@playwright/test';
import { openMenu } from '../steps/menuSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';

const FIRST_PAGE = /^15 of \d+ colours seen$/;

/** Turns the wheel until the end of the first page of goods is `below` pixels below the window. */
async function scrollToEnd(page: Page, below: number): Promise<void> {
  const away = () =>
    page
      .getByText(FIRST_PAGE)
      .evaluate(
        (text, wanted) =>
          text.parentElement!.parentElement!.getBoundingClientRect().top - innerHeight - wanted,
        below,
      );
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, Math.round(await away()));
      // The wheel scrolls after the call has returned.
      await page.waitForTimeout(150);
      return Math.abs(await away());
    })
    .toBeLessThan(10);
}

test('CATG-01 CATG-05 a category from the menu has its banner; its next page is loaded about 180 px before the end, but not in a listing without a banner', async ({
  page,
  isMobile,
}) => {
  const nextPages: string[] = [];
  page.on('request', (request) => {
    if (/\/v2\/products\/category\/.*[?&]page=1\b/.test(request.url())) nextPages.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  const menu = await openMenu(page, isMobile, 'Sunglasses');
  await menu.getByRole('link', { name: 'Premium', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/premium-sunglasses');
  await page.getByRole('link', { name: 'See premium sunglasses' }).click();
  await page.waitForURL('**/category/2011');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Premium sunglasses' })).toBeVisible();
  const banner = main.locator('img[src^="/media/banners/premium-sunglasses-"]');
  await expect(banner).toBeInViewport();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // The picture has the shape of its place: 16:5, or 16:3 on a wide screen.
  const [shown, own] = await banner.evaluate((image: HTMLImageElement) => [
    image.clientWidth / image.clientHeight,
    image.naturalWidth / image.naturalHeight,
  ]);
  expect(shown).toBeCloseTo(isMobile ? 16 / 5 : 16 / 3, 1);
  expect(own).toBeCloseTo(shown, 1);

  const goods = main.getByRole('article');
  await scrollToEnd(page, 200);
  await page.waitForTimeout(400);
  expect(nextPages).toEqual([]);
  await expect(goods).toHaveCount(15);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => goods.count()).toBeGreaterThan(15);
  expect(nextPages).toHaveLength(1);

  await (
    await openMenu(page, isMobile, 'Sunglasses')
  )
    .getByRole('link', { name: 'New this month' })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/new');
  await expect(main.getByRole('heading', { level: 1, name: 'New this month' })).toBeVisible();
  await expect(main.locator('img[src^="/media/banners/"]')).toHaveCount(0);
  await scrollToEnd(page, 120);
  await page.waitForTimeout(400);
  await expect(goods).toHaveCount(15);
});
