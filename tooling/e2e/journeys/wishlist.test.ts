import { expect, test } from './shopper.ts';

test('WISH-01 goods that are put aside are still there after a reload, and come off in the panel', async ({
  page,
}) => {
  await page.goto('/eyeglasses', { waitUntil: 'networkidle' });
  const heart = page.getByRole('button', { name: 'Save Alder to the wishlist' }).first();
  await heart.click();
  await expect(page.getByRole('button', { name: 'Wishlist, 1' })).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Wishlist, 1' }).click();
  const panel = page.getByRole('dialog', { name: 'Products (1)' });
  await panel.getByRole('button', { name: 'Remove Alder' }).click();
  await expect(page.getByRole('dialog', { name: 'Products (0)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
