import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ACCEPTED, frameOf, pressPay, typeCard } from './cardSteps.ts';
import { expect, fillAddress, goToCheckout, test } from './shopper.ts';
import { deliver } from './storePeople.ts';

/** Buys a frame by card, and opens the page of the order; its number. */
async function buyFrame(page: Page): Promise<string> {
  await page.goto('/product/100101');
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog', { name: 'Select lenses' });
  await panel.getByRole('radio', { name: /^Frame Only/ }).check();
  await panel.getByRole('button', { name: /^Add to bag/ }).click();
  await goToCheckout(page);
  await fillAddress(page, undefined, `guest.${randomUUID().slice(0, 8)}@post.example`);
  await page.getByRole('radio', { name: /card/i }).check();
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible();
  await typeCard(page, ACCEPTED);
  await pressPay(page);
  await page.getByRole('link', { name: /See the order/ }).click();
  await expect(page.getByRole('list', { name: /^The way of/ }).first()).toBeVisible();
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** Begins the exchange of the delivered frame from the page of its order. */
async function beginExchange(page: Page, what: 'Something new' | 'The same model'): Promise<void> {
  await page
    .getByRole('link', { name: /^Exchange / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Does not fit' }).click();
  await page.getByText(what, { exact: true }).click();
  await page.getByRole('button', { name: 'Begin the exchange' }).click();
}

test('SHELL-03 SHELL-04 CART-23 ROUTE-18 a frame is exchanged for another one from the list, seen in another tab, and left', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const orderId = await buyFrame(page);
  await expect(page.getByRole('link', { name: /^Exchange / })).toHaveCount(0);
  await deliver(request, orderId);
  await page.reload();
  await beginExchange(page, 'Something new');
  const bar = page.getByRole('region', { name: 'Exchange open' });
  await expect(bar).toBeVisible();
  await expect(page.getByText(/^pay ₹/).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/eyeglasses');
  const dialog = other.getByRole('dialog', { name: 'An exchange is open in another tab' });
  await expect(dialog.getByRole('button', { name: 'Close the exchange' })).toBeVisible();
  await other.close();
  await page.getByRole('article').filter({ hasText: /pay ₹/ }).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Select lenses' }).filter({ visible: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: /^Frame Only/ }).check();
  await panel.getByRole('button', { name: 'Choose for the exchange' }).click();
  await page.waitForURL(/\/customer\/my\/order\/return\//);
  await expect(page.getByRole('heading', { level: 1, name: / for / })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'The difference' })).toContainText('You pay');
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await expect(page.getByText(/^Collected /)).toBeVisible();
  await page.getByRole('button', { name: 'Leave the exchange' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('link', { name: /^Exchange / }).first()).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('RET-10 the same model once more is agreed, and both orders name each other', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const orderId = await buyFrame(page);
  await deliver(request, orderId);
  await page.reload();
  await beginExchange(page, 'The same model');
  await page.getByText('We collect it at your door').click();
  await page.getByText('12:00–15:00').click();
  await page.getByRole('button', { name: /^Exchange/ }).click();
  await page.waitForURL(/order-summary/);
  const exchanged = page.getByText(/^Exchanged for order/);
  await expect(exchanged).toBeVisible();
  await exchanged.getByRole('link').first().click();
  await expect(page.getByText(/^In exchange for goods of order/)).toContainText(orderId);
});
