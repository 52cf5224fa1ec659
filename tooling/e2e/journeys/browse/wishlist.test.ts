import { expect, test } from '../steps/shopper.ts';

test('WISH-01 WISH-04 products on the wishlist are still there after a reload, and the panel removes one or all of them', async ({
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
  const empty = page.getByRole('dialog', { name: 'Products (0)' });
  await expect(empty.getByText('Your wishlist is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(empty).toBeHidden();
  await heart.click();
  await page.getByRole('button', { name: 'Wishlist, 1' }).click();
  await panel.getByRole('button', { name: 'clear list' }).click();
  await expect(empty.getByText('Your wishlist is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('buying a frame of the wishlist opens its page with the lens panel, and buying a case puts it into the bag at once @phone', async ({
  page,
}) => {
  for (const [count, list, name] of [
    [1, '/eyeglasses', 'Alder'],
    [2, '/accessories', 'Hard case'],
  ] as const) {
    await page.goto(list, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: `Save ${name} to the wishlist` })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `Wishlist, ${count}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Wishlist, 2' }).click();
  const panel = page.getByRole('dialog', { name: 'Products (2)' });
  await panel.getByRole('button', { name: 'Add to bag' }).click();
  const popup = page.getByRole('dialog', { name: /Shopping cart/i });
  await expect(popup).toBeVisible();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Wishlist, 2' }).click();
  await panel.getByRole('link', { name: 'Select lenses' }).click();
  await page.waitForURL('**/product/*alder*');
  await expect(page.getByRole('dialog', { name: 'Select lenses' })).toBeVisible();
  await expect(panel).toBeHidden();
});
