import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { addToBag } from '../steps/bagSteps.ts';
import { expect, hydrated, test, typePowerOf } from '../steps/shopper.ts';
import { account, register, somebodyNew } from '../steps/signInSteps.ts';

const OWNER = 'Meera Iyer';

/** The saved powers in the lens panel of a frame. */
async function savedPowersOf(page: Page, productId: string): Promise<Locator> {
  await page.goto(`/product/${productId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel
    .getByRole('radio', { name: /^Distance/ })
    .first()
    .check();
  await panel.getByRole('button', { name: 'Next: lenses' }).click();
  await panel.getByRole('button', { name: 'Next: power' }).click();
  await expect(panel.getByRole('radio', { name: /Type it in/ })).toBeVisible();
  return panel.getByRole('region', { name: 'Your saved powers' });
}

/** Asserts that the toast does not cover the bottom bar of a phone. */
async function toastIsAboveBottomBar(page: Page): Promise<void> {
  const toast = await page.getByRole('log').getByText('The prescription is saved').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main menu' }).boundingBox();
  expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}

test('RX-07 a customer adds a prescription in the account, chooses glasses with it, renames it and removes it', async ({
  page,
  isMobile,
}) => {
  await register(page, somebodyNew());
  await expect(account(page)).toBeVisible();

  await page.goto('/customer/prescriptions');
  await expect(page.getByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a prescription' }).click();
  const form = page.getByRole('dialog', { name: 'Add a prescription' });
  await expect(form.getByRole('textbox', { name: 'Right eye, sphere', exact: true })).toBeVisible();
  await typePowerOf(page, '-2.25');
  await form.getByLabel(/^Whose prescription is it/).click();
  await page.keyboard.type(OWNER);
  expect(await axeViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save the prescription' }).click();
  await expect(form).toBeHidden();
  if (isMobile) await toastIsAboveBottomBar(page);
  const saved = page.getByRole('region', { name: OWNER });
  await expect(saved.getByRole('table')).toContainText('−2.25');
  await expect(saved.getByText('Added by you')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const offered = await savedPowersOf(page, '101003');
  await expect(offered.getByRole('table', { name: OWNER })).toContainText('−2.25');
  await expect(offered.getByText(/^Added on /)).toBeVisible();
  await offered.getByRole('button', { name: /^Use this power/ }).click();
  await expect(page.getByRole('textbox', { name: 'Right eye, sphere', exact: true })).toHaveValue('−2.25');
  await addToBag(page);
  await expect(
    page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first(),
  ).toBeVisible();

  await page.goto('/customer/prescriptions');
  await expect(page.getByRole('table', { name: OWNER })).toHaveCount(1);
  await page.getByRole('button', { name: `Rename: ${OWNER}` }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the prescription' });
  await expect(renaming.getByText(/Your bag keeps the name that it has/)).toBeVisible();
  await renaming.getByLabel(/^Whose prescription is it/).press('ControlOrMeta+a');
  await page.keyboard.type('My mother');
  await renaming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('table', { name: 'My mother' })).toBeVisible();
  await expect(page.getByRole('table', { name: OWNER })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove: My mother' }).click();
  const asking = page.getByRole('dialog', { name: 'Remove this prescription?' });
  await expect(asking.getByText(/It is deleted with its pictures/)).toBeVisible();
  await asking.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No prescriptions yet' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(OWNER).first()).toBeVisible();
});
