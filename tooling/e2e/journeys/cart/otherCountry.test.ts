import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { bagIsOpen, putInBag } from '../steps/bagSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';

/** The button that names the store of the page and opens the list of all stores. */
const stores = (page: Page) => page.locator('footer summary[title]').filter({ visible: true });

/** Opens the list of stores in the footer of a page and presses one of them. */
async function chooseStore(page: Page, name: RegExp): Promise<void> {
  await stores(page).click();
  await page.locator('footer').getByRole('link', { name }).click();
}

test('CART-19 a shopper who goes to the store of another country sees first which products in the bag are not sold there, and finds the bag again on returning @desktop', async ({
  page,
}) => {
  await putInBag(page, '500101');
  await bagIsOpen(page);
  await putInBag(page, '400201');
  await bagIsOpen(page);
  await page.goto('/');
  await hydrated(page);
  await chooseStore(page, /^Singapore/);
  const dialog = page.getByRole('dialog', { name: 'Go to the store for Singapore?' });
  await expect(dialog.getByText(/^Your bag stays as it is in the store for India/)).toBeVisible();
  const missing = dialog.getByRole('region', { name: 'Not sold in the store for Singapore' });
  await expect(missing.getByRole('listitem')).toHaveText(['Pure peroxide system']);
  const there = dialog.getByRole('region', { name: 'Sold there too' });
  await expect(there.getByRole('listitem')).toHaveText(['Hard case']);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay with India' }).click();
  await expect(dialog).toBeHidden();

  await page
    .locator('footer')
    .getByRole('link', { name: /^Singapore/ })
    .click();
  await there.getByRole('link', { name: 'Look at it there: Hard case' }).click();
  await page.waitForURL(/country=SG/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hard case');
  await expect(stores(page)).toContainText('Singapore');
  await page.goto('/cart?country=IN&language=en');
  for (const name of ['Pure peroxide system', 'Hard case'])
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('CART-19 in Arabic the dialog about the store of another country is in Arabic, and an empty bag shows no dialog @phone', async ({
  page,
}) => {
  await page.goto('/?country=AE&language=ar');
  await hydrated(page);
  await chooseStore(page, /^India/);
  await page.waitForURL(/country=IN/);
  await page.goto('/product/500101?country=AE&language=ar');
  await hydrated(page);
  const add = page.getByRole('button', { name: /^أضف إلى/ }).filter({ visible: true });
  await add.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await chooseStore(page, /^India/);
  const dialog = page.getByRole('dialog', { name: /هل تنتقل إلى متجر الهند؟/ });
  await expect(dialog.getByText(/^تبقى حقيبتك كما هي/)).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'يُباع هناك أيضاً' }).getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('link', { name: /الهند/ }).click();
  await page.waitForURL(/country=IN/);
});
