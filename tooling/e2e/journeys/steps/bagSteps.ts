import { expect, type Page } from '@playwright/test';
import { hydrated, typePowerOf } from './shopper.ts';

/** Presses the button that puts the product of the page, or the chosen lenses, into the bag. */
export async function addToBag(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add to bag/ })
    .filter({ visible: true })
    .first()
    .click();
}

/** Waits until the bag is open at the side. */
export async function bagIsOpen(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: /Shopping cart/i })).toBeVisible();
}

/** Opens a product that needs no lenses, and puts one piece of it into the bag. */
export async function putInBag(page: Page, productId: string): Promise<void> {
  await page.goto(`/product/${productId}`);
  await hydrated(page);
  await addToBag(page);
}

/** Opens a frame and chooses clear distance lenses in its lens panel, and the way in which the power is given. */
export async function goToPowerEntry(
  page: Page,
  address: string,
  way: 'typed' | 'picture',
  lenses = 'Select lenses',
): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: lenses }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: lenses });
  const next = panel.locator('button[type=submit]');
  await panel.locator('input[value=single_vision]').check();
  await next.click();
  await panel.getByRole('radio').first().check();
  await next.click();
  await panel.locator(`input[value=${way}]`).check();
  await next.click();
}

/** Opens a frame and puts it into the bag, with clear distance lenses and a typed power, the same for both eyes. */
export async function putPowerInBag(page: Page, sphere: string, productId = '100101'): Promise<void> {
  await goToPowerEntry(page, `/product/${productId}`, 'typed');
  await typePowerOf(page, sphere);
  await addToBag(page);
}
