import { expect, test } from './shopper.ts';

test('CTRY-01 the Emirates are shopped in Arabic: mirrored, in dirhams, and amounts stay left-to-right', async ({
  page,
}) => {
  await page.goto('/product/100101?country=AE&language=ar');
  const document = page.locator('html');
  await expect(document).toHaveAttribute('dir', 'rtl');
  await expect(document).toHaveAttribute('lang', /^ar/);
  const amount = page.getByRole('main').getByText(/AED/).filter({ visible: true }).first();
  await expect(amount).toBeVisible();
  expect(
    await amount.evaluate((element) => getComputedStyle(element.closest('bdi, [dir]') ?? element).direction),
  ).toBe('ltr');
  await page.getByRole('button', { name: 'اختر العدسات' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('CTRY-03 without a choice the store is India’s, in English and rupees', async ({ page }) => {
  await page.goto('/product/100101');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/₹/).filter({ visible: true }).first()).toBeVisible();
});
