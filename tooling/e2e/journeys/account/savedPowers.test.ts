import type { Locator, Page } from '@playwright/test';
import { bagIsOpen } from '../steps/bagSteps.ts';
import { orderForCash } from '../steps/orderSteps.ts';
import { expect, fillAddress, putFrameInBag, test } from '../steps/shopper.ts';
import { account, register, somebodyNew } from '../steps/signInSteps.ts';

const OWNER = 'Maximiliane Wolfeschlegelsteinhausenbergerdorff';

/** Goes through the lens panel of a frame as far as the question how the power is given. */
async function goToPower(page: Page, productId: string): Promise<Locator> {
  await page.goto(`/product/${productId}`);
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel
    .getByRole('radio', { name: /^Distance/ })
    .first()
    .check();
  await panel.getByRole('button', { name: 'Next: lenses' }).click();
  await panel.getByRole('button', { name: 'Next: power' }).click();
  return panel;
}

async function typeValues(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await page.getByRole('textbox', { name, exact: true }).click();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

/** Puts the product with the power that is filled in into the bag, and returns to the product with one more in the bag. */
async function addToBag(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add to bag/ }).click();
  await expect(
    page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first(),
  ).toBeVisible();
}

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('RX-07 a customer uses a saved power for another frame and for a line of the bag, and the order names its owner', async ({
  page,
}) => {
  await register(page, somebodyNew());
  await expect(account(page)).toBeVisible();

  const first = await goToPower(page, '100101');
  await expect(first.getByText('Your saved powers')).toHaveCount(0);
  await first.getByRole('button', { name: 'Next: type it in' }).click();
  await typeValues(page, {
    'Right eye, sphere': '-6.50',
    'Right eye, cylinder': '-3.75',
    'Right eye, axis': '175',
    'Left eye, sphere': '-5.75',
  });
  await page.getByLabel(/^Whose prescription is it/).click();
  await page.keyboard.type(OWNER);
  await addToBag(page);

  const second = await goToPower(page, '101003');
  const saved = second.getByRole('region', { name: 'Your saved powers' });
  await expect(saved.getByRole('table', { name: OWNER })).toContainText('−6.50');
  await expect(saved.getByText('It fits these lenses.')).toBeVisible();
  await saved.getByRole('button', { name: /^Use this power/ }).click();
  await expect(page.getByRole('textbox', { name: 'Right eye, sphere', exact: true })).toHaveValue('−6.50');
  await addToBag(page);

  await page.goto('/product/100602');
  await putFrameInBag(page);
  await bagIsOpen(page);
  await page.goto('/cart');
  const later = page.getByText('We will call or write to you for the power.');
  await expect(page.getByText(OWNER)).toHaveCount(2);
  await expect(later).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Change power.*Aspen/ })
    .filter({ visible: true })
    .click();
  const editor = page.getByRole('dialog', { name: /Aspen/ });
  await editor.getByText('Your saved powers').click();
  expect(await noSidewaysScroll(page)).toBe(true);
  await editor.getByRole('button', { name: /^Use this power/ }).click();
  await expect(editor.getByText('The saved power is filled in. Please check it.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save this power' }).click();
  await expect(editor).toBeHidden();
  await expect(later).toHaveCount(0);
  await expect(page.getByText(OWNER)).toHaveCount(3);
  expect(await noSidewaysScroll(page)).toBe(true);

  await page
    .getByRole('link', { name: /proceed to checkout/i })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/checkout/onepage/**');
  await fillAddress(page);
  await orderForCash(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByText(OWNER).first()).toBeVisible();
  await expect(page.getByText(/−6\.50/).first()).toBeVisible();

  await page.goto('/customer/prescriptions');
  await expect(page.getByRole('table', { name: OWNER })).toHaveCount(1);
});

test('RX-08 contact lenses show a saved power of glasses and say why it does not fit, and a guest sees no saved power @phone', async ({
  page,
}) => {
  const asGuest = await goToPower(page, '101003');
  await expect(asGuest.getByRole('radio', { name: /Type it in/ })).toBeVisible();
  await expect(asGuest.getByText('Your saved powers')).toHaveCount(0);

  await register(page, somebodyNew());
  await expect(account(page)).toBeVisible();
  const panel = await goToPower(page, '100101');
  await panel.getByRole('button', { name: 'Next: type it in' }).click();
  await typeValues(page, { 'Right eye, sphere': '-2.25', 'Left eye, sphere': '-2.00' });
  await page.getByLabel(/^Whose prescription is it/).click();
  await page.keyboard.type(OWNER);
  await addToBag(page);

  await page.goto('/product/300101#power');
  await page.getByText('Your saved powers').click();
  await expect(page.getByText(/This power is for glasses/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Use this power|Fill it in)/ })).toHaveCount(0);
});
