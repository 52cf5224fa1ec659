import { axeViolations } from '../steps/axeViolations.ts';
import { expect, test } from '../steps/shopper.ts';

/** Addresses that the sandbox's location service knows. */
const IN_SINGAPORE = { 'x-forwarded-for': '198.51.100.7' };
const IN_INDIA = { 'x-forwarded-for': '192.0.2.7' };

test('CTRY-07 CTRY-08 CTRY-09 a visitor from Singapore is out of town in India, and goes to the store of Singapore with the campaign of the visit', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(IN_SINGAPORE);
  await page.goto('/?utm_source=letter&utm_campaign=autumn');
  const banner = page.getByRole('dialog', { name: 'You are out of town' });
  await expect(banner).toContainText('Singapore');
  expect(await axeViolations(page)).toEqual([]);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const origin = new URL(page.url()).origin;
  await banner.getByRole('link', { name: 'Go to Singapore website' }).click();
  await page.waitForURL(/[?&]ref=/);
  const { searchParams } = new URL(page.url());
  expect(['country', 'ref', 'utm_source', 'utm_campaign'].map((name) => searchParams.get(name))).toEqual([
    'SG',
    origin,
    'letter',
    'autumn',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('Singapore');
});

test('CTRY-07 CTRY-08 in Arabic, a visitor from India who stays in the Emirates sees the banner once @phone', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(IN_INDIA);
  await page.goto('/?country=AE&language=ar');
  const banner = page.getByRole('dialog');
  await expect(banner).toContainText('الهند');
  expect(await axeViolations(page)).toEqual([]);
  await banner.getByRole('button').last().click();
  await expect(banner).toBeHidden();
  const asked = page.waitForRequest(/configurations\/location/, { timeout: 4_000 }).catch(() => null);
  await page.reload();
  expect(await asked).toBeNull();
  await expect(banner).toBeHidden();
});

test('CTRY-07 a visitor from India sees no banner in India @phone', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(IN_INDIA);
  const asked = page.waitForResponse(/configurations\/location/);
  await page.goto('/');
  expect(await (await asked).json()).toMatchObject({ result: { countryCode: 'IN', audienceType: 'LOCAL' } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
