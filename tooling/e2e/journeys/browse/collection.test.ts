import { allowInConsole, expect, hydrated, test } from '../steps/shopper.ts';
import { openMenu } from '../steps/menuSteps.ts';

const PAGE = '/collection/light-as-wire';
const SHOPPER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' };
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

test('HOME-08 a collection opens from the menu with five items, appends the others while scrolling, and leads to a listing and back', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await hydrated(page);
  const menu = await openMenu(page, isMobile, 'Eyeglasses');
  await menu.getByRole('link', { name: 'Light as wire' }).filter({ visible: true }).click();
  await page.waitForURL(`**${PAGE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Light as wire' })).toBeVisible();
  await expect(page).toHaveTitle('Light glasses of titanium and wire');
  const items = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(items).toHaveCount(5);
  await items.last().scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(7);
  await page.getByRole('link', { name: 'Premium sunglasses' }).filter({ visible: true }).last().click();
  await page.waitForURL('**/category/2011');
  await page.goBack();
  await expect(items).toHaveCount(7);
});

test('HOME-08 without scripts a collection has a link to its other items, and a crawler gets all of them; an unknown one is not found', async ({
  page,
  request,
}) => {
  const headings = async (path: string, headers = SHOPPER) =>
    (await (await request.get(path, { headers })).text()).match(/<h2/g)?.length ?? 0;
  const first = await headings(PAGE);
  expect(await headings(`${PAGE}?page=1`)).toBe(first + 2);
  expect(await headings(PAGE, CRAWLER)).toBe(first + 2);
  const html = await (await request.get(PAGE, { headers: SHOPPER })).text();
  expect(html).toMatch(/rel="canonical" href="[^"]*\/collection\/light-as-wire"/);
  expect(html).toContain('"BreadcrumbList"');
  expect(html).toContain(`href="${PAGE}?page=1"`);
  allowInConsole(page, /status of 404/);
  expect((await page.goto('/collection/nothing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('HOME-08 a collection in Arabic runs from right to left and has no text of another language @phone', async ({
  page,
}) => {
  await page.goto(`${PAGE}?country=AE&language=ar`);
  await expect(page.getByRole('heading', { level: 1, name: 'خفة السلك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /[\u0600-\u06ff]/,
  );
});

test('HOME-06 the banners of the landing page turn by button and lead to a collection; the listing shows its goods first', async ({
  page,
}) => {
  await page.goto('/eyeglasses.html');
  await hydrated(page);
  const banners = page.getByRole('group', { name: 'Banners' });
  await banners.getByRole('button', { name: 'Next', exact: true }).click();
  await banners.getByRole('link', { name: 'Round and panto' }).click();
  await page.waitForURL('**/collection/round-and-panto');
  await expect(page.getByRole('heading', { level: 1, name: 'Round and panto' })).toBeVisible();
  await page.goto('/eyeglasses');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(banners).toHaveCount(0);
});
