import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { otherStorefront } from '../steps/devices.ts';
import { putPowerInBag } from '../steps/bagSteps.ts';
import { typeAddress } from '../steps/orderSteps.ts';
import { expect, goToCheckout, hydrated, putFrameAloneInBag, test } from '../steps/shopper.ts';
import { register, somebodyNew } from '../steps/signInSteps.ts';

const FRAME = 100101;
const SPHERE = '1.25';

/** Opens the dialog with the link and returns the link. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Continue on|المتابعة على)/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^(Code of the link|رمز الرابط)/ })).toBeVisible();
  await expect(dialog.getByRole('timer')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  return dialog.getByRole('textbox').inputValue();
}

const isElsewhere = (page: Page) =>
  expect(page.getByRole('heading', { name: /^This checkout continues on a / })).toBeVisible();

test('a checkout continues on another device with its power and address and is ordered there, and the first device shows that @desktop', async ({
  page,
  isMobile,
}) => {
  await putPowerInBag(page, SPHERE);
  await goToCheckout(page);
  await typeAddress(page);
  const link = await linkOf(page);

  const device = await otherStorefront(page, isMobile);
  const there = await device.newPage();
  await there.goto(link);
  await expect(there.getByRole('heading', { name: 'Continue your checkout here' }).last()).toBeVisible();
  await expect(there.getByRole('main')).not.toContainText(/Maximiliane|Neelkanth|98220/);
  expect(await axeViolations(there)).toEqual([]);
  await there.getByRole('button', { name: 'Continue here' }).click();
  await there.waitForURL('**/checkout/onepage/**');
  await expect(there.getByRole('main')).toContainText('Neelkanth Residency, Lane 6');
  await expect(there.getByRole('main')).toContainText('Maximiliane von Hohenstein-Venkataraman');

  // The dialog of the first device is still open: it shows the change without a reload, and can take the checkout back.
  await page.bringToFront();
  await isElsewhere(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/cart');
  await isElsewhere(page);

  await there.bringToFront();
  await there.goto('/cart');
  await expect(there.getByRole('main')).toContainText(SPHERE);
  await there.goto('/checkout/onepage/');
  await there.getByRole('button', { name: 'Continue to payment' }).click();
  await there.getByText('Cash on delivery', { exact: true }).click();
  await there.getByRole('button', { name: /^Place order/ }).click();
  await expect(there.getByText(/Order \d{10}/).first()).toBeVisible();
  await device.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: /^This checkout was ordered on a / })).toBeVisible();
});

test('the first device takes the checkout back, the bag of each device is saved for later, and the link no longer works @phone', async ({
  page,
  isMobile,
}) => {
  await putPowerInBag(page, SPHERE);
  await goToCheckout(page);
  const link = await linkOf(page);

  const device = await otherStorefront(page, isMobile);
  const there = await device.newPage();
  await there.goto(`/product/${FRAME}`);
  await hydrated(there);
  await putFrameAloneInBag(there);
  await expect(there.getByRole('dialog', { name: /Shopping cart/i })).toBeVisible();
  await there.goto(link);
  await expect(there.getByText('The item in the bag here is saved for later.')).toBeVisible();
  await there.getByRole('button', { name: 'Continue here' }).click();
  await there.waitForURL('**/checkout/onepage/**');
  await expect(there.getByLabel('Mobile number')).toBeVisible();
  await there.goto('/cart');
  await expect(there.getByRole('region', { name: 'Saved for later' }).getByRole('listitem')).toHaveCount(1);

  await page.bringToFront();
  await isElsewhere(page);
  await page.getByRole('button', { name: 'Bring it back here' }).click();
  await expect(page.getByText('Your checkout is here again.')).toBeVisible();
  await expect(page.getByLabel('Mobile number')).toBeVisible();

  await there.bringToFront();
  await there.reload();
  await isElsewhere(there);
  await there.goto(link);
  await expect(there.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  await device.close();
});

test('the checkout of a customer asks for a sign-in on the other device, in Arabic too @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/?country=AE&language=en');
  await register(page, somebodyNew());
  await page.goto(`/product/${FRAME}`);
  await hydrated(page);
  await putFrameAloneInBag(page);
  await goToCheckout(page);
  await page.goto('/checkout/onepage/?language=ar');
  await hydrated(page);
  const link = await linkOf(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const device = await otherStorefront(page, isMobile);
  const there = await device.newPage();
  await there.goto(link);
  await expect(there.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(there.getByRole('heading', { name: 'هذا الطلب يخص حساباً' })).toBeVisible();
  await expect(there.getByRole('button', { name: 'المتابعة هنا' })).toHaveCount(0);
  expect(await axeViolations(there)).toEqual([]);
  await there.getByRole('link', { name: 'تسجيل الدخول' }).click();
  await there.waitForURL(/returnTo=/);
  await device.close();
});
