import type { Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { otherStorefront } from '../steps/devices.ts';
import { bagIsOpen, putInBag, putPowerInBag } from '../steps/bagSteps.ts';
import { expect, hydrated, test } from '../steps/shopper.ts';
import { register, signInByPassword, somebodyNew } from '../steps/signInSteps.ts';

/** A bottle of solution and a case. */
const [SOLUTION, CASE] = ['400102', '500101'];

const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });
const savedLine = (page: Page, name: string) => saved(page).getByRole('listitem').filter({ hasText: name });
const merged = (page: Page) => page.getByRole('region', { name: 'What came from where' });

test('GLOB-02 CART-25 O-23 a new customer signs in with a bag on each device, one in each storefront: the page says which device each product is from, undo separates them, and the removed lines are saved for later', async ({
  page,
  isMobile,
}) => {
  const person = somebodyNew();
  const context = await otherStorefront(page, isMobile);
  const elsewhere = await context.newPage();
  await register(elsewhere, person);
  await putPowerInBag(elsewhere, '1.25');
  await bagIsOpen(elsewhere);
  await putInBag(elsewhere, CASE);
  await bagIsOpen(elsewhere);
  await putPowerInBag(page, '1.25');
  await bagIsOpen(page);
  // A tab remembers the lenses that were chosen in it.
  const tab = await page.context().newPage();
  await putPowerInBag(tab, '2.50');
  await bagIsOpen(tab);
  await tab.close();
  await page.bringToFront();
  await putInBag(page, SOLUTION);
  await bagIsOpen(page);
  await signInByPassword(page, person);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your two bags are one' })).toBeVisible();
  const [here, there] = isMobile ? ['phone', 'computer'] : ['computer', 'phone'];
  await expect(merged(page)).toContainText(`This ${here}`);
  await expect(merged(page)).toContainText(`Your ${there}`);
  await expect(merged(page)).toContainText('Alder, 1 and 1 are 2');
  await expect(page.getByText(`From this ${here}, today`)).toHaveCount(2);
  await expect(page.getByText(`From your ${there}, today`)).toHaveCount(1);
  await expect(page.getByText('In both, 1 and 1 are 2')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const width = isMobile ? 320 : 1024;
  await page.setViewportSize({ width, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await merged(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeAttached();
  await expect(merged(page)).toHaveCount(0);
  await expect(saved(page).getByRole('listitem')).toHaveCount(3);
  await expect(savedLine(page, '2.50')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await saved(page)
    .getByRole('button', { name: /^Move to bag: / })
    .first()
    .click();
  await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  await elsewhere.goto('/cart');
  await expect(saved(elsewhere).getByRole('listitem')).toHaveCount(2);
  await context.close();
});

test('CART-14 products with a typed power are saved for later, are still there after a reload, return to the bag in another tab, and move to the wishlist', async ({
  page,
  context,
}) => {
  await putPowerInBag(page, '1.25');
  await bagIsOpen(page);
  await putInBag(page, CASE);
  await bagIsOpen(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Save for later: Alder' }).click();
  await expect(savedLine(page, 'Alder')).toContainText('1.25');
  await page.getByRole('button', { name: /^Save for later: Hard case/ }).click();
  await expect(page.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
  await page.reload();
  await expect(saved(page).getByRole('listitem')).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Move to bag: Alder' }).click();
  await expect(other.getByRole('heading', { name: 'What you pay, and why' })).toBeVisible();
  await expect(saved(other).getByRole('listitem')).toHaveCount(1);
  await page.bringToFront();
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(saved(page).getByRole('listitem')).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await saved(page)
    .getByRole('button', { name: /^Move to wishlist: Hard case/ })
    .click();
  await expect(saved(page)).toHaveCount(0);
  await expect(page.getByText(/Hard case.* is on your wishlist/)).toBeVisible();
});

test('CART-19 a bag with a typed power is emptied, undo restores all of it in its order, and another tab that still shows it then finds it empty', async ({
  page,
  context,
}) => {
  const heading = { name: 'Your shopping cart is empty' };
  const lineOf = (tab: Page, name: string) =>
    tab.getByRole('listitem').filter({ has: tab.getByRole('button', { name: `Remove ${name}` }) });
  const clear = (tab: Page) => tab.getByRole('button', { name: 'Empty the bag' });
  const isWhole = async (tab: Page) => {
    await expect(lineOf(tab, 'Alder')).toContainText('1.25');
    await expect(lineOf(tab, 'Alder')).toContainText('Arrives by ');
    await expect(lineOf(tab, 'Hard case')).toContainText('Comes with the rest. Ordered alone: by ');
    await expect(tab.getByRole('group', { name: 'Hard case' })).toHaveText('2');
    const names = tab.getByRole('button', { name: /^Remove (Alder|Hard case)$/ });
    await expect(names.first()).toHaveAccessibleName('Remove Alder');
    await expect(names).toHaveCount(2);
  };
  await putPowerInBag(page, '1.25');
  await bagIsOpen(page);
  await putInBag(page, CASE);
  await bagIsOpen(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more: Hard case' }).click();
  await isWhole(page);
  await clear(page).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await isWhole(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await isWhole(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await isWhole(other);
  await clear(page).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await clear(other).click();
  await expect(other.getByRole('heading', heading)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('CART-15 the page says that another tab has removed pieces, and the last piece stays in the bag', async ({
  page,
  context,
}) => {
  const pieces = (tab: Page) => tab.getByRole('group', { name: 'Hard case' });
  const fewer = (tab: Page) => tab.getByRole('button', { name: 'One fewer: Hard case' });
  await putInBag(page, CASE);
  await bagIsOpen(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more: Hard case' }).click();
  await expect(pieces(page)).toHaveText('2');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(pieces(other)).toHaveText('2');
  await hydrated(other);
  await fewer(page).click();
  await expect(pieces(page)).toHaveText('1');
  await fewer(other).click();
  await expect(other.getByText('There is 1 piece of it in your bag now')).toBeVisible();
  await expect(pieces(other)).toHaveText('1');
  await other.getByRole('button', { name: 'Remove Hard case' }).click();
  await expect(other.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible();
});
